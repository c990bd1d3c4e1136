import { useEffect, useRef, useState } from 'preact/hooks';
import { HOLD_DAYS, isOver, leaveEvent, LONGEST_HOLD_DAYS, type EventSheet } from '../link/index.ts';
import { watchKept, type Report } from '../../offline/keeping/index.ts';
import { address } from '../../ground/address.ts';
import { dateInWords } from '../../wording/date-in-words.ts';
import '../../parts/verdict.css';

interface Props {
  readonly sheet: EventSheet;
  /** What the device plays at, if anything. */
  readonly pinned: EventSheet | null;
  /** False where the browser keeps nothing. */
  readonly kept: boolean;
  /** Whether it was made here, just now. */
  readonly made: boolean;
  readonly pin: () => void;
}

/** Whether this device plays by the sheet, and what to do about it. */
export function Standing({ sheet, pinned, kept, made, pin }: Props) {
  const answer = useRef<HTMLParagraphElement>(null);
  const plays = pinned !== null && JSON.stringify(pinned) === JSON.stringify(sheet);
  const played = useRef(plays);
  useEffect(() => {
    // The button that was tapped is gone, and another does the contrary in its place: what came of it has the focus.
    if (played.current !== plays) answer.current?.focus();
    played.current = plays;
  }, [plays]);
  if (!kept)
    return (
      <div class="box verdict open">
        <p class="answer">Nothing can be kept here</p>
        <p>
          This browser keeps nothing for this site, as in some private windows: the sheet can be read here, but the site
          does not follow it. Open the link in an ordinary window.
        </p>
      </div>
    );
  if (plays)
    return (
      <div class="box verdict">
        <p class="answer" ref={answer} tabindex={-1}>
          You play by this sheet
        </p>
        <p>Every page of this site names the event, and answers in DBM {sheet.edition}, until you leave.</p>
        {isOver(sheet) ? <p>It ended on {dateInWords(sheet.until ?? '')}.</p> : <CopyHeld until={sheet.until} />}
        <p class="buttons">
          <button type="button" onClick={leaveEvent}>
            Leave the event
          </button>
        </p>
      </div>
    );
  return (
    <div class="box verdict open">
      <p class="answer" ref={answer} tabindex={-1}>
        {titleOf(sheet, made)}
      </p>
      {pinned === null ? (
        <p>
          {made
            ? 'Pass it on, below. Nothing has changed on this device: tap, if it shall answer by the sheet too.'
            : 'It comes from the link that you opened, not from this site. Nothing has changed on this device: tap, if it is the sheet of your umpire.'}
        </p>
      ) : (
        <p>
          This device plays by {pinned.name === sheet.name ? 'another sheet' : 'the sheet'} of <bdi>{pinned.name}</bdi>,
          until you leave it or replace it.
        </p>
      )}
      <p class="buttons">
        <button type="button" class="primary" onClick={pin}>
          {pinned !== null && (
            <>
              Leave <bdi>{pinned.name}</bdi>, and play
            </>
          )}
          {pinned === null && 'Play'} by this sheet
        </button>
      </p>
    </div>
  );
}

function titleOf(sheet: EventSheet, made: boolean): string {
  if (isOver(sheet)) return `It ended on ${dateInWords(sheet.until ?? '')}`;
  return made ? 'The sheet is made' : 'Play by this sheet?';
}

/** What no update changes is the copy on the device: without one, there is nothing to hold. */
function CopyHeld({ until }: { readonly until: string | null }) {
  const [report, tell] = useState<Report | null>(null);
  useEffect(() => {
    watchKept(tell);
  }, []);
  if (report === null) return null;
  if (report.state.is === 'whole') return <p>No update changes the copy on this device {heldFor(until)}.</p>;
  return (
    <p>
      <a href={address('/offline/')}>Save the site for offline</a>, and no update changes it {heldFor(until)}. It also
      works without a signal.
    </p>
  );
}

function heldFor(until: string | null): string {
  return until === null
    ? `for ${String(HOLD_DAYS)} days, unless you leave`
    : `until the event is over or you leave, but for ${String(LONGEST_HOLD_DAYS)} days at most`;
}
