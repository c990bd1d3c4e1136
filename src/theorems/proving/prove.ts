import { FATES } from '../matrix/row.ts';
import { extentOf, PARTS, type Rows } from '../matrix/rows-of.ts';
import { combinations, questionAt, weightOf, type Space } from '../spaces/space.ts';
import type { Dice, TheoremScope, Verdict } from './scope.ts';
import { situationsOf, type Situation } from './situations.ts';

/** The code of a theorem: calls what it claims. */
export type TheoremCode = (scope: TheoremScope) => void;

/** A situation of which a theorem does not hold, as the command can be asked. */
export interface Exception {
  readonly index: number;
  readonly dice: Dice | null;
}

/** The exceptions that two kinds of troops have in common. */
export interface ExceptionGroup {
  readonly a: string;
  readonly b: string;
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
}

/**
 * Try a theorem on every situation of a space, or of some of its parts.
 *
 * @param rows What each situation comes to
 * @param parts Those to try; all, if left out. The others count as nothing
 * @throws {Error} If the theorem claims nothing
 */
export function prove(
  space: Space,
  rows: Rows,
  theorem: TheoremCode,
  parts: readonly number[] = Array.from({ length: PARTS }, (_, part) => part),
): Proof {
  const claims = claimsOf(theorem);
  const at = situationsOf(space, rows);
  const concerned = new Array<number>(PARTS).fill(0);
  const exceptions = new Array<number>(PARTS).fill(0);
  const groups = new Map<string, { a: string; b: string; count: number; first: Exception; weight: number }>();
  const except = (situation: Situation, dice: Dice | null): void => {
    const weight = weightAt(space, situation.index);
    const names = { a: situation.a.in('troop') ?? '', b: situation.b.in('troop') ?? '' };
    const key = `${names.a} ${names.b}`;
    const found = { index: situation.index, dice };
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { ...names, count: 1, first: found, weight });
    else {
      known.count += 1;
      if (weight < known.weight) Object.assign(known, { first: found, weight });
    }
  };
  for (const part of parts) {
    const [from, until] = extentOf(space, part);
    const judge = (verdict: Verdict, situation: Situation, dice: Dice | null): void => {
      if (verdict === undefined) return;
      concerned[part] = (concerned[part] ?? 0) + 1;
      if (verdict) return;
      exceptions[part] = (exceptions[part] ?? 0) + 1;
      except(situation, dice);
    };
    for (let index = from; index < until; index++) {
      const situation = at(index);
      if (!situation.row.decided) continue;
      for (const claim of claims.situation) judge(claim(situation), situation, null);
      for (const claim of claims.throw) for (const dice of ALL_DICE) judge(claim(situation, dice), situation, dice);
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
export function askedOf(space: Space, { index, dice }: Exception): unknown {
  const { mode, a, b } = questionAt(space, index);
  return dice === null ? { mode, a, b } : { mode, a: { ...a, die: dice.a }, b: { ...b, die: dice.b } };
}

function weightAt({ a, b }: Space, index: number): number {
  const ofB = combinations(b);
  return weightOf(a, Math.floor(index / ofB)) + weightOf(b, index % ofB);
}

function claimsOf(theorem: TheoremCode): Claims {
  const claims: Claims = { situation: [], throw: [] };
  theorem({
    everySituation: (claim) => void claims.situation.push(claim),
    everyThrow: (claim) => void claims.throw.push(claim),
    worse: (one, other) => one !== null && other !== null && FATES.indexOf(one) > FATES.indexOf(other),
  });
  if (claims.situation.length + claims.throw.length === 0)
    throw new Error('expected a theorem to claim something with everySituation or everyThrow, found nothing');
  return claims;
}
