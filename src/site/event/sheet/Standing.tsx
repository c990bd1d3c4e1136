import { useEffect, useState } from 'preact/hooks';
import { leaveEvent, type EventSheet } from '../link/index.ts';
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
  /** Whether its last day has passed. */
  readonly over: boolean;
  readonly pin: () => void;
}

/** Whether this device plays by the sheet, and what to do about it. */
export function Standing({ sheet, pinned, kept, over, pin }: Props) {
  if (!kept)
    return (
      <div class="box verdict open">
        <p class="answer">Not kept</p>
        <p>
          This browser keeps nothing for this site, as in some private windows: the sheet can be read here, but the site
          does not follow it. Open the link in an ordinary window.
        </p>
      </div>
    );
  if (pinned !== null && JSON.stringify(pinned) === JSON.stringify(sheet))
    return (
      <div class="box verdict">
        <p class="answer">You play by this sheet</p>
        <p>Every page of this site names the event, and answers in DBM {sheet.edition}, until you leave.</p>
        <CopyHeld />
        <p class="buttons">
          <button type="button" onClick={leaveEvent}>
            Leave the event
          </button>
        </p>
      </div>
    );
  return (
    <div class="box verdict open">
      <p class="answer">
        {over ? `It ended on ${dateInWords(sheet.until ?? '')}` : 'This device does not play by this sheet'}
      </p>
      {pinned !== null && (
        <p>
          {pinned.name === sheet.name
            ? `It plays by another sheet of ${pinned.name}. That one stays until you replace it.`
            : `It plays by that of ${pinned.name}, until you leave it or replace it.`}
        </p>
      )}
      <p class="buttons">
        <button type="button" class="primary" onClick={pin}>
          {pinned === null ? 'Play by this sheet' : `Leave ${pinned.name}, and play by this sheet`}
        </button>
      </p>
    </div>
  );
}

/** What no update changes is the copy on the device: without one, there is nothing to hold. */
function CopyHeld() {
  const [report, tell] = useState<Report | null>(null);
  useEffect(() => {
    watchKept(tell);
  }, []);
  if (report === null) return null;
  if (report.state.is === 'whole') return <p>Until then no update changes the copy on this device.</p>;
  return (
    <p>
      <a href={address('/offline/')}>Keep the site on this device</a>, and no update changes it until then. It also
      works without a signal.
    </p>
  );
}
