import { UnprovidedError } from '../../../frame/rule-errors.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import { decide } from '../../../frame/decide.ts';
import type { Facing, Margin, Outcome } from '../steps.ts';

/** Something that a side's outcome leads to. */
export interface Consequence {
  readonly side: 'a' | 'b';
  /** Null where the wording that decides is not held. */
  readonly result: 'destroyed' | null;
  readonly clause: string;
  readonly label: string;
}

/** What two totals come to. */
export interface Result {
  readonly loser: 'a' | 'b' | null;
  readonly margin: Margin;
  readonly outcome: { readonly a: Outcome; readonly b: Outcome };
  /** What the outcome leads to at once, such as a recoil that destroys. */
  readonly consequences: readonly Consequence[];
  readonly trail: readonly TrailStep[];
}

/**
 * Compare the totals and find what happens to each side.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for it
 */
export function resultOf(
  rules: DbmRules,
  facing: { readonly a: Facing; readonly b: Facing },
  totals: { readonly a: number; readonly b: number },
): Result {
  const trail: TrailStep[] = [];
  const loser = totals.a === totals.b ? null : totals.a < totals.b ? 'a' : 'b';
  const margin = marginOf(rules, loser, totals, trail);
  const outcomeOf = (side: 'a' | 'b'): Outcome =>
    loser === null || loser === side ? sufferedBy(rules, side, facing[side], margin, trail) : 'stand';
  const outcome = { a: outcomeOf('a'), b: outcomeOf('b') };
  const consequences = (['a', 'b'] as const).flatMap((side) =>
    consequencesOf(rules, side, facing[side], outcome[side]),
  );
  trail.push(...consequences.map(({ side, clause, label }) => ({ step: 'consequence', side, clause, label })));
  return { loser, margin, outcome, consequences, trail };
}

/** The first clause in printed order that applies is told; one that is not held only where no other applies. */
function consequencesOf(rules: DbmRules, side: 'a' | 'b', facing: Facing, outcome: Outcome): Consequence[] {
  if (outcome === 'stand') return [];
  let unheld: Consequence | null = null;
  for (const { clause, apply } of rules.steps.consequence) {
    const result = apply({ ...facing, outcome });
    const told = { side, clause: clause.id };
    if (result === 'destroyed') return [{ ...told, result, label: `${clause.title}: ${outcome}, so destroyed` }];
    if (result !== undefined)
      unheld ??= { ...told, result: null, label: `${clause.title}: what this ${outcome} leads to, we do not hold` };
  }
  return unheld === null ? [] : [unheld];
}

function marginOf(
  rules: DbmRules,
  loser: 'a' | 'b' | null,
  totals: { readonly a: number; readonly b: number },
  trail: TrailStep[],
): Margin {
  const about = { winner: Math.max(totals.a, totals.b), loser: Math.min(totals.a, totals.b) };
  const decision = decide(rules.steps.margin, (rule) => rule(about));
  if (decision === null) {
    throw new UnprovidedError(
      `no clause held for ${rules.edition} says how to compare totals of ${String(totals.a)} and ${String(totals.b)}`,
    );
  }
  const words = { equal: 'equal', less: 'less, but more than half', halfOrLess: 'half or less' }[decision.value];
  trail.push({
    step: 'margin',
    ...(loser === null ? {} : { side: loser }),
    clause: decision.clause.id,
    label: `${String(about.loser)} against ${String(about.winner)}: ${words}`,
  });
  return decision.value;
}

/** A side that nobody shoots at, or fights, suffers nothing. */
function sufferedBy(rules: DbmRules, side: 'a' | 'b', facing: Facing, margin: Margin, trail: TrailStep[]): Outcome {
  const { self } = facing;
  if (!self.inCloseCombat && !self.shotAt) return 'stand';
  const { outcomeIfEqual: equal, outcomeIfLess: less, outcomeIfHalfOrLess: halfOrLess } = rules.steps;
  const decision = decide({ equal, less, halfOrLess }[margin], (rule) => rule(facing));
  if (decision === null)
    throw new UnprovidedError(`no clause held for ${rules.edition} says what becomes of ${self.type} here`);
  trail.push({
    step: 'outcome',
    side,
    clause: decision.clause.id,
    label: `${decision.clause.title}: ${decision.value}`,
  });
  return decision.value;
}
