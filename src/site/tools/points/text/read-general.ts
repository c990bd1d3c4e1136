import type { General } from '../../../../rules/index.ts';
import { BETWEEN } from './between.ts';
import { LineError } from './line-error.ts';

/** The generals as lists write them. */
export const GENERAL_WORDS: readonly (readonly [General, RegExp])[] = [
  ['C-in-C', /^(?:c[ -]?in[ -]?c|commander[ -]in[ -]chief)(?:['’]s)?\b/i],
  ['sub-general', /^(?:sub(?:[ -]?gen(?:eral)?)?|sg)(?:['’]s)?\b/i],
  ['ally', /^(?:ally|allied)(?:[ -]?gen(?:eral)?)?(?:['’]s)?\b/i],
];

const GENERAL = /^gen(?:eral)?(?:['’]s)?(?: elements?)?\b/i;

/** More generals than one: each leads a command of his own. */
const GENERALS =
  /^(?:(?:c[ -]?in[ -]?c|commander[ -]in[ -]chief|sub|sg)s|commanders[ -]in[ -]chief|(?:(?:sub|ally|allied)[ -]?)?gen(?:eral)?s)\b(?!['’])/i;

/** These words alone may tell of an ally's troops too. */
const ALLY_ALONE = /^(ally|allied)(?:['’]s)?$/i;

/** What says that there is somebody, or something, beside the general. */
const BESIDE = /^\s*(?:[+&]|(?:and|with|plus)\b)/i;

/** A general as some words name him. */
export interface NamedGeneral {
  /** Null where he is just called general. */
  readonly kind: General | null;
  /** The words that name him. */
  readonly words: string;
}

/**
 * The general that some words start with, and the words after that.
 *
 * @returns Null where they start with none
 * @throws {LineError} If they start with several generals
 */
export function generalFirst(text: string): { readonly general: NamedGeneral; readonly after: string } | null {
  const plural = GENERALS.exec(text)?.[0];
  if (plural !== undefined)
    throw new LineError(
      `expected one general, found ${JSON.stringify(plural)}: tell each in a command of his own, as in "1 Reg Cv (O) sub-general"`,
    );
  const kind = GENERAL_WORDS.find(([, pattern]) => pattern.test(text));
  const [general, pattern] = kind ?? [null, GENERAL];
  const words = pattern.exec(text)?.[0];
  return words === undefined ? null : { general: { kind: general, words }, after: text.slice(words.length) };
}

/**
 * The general that stands before troops, and the words after that.
 *
 * @throws {LineError} If it cannot be told whether he is among them
 */
export function leading(text: string): { readonly generals: readonly NamedGeneral[]; readonly rest: string } {
  const found = generalFirst(text.replace(BETWEEN, ''));
  if (found === null) return { generals: [], rest: text.trim() };
  const rest = found.after.replace(BETWEEN, '').trim();
  if (BESIDE.test(found.after)) throw new LineError(notAmongThem(text));
  return { generals: [found.general], rest };
}

/**
 * The general that the label of a line names, and what the label says besides.
 *
 * @throws {LineError} If it cannot be told whether he is among its troops
 */
export function labelling(label: string): { readonly generals: readonly NamedGeneral[]; readonly rest: string } {
  const told = leading(label);
  const [general] = told.generals;
  if (general === undefined || told.rest === '') return told;
  if (/['’]s$/.test(general.words) || ALLY_ALONE.test(general.words)) throw new LineError(notAmongThem(label));
  return told;
}

function notAmongThem(text: string): string {
  return `whether a general is one of these elements cannot be told from ${JSON.stringify(text)}: tell him on a line of his own, as in "1 Reg Kn (O) C-in-C", and put # before a remark`;
}

/**
 * Whose the general of a line is: null where no word says; undefined where it has none.
 *
 * @throws {LineError} If it names two, or may name none
 */
export function onlyGeneral(named: readonly NamedGeneral[], count: number): General | null | undefined {
  if (named.length === 0) return undefined;
  const kinds = new Set(named.flatMap(({ kind }) => kind ?? []));
  if (kinds.size > 1)
    throw new LineError(`expected one general, found ${[...kinds].join(' and ')}: tell each in a command of his own`);
  const alone = named.map(({ words }) => ALLY_ALONE.exec(words)?.[1]?.toLowerCase());
  const [first] = alone;
  if (first !== undefined && !alone.includes(undefined) && (count > 1 || alone.includes('allied')))
    throw new LineError(
      `"${first}" may tell of an ally’s troops, or of their general: say "ally-general", put # before a remark, or begin a command with "Command (ally)"`,
    );
  const [kind = null] = kinds;
  return kind;
}
