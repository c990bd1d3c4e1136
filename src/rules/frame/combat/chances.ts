import type { ComparedTotals, OfBoth, Side } from './compare-totals.ts';
import { ofEachThrow } from './throws.ts';

/** The chance of every outcome of one side, each from 0 to 1. */
export type Odds<O extends string> = Readonly<Record<O, number>>;

/** The chance of every fate of one side, each from 0 to 1; `notHeld` where wording that is not held decides. */
export type FateOdds<O extends string> = Odds<O> & { readonly notHeld: number };

/** Something that an outcome leads to; `C` is how the game tells it. */
interface Consequence {
  readonly side: Side;
  readonly clause: string;
  readonly label: string;
}

/** The chances over the 36 throws of two dice. */
export interface Chances<O extends string, C extends Consequence> {
  readonly odds: OfBoth<Odds<O>>;
  /** What becomes of each element in the end: the odds, with what outcomes lead to at once. */
  readonly fateOdds: OfBoth<FateOdds<O>>;
  /** What some outcomes lead to, each with its chance. */
  readonly consequences: readonly (C & { readonly chance: number })[];
}

/**
 * The chance of every outcome over the 36 throws of two dice, and of what outcomes lead to.
 *
 * @param outcomes All that there are
 * @param resolve What a throw comes to
 * @throws Whatever `resolve` does: the odds need every throw
 */
export function chancesOver<O extends string, C extends Consequence>(
  outcomes: readonly O[],
  resolve: (dieA: number, dieB: number) => Pick<ComparedTotals<string, O, C>, 'outcome' | 'fate' | 'consequences'>,
): Chances<O, C> {
  const answers = ofEachThrow(resolve);
  const share = (some: readonly unknown[]): number => some.length / answers.length;
  const oddsOf = (side: Side, what: 'outcome' | 'fate'): Odds<O> =>
    Object.fromEntries(
      outcomes.map((outcome) => [outcome, share(answers.filter((answer) => answer[what][side] === outcome))]),
    ) as Odds<O>; // every outcome
  const fatesOf = (side: Side): FateOdds<O> => ({
    ...oddsOf(side, 'fate'),
    notHeld: share(answers.filter(({ fate }) => fate[side] === null)),
  });
  const kinds = Map.groupBy(
    answers.flatMap(({ consequences }) => consequences),
    ({ side, clause, label }) => `${side} ${clause} ${label}`,
  );
  return {
    odds: { a: oddsOf('a', 'outcome'), b: oddsOf('b', 'outcome') },
    fateOdds: { a: fatesOf('a'), b: fatesOf('b') },
    consequences: [...kinds.values()].flatMap((alike) =>
      alike.slice(0, 1).map((first) => ({ ...first, chance: share(alike) })),
    ),
  };
}
