import type { DbmRules } from '../../dbm-steps.ts';
import { compareTotals, type ComparedTotals, type OfBoth, type Side } from '../../../frame/combat/compare-totals.ts';
import { decide, type Decision } from '../../../frame/decide.ts';
import { UnprovidedError } from '../../../frame/rule-errors.ts';
import type { Facing, Margin, Outcome } from '../steps.ts';
import { friendsLost } from './friends-lost.ts';

/** Something that a side's outcome leads to. */
export interface Consequence {
  readonly side: Side;
  /** The element that fights, or one of the ranks behind it, by its place. */
  readonly of: 'element' | `rank ${number}`;
  /** Null where the wording that decides is not held. */
  readonly result: 'destroyed' | null;
  readonly clause: string;
  readonly label: string;
}

/** What two totals come to. */
export type Result = ComparedTotals<Margin, Outcome, Consequence>;

const MARGIN_IN_WORDS = { equal: 'equal', less: 'less, but more than half', halfOrLess: 'half or less' };

/**
 * Compare the totals and find what happens to each side.
 *
 * @param behind Whether it is told what becomes of the ranks behind one that is destroyed
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for it
 */
export function resultOf(
  rules: DbmRules,
  facing: OfBoth<Facing>,
  totals: OfBoth<number>,
  behind: 'told' | 'left out' = 'told',
): Result {
  return compareTotals<Margin, Outcome, Consequence>(totals, {
    margin: (about) => decide(rules.steps.margin, (rule) => rule(about)),
    marginInWords: MARGIN_IN_WORDS,
    marginUnprovided: () =>
      `no text that we have of ${rules.edition} says how to compare totals of ${String(totals.a)} and ${String(totals.b)}`,
    suffered: (side, margin) => sufferedBy(rules, facing[side], margin),
    outcomeInWords: (outcome) => outcome,
    unharmed: 'stand',
    consequences: (outcome) =>
      (['a', 'b'] as const).flatMap((side) => {
        const own = consequencesOf(rules, side, facing[side], outcome[side]);
        const destroyed = outcome[side] === 'destroyed' || own.some(({ result }) => result === 'destroyed');
        return destroyed && behind === 'told' ? [...own, ...friendsLost(rules, side, facing[side])] : own;
      }),
  });
}

/** The first clause in printed order that applies is told; one that is not held only where no other applies. */
function consequencesOf(rules: DbmRules, side: Side, facing: Facing, outcome: Outcome): Consequence[] {
  if (outcome === 'stand') return [];
  let unheld: Consequence | null = null;
  for (const { clause, apply } of rules.steps.consequence) {
    const result = apply({ ...facing, outcome });
    const told = { side, of: 'element' as const, clause: clause.id };
    if (result === 'destroyed') return [{ ...told, result, label: `${clause.title}: ${outcome}, so destroyed` }];
    if (result !== undefined)
      unheld ??= { ...told, result: null, label: `${clause.title}: what this ${outcome} leads to: we have no text` };
  }
  return unheld === null ? [] : [unheld];
}

/** A side that nobody shoots at, or fights, suffers nothing. */
function sufferedBy(rules: DbmRules, facing: Facing, margin: Margin): Decision<Outcome> | null {
  const { self } = facing;
  if (!self.inCloseCombat && !self.shotAt) return null;
  const { outcomeIfEqual: equal, outcomeIfLess: less, outcomeIfHalfOrLess: halfOrLess } = rules.steps;
  const decision = decide({ equal, less, halfOrLess }[margin], (rule) => rule(facing));
  if (decision === null)
    throw new UnprovidedError(`no text that we have of ${rules.edition} says what becomes of ${self.type} here`);
  return decision;
}
