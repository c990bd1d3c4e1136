import {
  GRADES,
  nearest,
  parseTroop,
  resembles,
  TROOP_TYPES,
  TroopError,
  WORKS,
  type General,
  type Works,
} from '../../../../rules/index.ts';
import {
  inOrder,
  MOST_BAGGAGE,
  MOST_ELEMENTS,
  ROLES,
  type Role,
  type TroopLine,
  type WorksLine,
} from '../army/army.ts';

/** What is wrong with a line: what was expected and found, and the nearest that would do. */
export class LineError extends Error {
  /** Whether it tells of the camp, wherever it stands. */
  readonly ofCamp: boolean;

  constructor(problem: string, ofCamp = false) {
    super(problem);
    this.ofCamp = ofCamp;
  }
}

/** What a line of a list tells of: troops, and which general is with them if it says so; fortifications; or baggage. */
export type ToldLine =
  | { readonly kind: 'troop'; readonly line: TroopLine; readonly leads: General | null }
  | { readonly kind: 'works'; readonly line: WorksLine }
  | { readonly kind: 'baggage'; readonly count: number };

/** The generals as lists write them. */
export const GENERAL_WORDS: readonly (readonly [General, RegExp])[] = [
  ['C-in-C', /^(?:c[ -]?in[ -]?c|commander[ -]in[ -]chief)(?:'s)?\b/i],
  ['sub-general', /^sub(?:[ -]?gen(?:eral)?)?(?:'s)?\b/i],
  ['ally', /^(?:ally|allied)(?:[ -]?gen(?:eral)?)?(?:'s)?\b/i],
];

const GENERAL = /^gen(?:eral)?(?:'?s)?(?: elements?)?\b/i;

const BASE = '(?:double[ -]?based? )?';
const OF_BASE = '(?: (?:rank|element))?(?: of (?:a )?double[ -]?base)?';

/** The roles as lists write them. */
const ROLE_WORDS: readonly (readonly [Role, RegExp])[] = [
  ['general', GENERAL],
  ['mounted', /^(?:mounted|mtd)(?: inf(?:antry)?)?\b/i],
  ['chariots', /^(?:in )?chariots?\b/i],
  ['front', new RegExp(`^${BASE}front${OF_BASE}\\b`, 'i')],
  ['rear', new RegExp(`^${BASE}rear${OF_BASE}\\b`, 'i')],
  ['chosen', new RegExp(`^${BASE}by choice\\b`, 'i')],
];

/** What stands between words. */
const BETWEEN = /^[\s,;:.()[\]+&/–—-]+/;

/** What a list says of prices: `@ 3`, `= 36 AP`, `36 points`. It is worked out here. */
const PRICE = /[@=]\s*\d+(?:\.\d+)?½?\s*(?:(?:ap|pts?|points)\b)?|\b\d+(?:\.\d+)?½?\s*(?:ap|pts?|points)\b/gi;

/** A line without what it says of prices. */
export function withoutPrices(text: string): string {
  return text
    .replace(PRICE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:–—-]+$/, '');
}

/**
 * Read a line that tells of troops, fortifications or baggage.
 *
 * @param text The line without its note
 * @throws {LineError} If it cannot be read
 */
export function readTroopLine(text: string, note: string): ToldLine {
  const [, label, body = text] = /^([^:]+):\s*(.*)$/.exec(text) ?? [];
  const labelled = label === undefined ? { rest: '' } : leading(label);
  const before = leading(body);
  const [, figures, counted = ''] = /^(\d[\d.]*)?\s*(?:[x×*]\s*)?(.*)$/i.exec(before.rest.replace(/,/g, ' ')) ?? [];
  const after = leading(counted);
  const generals = [labelled.general, before.general, after.general].filter((general) => general !== undefined);
  const told = readTold(figures, after.rest, text, [labelled.rest, note].filter(Boolean).join(', '));
  if (generals.length === 0) return told;
  if (told.kind !== 'troop')
    throw new LineError(`expected the troops of a general, found ${JSON.stringify(after.rest)}`);
  const leads = generals.find((general) => general !== null) ?? told.leads;
  return { kind: 'troop', line: { ...told.line, roles: inOrder(['general', ...told.line.roles]) }, leads };
}

/** The general that some words start with, null where he is just called so; and the words after that. */
function leading(text: string): { readonly general?: General | null; readonly rest: string } {
  const words = text.replace(BETWEEN, '');
  const kind = GENERAL_WORDS.find(([, pattern]) => pattern.test(words));
  const found = kind ?? (GENERAL.test(words) ? ([null, GENERAL] as const) : undefined);
  if (found === undefined) return { rest: text.trim() };
  return { general: found[0], rest: words.replace(found[1], '').replace(BETWEEN, '').trim() };
}

function readTold(figures: string | undefined, rest: string, text: string, note: string): ToldLine {
  const words = rest
    .replace(/[([]\s*(\w)\s*[)\]]/g, ' ($1) ')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) throw new LineError(`expected troops such as "12 Irr Wb (O)", found ${JSON.stringify(text)}`);
  const count = figures === undefined ? 1 : readCount(figures);
  const works = readWorks(words.join(' '));
  if (works !== null) return { kind: 'works', line: { kind: 'works', count, works, note } };
  const { troop, tail } = readTroop(words, text, figures !== undefined);
  const roles = readRoles(tail.join(' '));
  if (roles.unknown !== '') throw new LineError(unknownRole(roles.unknown));
  if (troop.type === 'Bge') {
    if (roles.roles.length > 0)
      throw new LineError(`expected no role for baggage, found ${JSON.stringify(tail.join(' '))}`);
    if (count > MOST_BAGGAGE)
      throw new LineError(`expected at most ${String(MOST_BAGGAGE)} baggage elements, found ${String(count)}`);
    return { kind: 'baggage', count };
  }
  return {
    kind: 'troop',
    line: { kind: 'troop', count, troop, roles: inOrder(roles.roles), note },
    leads: roles.leads,
  };
}

function readCount(figures: string): number {
  const count = Number(figures);
  if (/^\d+$/.test(figures) && count >= 1 && count <= MOST_ELEMENTS) return count;
  throw new LineError(`expected a whole number from 1 to ${String(MOST_ELEMENTS)}, found ${JSON.stringify(figures)}`);
}

function readWorks(text: string): Works | null {
  const plain = text.toLowerCase().replace(/[()]/g, '').trim();
  return WORKS.find((each) => each.toLowerCase() === plain) ?? null;
}

/** The troop that a line starts with, and what stands after it. */
function readTroop(
  words: readonly string[],
  text: string,
  counted: boolean,
): Pick<TroopLine, 'troop'> & { tail: string[] } {
  const [first = '', ...others] = words;
  const training = /^(?:r|reg\w*)\.?$/i.test(first) ? 'Reg ' : /^(?:i|irr\w*)\.?$/i.test(first) ? 'Irr ' : '';
  const [name = '', second = '', ...more] = training === '' ? words : others;
  const twoWords = Object.values(TROOP_TYPES).some((type) => type.name === `${name} ${second}`.toLowerCase());
  const [type, after] = twoWords ? [`${name} ${second}`, more] : [name, second === '' ? more : [second, ...more]];
  const [next = ''] = after;
  const letter = /^\((\w)\)$/.exec(next)?.[1] ?? GRADES.find((grade) => grade === next.toUpperCase()) ?? null;
  const written = `${training}${type}${letter === null ? '' : ` (${letter})`}`;
  try {
    return { troop: parseTroop(written), tail: letter === null ? after : after.slice(1) };
  } catch (error) {
    if (!(error instanceof TroopError)) throw error;
    if (counted || training !== '') throw new LineError(isTypeLike(type) ? error.message : noType(type));
    throw new LineError(neitherTroopNorHeading(type, text));
  }
}

/** Whether a word is near enough to a type of troops to be a slip of the pen. */
function isTypeLike(word: string): boolean {
  return Object.entries(TROOP_TYPES).some(([code, { name }]) => resembles(word, code) || resembles(word, name));
}

function noType(word: string): string {
  return `${JSON.stringify(word)} is no type of troops; they are ${Object.keys(TROOP_TYPES).join(', ')}`;
}

const HEADINGS = ['Command 1 (C-in-C)', 'Command', 'Baggage', 'Army', 'C-in-C', 'Sub-general', 'Ally'];

function neitherTroopNorHeading(word: string, text: string): string {
  const close = nearest(word, HEADINGS);
  const meant = resembles(word, close) ? `; did you mean ${JSON.stringify(close)}?` : '';
  return `expected troops such as "12 Irr Wb (O)", or a heading such as "Command 1 (C-in-C)", found ${JSON.stringify(text)}${meant}`;
}

interface ToldRoles {
  readonly roles: readonly Role[];
  /** Which general it is, if they say so. */
  readonly leads: General | null;
  /** The words from the first on that tells no role. */
  readonly unknown: string;
}

function readRoles(text: string): ToldRoles {
  const roles: Role[] = [];
  let leads: General | null = null;
  let left = text.replace(BETWEEN, '');
  while (left !== '') {
    const general = GENERAL_WORDS.find(([, words]) => words.test(left));
    const role = ROLE_WORDS.find(([, words]) => words.test(left));
    if (general !== undefined) [leads] = general;
    else if (role === undefined) break;
    roles.push(role?.[0] ?? 'general');
    left = left.replace((general ?? role)?.[1] ?? '', '').replace(BETWEEN, '');
  }
  return { roles, leads, unknown: left };
}

function unknownRole(text: string): string {
  const all = Object.values(ROLES).map(({ words }) => words);
  const close = nearest(text, all);
  if (resembles(text, close))
    return `${JSON.stringify(text)} is not understood; did you mean ${JSON.stringify(close)}?`;
  return `${JSON.stringify(text)} is not understood; put # before a remark, or say ${all.join(', ')}`;
}
