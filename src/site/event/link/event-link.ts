import { checkSheet, type EventSheet } from './event-sheet.ts';
import { checkLines } from './lines-of-text.ts';

/** What was read of a link, or why it could not be. */
export type ReadEvent =
  | { readonly ok: true; readonly sheet: EventSheet }
  | { readonly ok: false; readonly problem: string };

/** The form of the links: another one gets another number, and this one stays readable. */
const FORM = '1';

/** In this order; a link is no place for names. */
type Packed = readonly [
  name: string,
  edition: string,
  inForce: number,
  lists: string,
  points: number | null,
  until: string | null,
  content: string,
  ...rulings: string[],
];

/* eslint-disable compat/compat -- whoever writes or reads a link asks `canPress` first */

/** Whether this browser can press text together, and take it apart again: without that, links are neither made nor read. */
export function canPress(): boolean {
  return 'CompressionStream' in globalThis && 'DecompressionStream' in globalThis;
}

/**
 * Write an event sheet as the part of a link after `#`: short, and of letters that no messenger breaks.
 *
 * @throws {TypeError} If this browser cannot press text together (`canPress`)
 */
export async function writeEvent(sheet: EventSheet): Promise<string> {
  const { name, edition, bhgs, fairPlay, errata, lists, points, until, content, rulings } = sheet;
  const inForce = (bhgs ? 1 : 0) + (fairPlay ? 2 : 0) + (errata ? 4 : 0);
  const told = rulings.flatMap(({ about, text }) => [about, text]);
  const packed: Packed = [name, edition, inForce, lists, points, until, content, ...told];
  const pressed = await throughStream(
    new TextEncoder().encode(JSON.stringify(packed)),
    new CompressionStream('deflate-raw'),
  );
  const letters = toLetters(pressed);
  return `${FORM}.${letters}.${checksum(letters)}`;
}

/**
 * Read an event sheet from the part of a link after `#`.
 *
 * @param editions Those that this copy has
 */
export async function readEvent(fragment: string, editions: readonly string[]): Promise<ReadEvent> {
  const [form = '', letters = '', last = ''] = fragment.trim().split('.');
  // A forum or a mail may take the full stop or the bracket behind a link for a part of it, or hang its own mark on it.
  const sum = /^[a-z0-9]*/.exec(last)?.[0] ?? '';
  if (!/^\d+$/.test(form) || letters === '')
    return no('This is no link to an event sheet: expected one that the umpire has made on this page.');
  if (form !== FORM)
    return no(
      'This event sheet was made by a newer copy of the site: bring this copy up to date, and open the link again.',
    );
  if (sum !== checksum(letters))
    return no(
      'The link is cut short, or was altered on its way: some messages do that to long links. Ask for it again, or scan the code.',
    );
  if (!canPress()) return no('This browser is too old to read event sheets: open the link in a newer one.');
  const sheet = await unpack(letters);
  if (sheet === null) return no('The link holds no event sheet: ask the umpire for it again.');
  const [problem] = [...checkSheet(sheet, editions), ...checkLines(sheet)];
  if (problem?.field === 'edition')
    return no(
      `The event plays edition ${sheet.edition}, which this copy of the site does not have: bring it up to date, and open the link again.`,
    );
  return problem === undefined ? { ok: true, sheet } : no(`The event sheet in this link is not whole. ${problem.text}`);
}

async function unpack(letters: string): Promise<EventSheet | null> {
  try {
    const pressed = await throughStream(fromLetters(letters), new DecompressionStream('deflate-raw'));
    const packed: unknown = JSON.parse(new TextDecoder().decode(pressed));
    return isPacked(packed) ? sheetOf(packed) : null;
  } catch {
    return null;
  }
}

function isPacked(value: unknown): value is Packed {
  if (!Array.isArray(value) || value.length < 7) return false;
  const [name, edition, inForce, lists, points, until, content, ...rulings] = value as unknown[];
  return (
    [name, edition, lists, content, ...rulings].every((each) => typeof each === 'string') &&
    typeof inForce === 'number' &&
    (points === null || typeof points === 'number') &&
    (until === null || typeof until === 'string') &&
    rulings.length % 2 === 0
  );
}

function sheetOf([name, edition, inForce, lists, points, until, content, ...told]: Packed): EventSheet {
  const rulings = told.flatMap((about, index) => (index % 2 === 0 ? [{ about, text: told[index + 1] ?? '' }] : []));
  return {
    name,
    edition,
    bhgs: (inForce & 1) !== 0,
    fairPlay: (inForce & 2) !== 0,
    errata: (inForce & 4) !== 0,
    lists,
    points,
    until,
    content,
    rulings,
  };
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Base 64 with the letters that an address allows. */
function toLetters(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** FNV-1a: enough to tell that a link lost its end, or a letter changed. */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 0).toString(36);
}

function no(problem: string): ReadEvent {
  return { ok: false, problem };
}
