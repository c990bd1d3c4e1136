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
import { inOrder, MOST_BAGGAGE, MOST_ELEMENTS, type Role, type TroopLine, type WorksLine } from '../army/army.ts';
import { LineError } from './line-error.ts';
import { labelling, leading, onlyGeneral, type NamedGeneral } from './read-general.ts';
import { readRoles } from './read-roles.ts';
import type { Stated } from '../army/stated-prices.ts';

/** What a line of a list tells of: troops, and which general is with them if it says so; fortifications; or baggage. */
export type ToldLine =
  | { readonly kind: 'troop'; readonly line: TroopLine; readonly leads: General | null }
  | { readonly kind: 'works'; readonly line: WorksLine }
  | { readonly kind: 'baggage'; readonly count: number; readonly note: string };

/** Baggage whose number stands behind it. */
const BAGGAGE_FIRST = /^(bge|bg|baggage)(?: elements?)?\s*(?::\s*|[x×*]\s*)(\d+)$/i;

/** What stands before troops that move as mounted infantry. */
const MOUNTED_FIRST = /^(?:mounted|mtd)(?: inf(?:antry)?)? /i;

/**
 * Read a line that tells of troops, fortifications or baggage.
 *
 * @param text The line without its note, and without what it says of prices
 * @param stated What it says of prices
 * @throws {LineError} If it cannot be read
 */
export function readTroopLine(text: string, note: string, stated: readonly Stated[]): ToldLine {
  const straight = text.replace(BAGGAGE_FIRST, '$2 $1');
  const [, label, body = straight] = /^([^:]+):\s*(.*)$/.exec(straight) ?? [];
  const labelled = label === undefined ? { generals: [], rest: '' } : labelling(label);
  const before = leading(body);
  const [, figures, counted = ''] = /^(\d[\d.]*)?\s*(?:[x×*–—-]\s*)?(.*)$/i.exec(before.rest.replace(/,/g, ' ')) ?? [];
  const after = leading(counted);
  const generals = [...labelled.generals, ...before.generals, ...after.generals];
  return readTold({ figures, rest: after.rest, text, generals, notes: [labelled.rest, note], stated });
}

interface TellingLine {
  /** How many, if that stands before them. */
  readonly figures: string | undefined;
  /** From the troops on. */
  readonly rest: string;
  readonly text: string;
  readonly generals: readonly NamedGeneral[];
  readonly notes: readonly string[];
  readonly stated: readonly Stated[];
}

function readTold({ figures, rest, text, generals, notes, stated }: TellingLine): ToldLine {
  const mounted = MOUNTED_FIRST.test(rest);
  const behind = countBehind(figures, rest.replace(MOUNTED_FIRST, ''));
  const words = behind.rest
    .replace(/[([]\s*(\w)\s*[)\]]/g, ' ($1) ')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) throw new LineError(`expected troops such as "12 Irr Wb (O)", found ${JSON.stringify(text)}`);
  const count = behind.figures === undefined ? 1 : readCount(behind.figures);
  const prices = stated.length === 0 ? {} : { stated };
  const works = readWorks(words.join(' '));
  if (works !== null) {
    if (generals.length > 0) throw new LineError(`expected the troops of a general, found ${JSON.stringify(rest)}`);
    return { kind: 'works', line: { kind: 'works', count, works, note: inNote(notes), ...prices } };
  }
  const { troop, tail } = readTroop(words, text, behind.figures !== undefined);
  const told = readRoles(tail.join(' '));
  const roles: readonly Role[] = [...(mounted ? (['mounted'] as const) : []), ...told.roles];
  const named = [...generals, ...told.generals];
  const note = inNote([...notes.slice(0, 1), told.note, ...notes.slice(1)]);
  if (troop.type === 'Bge') {
    if (generals.length > 0) throw new LineError(`expected the troops of a general, found ${JSON.stringify(rest)}`);
    if (roles.length > 0) throw new LineError(`expected no role for baggage, found ${JSON.stringify(tail.join(' '))}`);
    if (count > MOST_BAGGAGE)
      throw new LineError(`expected at most ${String(MOST_BAGGAGE)} baggage elements, found ${String(count)}`);
    return { kind: 'baggage', count, note };
  }
  const leads = onlyGeneral(named, count);
  return {
    kind: 'troop',
    line: {
      kind: 'troop',
      count,
      troop,
      roles: inOrder(leads === undefined ? roles : ['general', ...roles]),
      note,
      ...prices,
    },
    leads: leads ?? null,
  };
}

