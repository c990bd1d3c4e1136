import { nearest, resembles, type General } from '../../../../rules/index.ts';
import { LineError } from './line-error.ts';
import { GENERAL_WORDS } from './read-general.ts';

/** A line of a list that tells of no troops: what follows it, or something of the whole army. */
export type Heading =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'cavalry' }
  | { readonly kind: 'camp' }
  | { readonly kind: 'command'; readonly general: General | null; readonly waterborne: boolean; readonly note: string };

const NAME = /^(?:army|list|name) ?:\s*(.*)$/i;
const CAVALRY =
  /^(?:cavalry (?:is |are )?double[ -]based|double[ -]based cavalry)(?: (?:as|by) (?:the |their |its )?list(?: requires)?)?$/i;
const CAMP = /^(?:camp|baggage|fortifications)(?:(?: and | ?[,&] ?)(?:camp|baggage|fortifications))*$/i;
const COMMAND = /^(?:\d+(?:st|nd|rd|th) |first |second |third |fourth )?(?:command|cmd)\b[ .]*(?:no\.? ?)?\d*/i;
const KIND_FIRST = /^(.*?)(?:'s)? (?:command|cmd)\b[ .]*\d*/i;

/**
 * Read a line that tells of no troops.
 *
 * @param text The line without its note, and without what it says of prices
 * @param line The line as it stands
 * @returns Null where it is no such line
 * @throws {LineError} If it is one, and cannot be read
 */
export function readHeading(text: string, line: string, note: string): Heading | null {
  const name = NAME.exec(line)?.[1];
  if (name !== undefined) return { kind: 'name', name: name.trim() };
  if (CAVALRY.test(text)) return { kind: 'cavalry' };
  if (CAMP.test(text)) return { kind: 'camp' };
  const numbered = COMMAND.exec(text);
  if (numbered !== null) return command(text.slice(numbered[0].length), note);
  const ofGeneral = KIND_FIRST.exec(text);
  const kind = generalOf(ofGeneral?.[1] ?? text.replace(/ ?\d+$/, ''));
  if (kind === null) return null;
  return command(`(${kind}) ${ofGeneral === null ? '' : text.slice(ofGeneral[0].length)}`, note);
}

const KINDS = ['C-in-C', 'sub-general', 'ally', 'waterborne'];

/** What follows the word "Command": in brackets whose it is, then what the player calls it. */
function command(rest: string, note: string): Heading {
  const [, between = '', bracketed = '', after = ''] = /^([^(]*)(?:\(([^)]*)\)?)?(.*)$/.exec(rest) ?? [];
  const words = bracketed.split(/[,;/]/).map((word) => word.trim());
  const name = [between, after].map((part) => part.replace(/^[\s:.,–—-]+|[\s:.,–—-]+$/g, '')).filter(Boolean);
  let general: General | null = null;
  let waterborne = false;
  for (const word of words.filter(Boolean)) {
    const kind = generalOf(word);
    if (kind !== null) general = kind;
    else if (/^waterborne$/i.test(word)) waterborne = true;
    else if (resembles(word, nearest(word, KINDS))) throw new LineError(unknownCommand(word));
    else name.push(word);
  }
  const [first = ''] = name;
  const unbracketed = general === null ? generalOf(first) : null;
  const left = unbracketed === null ? name : name.slice(1);
  const troops = left.find((part) => /[\d()]/.test(part));
  if (troops !== undefined)
    throw new LineError(`expected a heading on a line of its own, found ${JSON.stringify(troops)} after it`);
  return {
    kind: 'command',
    general: general ?? unbracketed,
    waterborne,
    note: [...left, note].filter(Boolean).join(', '),
  };
}

/** Which general some words are, and nothing else. */
function generalOf(text: string): General | null {
  const words = text.trim();
  return (
    GENERAL_WORDS.find(([, pattern]) => pattern.test(words) && words.replace(pattern, '').trim() === '')?.[0] ?? null
  );
}

function unknownCommand(word: string): string {
  const close = nearest(word, KINDS);
  return `expected C-in-C, sub-general or ally, found ${JSON.stringify(word)}; did you mean ${JSON.stringify(close)}?`;
}
