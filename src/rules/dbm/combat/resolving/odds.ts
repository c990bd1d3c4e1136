import { resolveThrow, type CombatAnswer, type Engagement } from '../engagement.ts';
import type { Consequence } from './outcome.ts';
import type { Outcome } from '../steps.ts';

/** The chance of every outcome of one side, each from 0 to 1. */
export type Odds = Readonly<Record<Outcome, number>>;

/** Something that some outcomes lead to, and the chance of it. */
export interface LikelyConsequence extends Consequence {
  readonly chance: number;
}

/** The chance of every fate of one side, each from 0 to 1; `notHeld` where wording that is not held decides. */
export type FateOdds = Odds & { readonly notHeld: number };

/** The chances over the 36 throws of two dice. */
export interface Chances {
  readonly odds: { readonly a: Odds; readonly b: Odds };
  /** What becomes of each element in the end: the odds, with what outcomes lead to at once. */
  readonly fateOdds: { readonly a: FateOdds; readonly b: FateOdds };
  readonly consequences: readonly LikelyConsequence[];
}

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.length ** 2;

/**
 * The chance of every outcome over the 36 throws of two dice, and of what outcomes lead to.
 *
 * @throws {NotHeldError} If any throw's result rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for one
 */
export function chancesOf(engagement: Engagement): Chances {
  const answers = FACES.flatMap((a) => FACES.map((b) => resolveThrow(engagement, a, b)));
  const chance = (happens: (answer: CombatAnswer) => boolean): number => answers.filter(happens).length / THROWS;
  const oddsOf = (side: 'a' | 'b', what: 'outcome' | 'fate'): Odds => {
    const of = (outcome: Outcome): number => chance((answer) => answer[what][side] === outcome);
    return { stand: of('stand'), recoil: of('recoil'), flee: of('flee'), destroyed: of('destroyed') };
  };
  const fatesOf = (side: 'a' | 'b'): FateOdds => ({
    ...oddsOf(side, 'fate'),
    notHeld: chance(({ fate }) => fate[side] === null),
  });
  const all = answers.flatMap(({ consequences }) => consequences);
  const kinds = Map.groupBy(all, ({ side, clause, label }) => `${side} ${clause} ${label}`);
  const consequences = [...kinds.values()].flatMap((alike) =>
    alike.slice(0, 1).map((first) => ({ ...first, chance: alike.length / THROWS })),
  );
  return {
    odds: { a: oddsOf('a', 'outcome'), b: oddsOf('b', 'outcome') },
    fateOdds: { a: fatesOf('a'), b: fatesOf('b') },
    consequences,
  };
}
