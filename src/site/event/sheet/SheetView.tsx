import { useEffect, useRef } from 'preact/hooks';
import type { EventSheet } from '../link/index.ts';
import { address } from '../../ground/address.ts';
import { LinkWays } from '../../parts/sharing/LinkWays.tsx';
import { dateInWords } from '../../wording/date-in-words.ts';
import { QrCode } from '../../parts/sharing/QrCode.tsx';
import { typeset } from '../../wording/typeset.ts';
import { addressOfText, type EventTexts } from './event-texts.ts';
import { Standing } from './Standing.tsx';
import './event-sheet.css';
import '../../parts/sharing/sharing.css';

interface Props {
  readonly sheet: EventSheet;
  /** Its link, after `#`. */
  readonly fragment: string;
  /** What the device plays at, if anything. */
  readonly pinned: EventSheet | null;
  /** False where the browser keeps nothing. */
  readonly kept: boolean;
  /** Whether it was made here, just now. */
  readonly made: boolean;
  readonly texts: EventTexts;
  /** Of the content that this copy has. */
  readonly date: string;
  readonly pin: () => void;
  readonly change: () => void;
  readonly another: () => void;
}

/** Letters of a link whose code one telephone can hardly read from the screen of another. */
const DENSE = 900;

/** An event sheet as players read it, and how it is passed on. */
export function SheetView({ sheet, fragment, pinned, kept, made, texts, date, pin, change, another }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { title } = document;
    document.title = `${sheet.name} · ${title}`;
    // The form is gone, and what had the focus with it.
    if (made) name.current?.focus({ preventScroll: true });
    return () => {
      document.title = title;
    };
  }, [sheet, made]);
  const url = new URL(`${address('/event/')}#${fragment}`, location.origin).href;
  return (
    <article class="event-sheet">
      <h2 class="event-title" ref={name} tabindex={-1}>
        <bdi>{typeset(sheet.name)}</bdi>
      </h2>
      <Standing {...{ sheet, pinned, kept, made, pin }} />
      <dl class="pairs event-facts">
        <Fact name="Edition">
          <a href={address(`/${sheet.edition}/`)}>DBM {sheet.edition}</a>
        </Fact>
        <Fact name="In force">{inForce(sheet, true)}</Fact>
        {!(sheet.bhgs && sheet.fairPlay && sheet.errata) && <Fact name="Not in force">{inForce(sheet, false)}</Fact>}
        {sheet.lists !== '' && (
          <Fact name="Army lists">
            <bdi>{typeset(sheet.lists)}</bdi>
          </Fact>
        )}
        {sheet.points !== null && <Fact name="Points">{sheet.points} AP</Fact>}
        {sheet.until !== null && <Fact name="Last day">{dateInWords(sheet.until)}</Fact>}
        <Fact name="Content of this site">
          {sheet.content === date ? (
            `${dateInWords(date)}, as the umpire had it`
          ) : (
            <>
              the umpire had that of {dateInWords(sheet.content)}, this device has that of {dateInWords(date)}; what
              changed between stands in <a href={address('/changes.atom')}>the feed of changes</a>
            </>
          )}
        </Fact>
      </dl>
      <h3 class="section-title">{sheet.rulings.length === 0 ? 'No local rulings' : 'Local rulings'}</h3>
      {sheet.rulings.length > 0 && <p class="facts">By the umpire of the event: not part of the rules.</p>}
      <ol class="event-rulings">
        {sheet.rulings.map(({ about, text }, index) => (
          <li key={index}>
            <a href={address(addressOfText(about, sheet.edition))}>{typeset(texts.get(about)?.title ?? about)}</a>
            <p>
              <bdi>{typeset(text)}</bdi>
            </p>
          </li>
        ))}
      </ol>
      <h3 class="section-title">Pass it on</h3>
      <div class="citation">
        <QrCode text={url} does="it opens this event sheet" />
        <div class="citation-parts">
          <p>
            Anyone who scans the code or opens the link sees this sheet. If they tap “Play by this sheet”, their copy of
            the site answers in DBM {sheet.edition}, with these rulings, until they leave. Nothing is sent to anyone:
            the sheet is in the link.
          </p>
          {url.length > DENSE && (
            <p class="facts">
              The code holds much, so its squares are small: show it on a large screen or in print, or send the link.
            </p>
          )}
          <details class="fold">
            <summary>The link, {url.length} letters</summary>
            <p class="citation-link">
              <a href={url} ref={link}>
                {url}
              </a>
            </p>
          </details>
          <LinkWays url={url} title={`${sheet.name}: event sheet`} text={inALine(sheet)} shown={link} />
        </div>
      </div>
      <p class="buttons">
        <button type="button" onClick={change}>
          Change it into a new sheet
        </button>
        <button type="button" onClick={another}>
          Make another one
        </button>
      </p>
    </article>
  );
}

/** What a messenger shows of a sheet beside its link, which says nothing to who reads it. */
function inALine(sheet: EventSheet): string {
  const { name, edition, lists, points, until, rulings } = sheet;
  const notHeld = inForce(sheet, false);
  const told = [
    `In force: ${inForce(sheet, true)}`,
    ...(sheet.bhgs && sheet.fairPlay && sheet.errata ? [] : [`Not in force: ${notHeld}`]),
    ...(lists === '' ? [] : [`Army lists: ${lists}`]),
    ...(points === null ? [] : [`${String(points)} AP`]),
    ...(until === null ? [] : [`Until ${dateInWords(until)}`]),
    rulings.length === 0 ? 'No local rulings' : `Local rulings: ${String(rulings.length)}`,
  ];
  return `${name}, event sheet of the umpire: DBM ${edition}. ${told.join('. ')}.`;
}

function Fact({ name, children }: { readonly name: string; readonly children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function inForce({ bhgs, fairPlay, errata }: EventSheet, wanted: boolean): string {
  const named = [
    ['BHGS clarifications', bhgs],
    ['guidelines for fair play', fairPlay],
    ['army list errata', errata],
  ] as const;
  const found = named.filter(([, held]) => held === wanted).map(([name]) => name);
  return found.length === 0 ? 'none of the clarifications, guidelines and errata' : found.join(', ');
}
