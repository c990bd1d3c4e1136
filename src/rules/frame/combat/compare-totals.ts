import type { Decision } from '../decide.ts';
import { UnprovidedError } from '../rule-errors.ts';
import type { TrailStep } from '../trail.ts';

/** One of the two sides of a combat. */
export type Side = 'a' | 'b';

/** What each side has of something. */
export type OfBoth<T> = Readonly<Record<Side, T>>;

/** Something that a side's outcome leads to, and the clause that says so. */
interface Consequence {
  readonly side: Side;
  /** Whom of the side it befalls: `element` is the one that fights. */
  readonly of: string;
  /** Null where the wording that decides is not held. */
  readonly result: string | null;
  readonly clause: string;
  readonly label: string;
}

/** What two totals come to: `M` is how far the loser is behind, `O` what becomes of a side, `C` what that leads to. */
export interface ComparedTotals<M, O, C> {
  readonly loser: Side | null;
  readonly margin: M;
  readonly outcome: OfBoth<O>;
  /**
   * What becomes of each element in the end: its outcome, or `destroyed` where that leads to its loss at once; null
   * where the wording that decides is not held.
   */
  readonly fate: OfBoth<O | 'destroyed' | null>;
  /** What the outcomes lead to at once, such as a recoil that destroys. */
  readonly consequences: readonly C[];
  readonly trail: readonly TrailStep[];
}

/** The winning and the losing total. */
export interface Totals {
  readonly winner: number;
  readonly loser: number;
}

/** How a game tells what becomes of the sides of a combat. */
export interface OutcomeProcedure<M extends string, O extends string, C extends Consequence> {
  /** How far the loser is behind; null where no clause says. */
  readonly margin: (totals: Totals) => Decision<M> | null;
  readonly marginInWords: Readonly<Record<M, string>>;
  /** That no clause says how far it is, as a sentence without its full stop. */
  readonly marginUnprovided: (totals: Totals) => string;
  /** What becomes of a side that is beaten, or equal; null where nothing can. */
  readonly suffered: (side: Side, margin: M) => Decision<O> | null;
  readonly outcomeInWords: (outcome: O) => string;
  /** Of a side to which nothing happens. */
  readonly unharmed: O;
  readonly consequences: (outcome: OfBoth<O>) => readonly C[];
}

/**
 * Compare the totals of a combat and find what happens to each side, as the game has it.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for it
 */
export function compareTotals<M extends string, O extends string, C extends Consequence>(
  totals: OfBoth<number>,
  procedure: OutcomeProcedure<M, O, C>,
): ComparedTotals<M, O, C> {
  const trail: TrailStep[] = [];
  const loser = totals.a === totals.b ? null : totals.a < totals.b ? 'a' : 'b';
  const margin = marginOf(totals, loser, procedure, trail);
  const outcomeOf = (side: Side): O => {
    const decision = loser === null || loser === side ? procedure.suffered(side, margin) : null;
    if (decision === null) return procedure.unharmed;
    const label = `${decision.clause.title}: ${procedure.outcomeInWords(decision.value)}`;
    trail.push({ step: 'outcome', side, clause: decision.clause.id, label });
    return decision.value;
  };
  const outcome = { a: outcomeOf('a'), b: outcomeOf('b') };
  const consequences = procedure.consequences(outcome);
  trail.push(...consequences.map(({ side, clause, label }) => ({ step: 'consequence', side, clause, label })));
  const fate = { a: fateOf(outcome.a, of('a', consequences)), b: fateOf(outcome.b, of('b', consequences)) };
  return { loser, margin, outcome, fate, consequences, trail };
}

function of<C extends Consequence>(side: Side, consequences: readonly C[]): readonly C[] {
  return consequences.filter((each) => each.side === side && each.of === 'element');
}

function fateOf<O>(outcome: O, consequences: readonly Consequence[]): O | 'destroyed' | null {
  if (consequences.some(({ result }) => result === 'destroyed')) return 'destroyed';
  return consequences.some(({ result }) => result === null) ? null : outcome;
}

function marginOf<M extends string>(
  { a, b }: OfBoth<number>,
  loser: Side | null,
  procedure: Pick<OutcomeProcedure<M, never, never>, 'margin' | 'marginInWords' | 'marginUnprovided'>,
  trail: TrailStep[],
): M {
  const about: Totals = { winner: Math.max(a, b), loser: Math.min(a, b) };
  const decision = procedure.margin(about);
  if (decision === null) throw new UnprovidedError(procedure.marginUnprovided(about));
  trail.push({
    step: 'margin',
    ...(loser === null ? {} : { side: loser }),
    clause: decision.clause.id,
    label: `${String(about.loser)} against ${String(about.winner)}: ${procedure.marginInWords[decision.value]}`,
  });
  return decision.value;
}
