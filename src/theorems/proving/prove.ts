import type { Answers } from '../matrix/answers-of.ts';
import { extentOf, PARTS } from '../matrix/matrix.ts';
import { FATES } from '../matrix/row.ts';
import type { Rows } from '../matrix/rows-of.ts';
import {
  combatAt,
  combinations,
  placesOf,
  questionAt,
  weightAt,
  type AnswerSpace,
  type CombatSpace,
  type Dimension,
  type Space,
  type Written,
} from '../spaces/space.ts';
import { answeredIn, type Answered } from './answered.ts';
import type { Dice, TheoremScope, Verdict } from './scope.ts';
import { situationsOf, type Situation } from './situations.ts';

/** The code of a theorem: calls what it claims. */
export type TheoremCode = (scope: TheoremScope) => void;

/** A space, with what its situations come to in one edition. */
export type Tried =
  | { readonly space: CombatSpace; readonly rows: Rows }
  | { readonly space: AnswerSpace; readonly answers: Answers };

/** A situation of which a theorem does not hold, as the command can be asked. */
export interface Exception {
  readonly index: number;
  readonly dice: Dice | null;
}

/** The exceptions that two kinds of troops, or one, have in common. */
export interface ExceptionGroup {
  readonly a: string;
  /** Null where the space has one side. */
  readonly b: string | null;
  readonly count: number;
  /** The smallest of them. */
  readonly first: Exception;
}

/** What a theorem comes to over a space, in one edition. */
export interface Proof {
  /** Of how many situations, or throws, it speaks: by part of the space. */
  readonly concerned: readonly number[];
  /** Of how many of these it does not hold. */
  readonly exceptions: readonly number[];
  /** How many groups the exceptions fall into; the largest are told. */
  readonly groups: number;
  readonly largest: readonly ExceptionGroup[];
  readonly smallest: Exception | null;
}

/** Of how many groups of exceptions a proof tells. */
const GROUPS_TOLD = 24;

const ALL_DICE: readonly Dice[] = Array.from({ length: 36 }, (_, at) => ({
  a: Math.floor(at / 6) + 1,
  b: (at % 6) + 1,
}));

interface Claims {
  readonly situation: ((situation: Situation) => Verdict)[];
  readonly throw: ((situation: Situation, dice: Dice) => Verdict)[];
  readonly answer: ((question: Answered) => Verdict)[];
}

/** Judges a situation: calls for each verdict. */
type Judging = (index: number, verdict: (verdict: Verdict, dice: Dice | null) => void) => void;

/**
 * Try a theorem on every situation of a space, or of some of its parts.
 *
 * @param parts Those to try; all, if left out. The others count as nothing
 * @throws {Error} If the theorem claims nothing of such a space
 */
export function prove(
  tried: Tried,
  theorem: TheoremCode,
  parts: Iterable<number> = Array.from({ length: PARTS }, (_, part) => part),
): Proof {
  const { space } = tried;
  const judge = judging(tried, claimsOf(theorem));
  const concerned = new Array<number>(PARTS).fill(0);
  const exceptions = new Array<number>(PARTS).fill(0);
  const groups = new Map<string, Omit<ExceptionGroup, 'count'> & { count: number; weight: number }>();
  const except = (found: Exception): void => {
    const weight = weightAt(space, found.index);
    const names = groupOf(space, found.index);
    const key = `${names.a} ${names.b ?? ''}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { ...names, count: 1, first: found, weight });
    else {
      known.count += 1;
      if (weight < known.weight) Object.assign(known, { first: found, weight });
    }
  };
  for (const part of parts) {
    const [from, until] = extentOf(space, part);
    for (let index = from; index < until; index++) {
      judge(index, (verdict, dice) => {
        if (verdict === undefined) return;
        concerned[part] = (concerned[part] ?? 0) + 1;
        if (verdict) return;
        exceptions[part] = (exceptions[part] ?? 0) + 1;
        except({ index, dice });
      });
    }
  }
  const all = [...groups.values()];
  const smallest = all.toSorted((one, other) => one.weight - other.weight || one.first.index - other.first.index)[0];
  return {
    concerned,
    exceptions,
    groups: all.length,
    largest: all
      .toSorted((one, other) => other.count - one.count || one.first.index - other.first.index)
      .slice(0, GROUPS_TOLD)
      .map(({ a, b, count, first }) => ({ a, b, count, first })),
    smallest: smallest?.first ?? null,
  };
}

/** A counter-example as the command takes it. */
export function askedOf(space: Space, { index, dice }: Exception): Written {
  if (space.query !== 'combat' || dice === null) return questionAt(space, index);
  const { mode, a, b } = combatAt(space, index);
  return { mode, a: { ...a, die: dice.a }, b: { ...b, die: dice.b } };
}

/** What exceptions are told by: the troops of both sides, or the first thing that varies. */
function groupOf(space: Space, index: number): Pick<ExceptionGroup, 'a' | 'b'> {
  if (space.query === 'combat') {
    const ofB = combinations(space.b);
    return { a: firstOf(space.a, Math.floor(index / ofB)), b: firstOf(space.b, index % ofB) };
  }
  return { a: firstOf(space.dimensions, index), b: null };
}

function firstOf(dimensions: readonly Dimension[], combination: number): string {
  return dimensions[0]?.values[placesOf(dimensions, combination)[0] ?? 0]?.name ?? '';
}

function judging(tried: Tried, claims: Claims): Judging {
  if ('answers' in tried) {
    refuseUnless(claims.answer.length > 0, 'everyAnswer');
    const at = answeredIn(tried.space, tried.answers);
    return (index, verdict) => {
      const question = at(index);
      if (question.told.decided) for (const claim of claims.answer) verdict(claim(question), null);
    };
  }
  refuseUnless(claims.situation.length + claims.throw.length > 0, 'everySituation or everyThrow');
  const at = situationsOf(tried.space, tried.rows);
  return (index, verdict) => {
    const situation = at(index);
    if (!situation.row.decided) return;
    for (const claim of claims.situation) verdict(claim(situation), null);
    for (const claim of claims.throw) for (const dice of ALL_DICE) verdict(claim(situation, dice), dice);
  };
}

function refuseUnless(claimed: boolean, expected: string): void {
  if (!claimed) throw new Error(`expected a theorem to claim something with ${expected}, found nothing`);
}

function claimsOf(theorem: TheoremCode): Claims {
  const claims: Claims = { situation: [], throw: [], answer: [] };
  theorem({
    everySituation: (claim) => void claims.situation.push(claim),
    everyThrow: (claim) => void claims.throw.push(claim),
    everyAnswer: (claim) => void claims.answer.push(claim),
    worse: (one, other) => one !== null && other !== null && FATES.indexOf(one) > FATES.indexOf(other),
  });
  return claims;
}
