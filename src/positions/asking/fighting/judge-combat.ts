import {
  answerOf,
  COMBAT_QUERIES,
  QuestionError,
  type AnsweredCombat,
  type DbmRules,
  type TrailStep,
} from '../../../rules/index.ts';
import type { Ruling, TurningPoint } from '../reading/judge-readings.ts';
import { everyReading, type Decided, type Readings } from '../reading/reading.ts';
import { fateInWords, type RecoilEnds } from './fates-in-words.ts';
import { takenAs, type Names } from './taken-as.ts';

/** Up to how many ways of meaning a question all are asked, where no open field changes the answer by itself. */
const MOST_WAYS = 64;

/** The readings of both sides, and of whose bound it is. */
export interface CombatReadings {
  readonly a: Readings;
  readonly b: Readings;
  readonly rest: Readings;
}

/**
 * Ask the rules what comes of a combat, in every way in which its open fields may be meant.
 *
 * @param told Fields that a person tells, those of a side in `a` and `b`; they prevail over the readings
 * @param ends What its recoil would do to each side
 * @returns The verdict `yes` where they fight, and what is open changes nothing
 * @throws {QuestionError} If a field that is told is none, or holds what it cannot
 */
export function judgeCombat(
  rules: DbmRules,
  readings: CombatReadings,
  told: Decided,
  names: Names,
  ends: RecoilEnds,
): Ruling & { readonly answer: AnsweredCombat | null } {
  const sides = { a: toldOf(told, 'a'), b: toldOf(told, 'b') };
  const open: Readings = {
    ...flat(readings.rest, told),
    ...flat(readings.a, sides.a, 'a.'),
    ...flat(readings.b, sides.b, 'b.'),
  };
  const ask = (question: Decided) => answered(rules, nested(question, told, sides), names, ends);
  const likeliest = Object.fromEntries(Object.entries(open).map(([field, { values }]) => [field, values[0]]));
  const first = ask(likeliest);
  const turnsOn = Object.entries(open).flatMap(([field, { values, open: why }]): readonly TurningPoint[] => {
    const matters = values.slice(1).some((value) => ask({ ...likeliest, [field]: value }).comes !== first.comes);
    return why !== null && matters ? [{ field, open: why, values }] : [];
  });
  const together = turnsOn.length > 0 ? [] : openTogether(open, (question) => ask(question).comes !== first.comes);
  const all = [...turnsOn, ...together];
  const { answer, trail } = first;
  const verdict = all.length > 0 ? 'not told' : answer === null ? 'not held' : 'yes';
  const why = all.length > 0 && answer !== null ? `${takenAs(all, names)}, ${first.why}` : first.why;
  return { query: 'combat', fields: nested(likeliest, told, sides), verdict, why, trail, turnsOn: all, answer };
}

/** The open fields, where several of them together change the answer, though none does alone. */
function openTogether(open: Readings, changes: (question: Decided) => boolean): readonly TurningPoint[] {
  const ways = everyReading(open);
  const doubtful = ways.length > MOST_WAYS || ways.some(changes);
  if (!doubtful) return [];
  return Object.entries(open).flatMap(([field, { values, open: why }]) =>
    why === null ? [] : [{ field, open: why, values }],
  );
}

function toldOf(told: Decided, side: 'a' | 'b'): Decided {
  const value = told[side];
  if (value === undefined || value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return { ...value };
  throw new QuestionError(`tell.${side}`, 'expected an object with fields of that side');
}

function flat(readings: Readings, told: Decided, prefix = ''): Readings {
  return Object.fromEntries(
    Object.entries(readings)
      .filter(([field]) => !Object.hasOwn(told, field))
      .map(([field, reading]) => [`${prefix}${field}`, reading]),
  );
}

/** The question as the query takes it. */
function nested(question: Decided, told: Decided, sides: { readonly a: Decided; readonly b: Decided }): Decided {
  const of = (side: 'a' | 'b'): Decided => ({
    ...Object.fromEntries(
      Object.entries(question).flatMap(([field, value]) =>
        field.startsWith(`${side}.`) ? [[field.slice(2), value]] : [],
      ),
    ),
    ...sides[side],
  });
  const rest = Object.entries(question).filter(([field]) => !field.includes('.'));
  return { mode: 'close', ...Object.fromEntries(rest), ...told, a: of('a'), b: of('b') };
}

function answered(
  rules: DbmRules,
  question: Decided,
  names: Names,
  ends: RecoilEnds,
): {
  readonly answer: AnsweredCombat | null;
  readonly comes: string;
  readonly why: string;
  readonly trail: readonly TrailStep[];
} {
  const answer = answerOf(COMBAT_QUERIES.combat.pose(question), rules);
  if ('answer' in answer) return { answer: null, comes: '', why: answer.why, trail: answer.trail };
  const { trail, ...comes } = answer;
  return { answer, comes: JSON.stringify(comes), why: inWords(answer, names, ends), trail };
}

/** What comes of it, in words. */
function inWords(answer: AnsweredCombat, names: Names, ends: RecoilEnds): string {
  const [a, b] = (['a', 'b'] as const).map((side) => `${names[side]}: ${fateInWords(answer, side, ends[side])}`);
  return `they fight; ${a ?? ''}; ${b ?? ''}`;
}