function inNote(parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}

/** How many, where that stands behind the troops: only with an x, as it may be a price otherwise. */
function countBehind(
  figures: string | undefined,
  rest: string,
): { readonly figures: string | undefined; readonly rest: string } {
  if (figures !== undefined) return { figures, rest };
  const [, before = '', times] = /^(.*[\s)\]])[x×*]\s*(\d+)$/i.exec(rest) ?? [];
  if (times !== undefined) return { figures: times, rest: before };
  const number = /\s(\d+)$/.exec(rest)?.[1];
  if (number === undefined) return { figures, rest };
  throw new LineError(
    `"${number}" may be their number, or a price: put the number first, or an x before it, as in "TF x 4"`,
  );
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
  const training = trainingOf(first, 1);
  const [name = '', second = '', ...more] = training === '' ? words : others;
  if (name === '' && training !== '')
    throw new LineError(`expected troops behind ${JSON.stringify(first)}, as in "4 ${training}Wb (O)"`);
  const twoWords = Object.values(TROOP_TYPES).some((type) => type.name === `${name} ${second}`.toLowerCase());
  const [type, after] = twoWords ? [`${name} ${second}`, more] : [name, second === '' ? more : [second, ...more]];
  const [next = ''] = after;
  const letter = /^\((\w)\)$/.exec(next)?.[1] ?? gradeOf(next);
  const graded = letter === null ? after : after.slice(1);
  const trained = training === '' ? trainingOf(graded[0] ?? '', 3) : '';
  const written = `${training}${trained}${/^bg$/i.test(type) ? 'Bge' : type}${letter === null ? '' : ` (${letter})`}`;
  try {
    return { troop: parseTroop(written), tail: trained === '' ? graded : graded.slice(1) };
  } catch (error) {
    if (!(error instanceof TroopError)) throw error;
    if (counted || training !== '') throw new LineError(isTypeLike(type) ? error.message : noType(type));
    throw new LineError(neitherTroopNorHeading(type, text));
  }
}

/** Regular or irregular as a word of so many letters or more says it; empty where it says neither. */
function trainingOf(word: string, letters: number): 'Reg ' | 'Irr ' | '' {
  if (word.replace('.', '').length < letters) return '';
  return /^(?:r|reg\w*)\.?$/i.test(word) ? 'Reg ' : /^(?:i|irr\w*)\.?$/i.test(word) ? 'Irr ' : '';
}

const GRADE_WORDS = { superior: 'S', ordinary: 'O', inferior: 'I', fast: 'F', exception: 'X' } as const;

/** The letter of a grade that a word is: `O`, `ordinary`, `(ordinary)`; null where it is none. */
function gradeOf(word: string): string | null {
  const plain = word.replace(/^\((.*)\)$/, '$1').toLowerCase();
  const inWords = Object.entries(GRADE_WORDS).find(([each]) => each === plain)?.[1];
  return inWords ?? GRADES.find((grade) => grade === word.toUpperCase()) ?? null;
}

/** Whether a word is near enough to a type of troops to be a slip of the pen. Of few letters, the first is right. */
function isTypeLike(word: string): boolean {
  const may = (written: string): boolean =>
    resembles(word, written) && (word.length > 3 || word[0]?.toLowerCase() === written[0]?.toLowerCase());
  return Object.entries(TROOP_TYPES).some(([code, { name }]) => may(code) || may(name));
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
