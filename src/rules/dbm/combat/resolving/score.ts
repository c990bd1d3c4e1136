import type { DbmRules } from '../../dbm-steps.ts';
import { TROOP_TYPES } from '../../troops/troop-types.ts';
import { contributed, sum, type Contribution as Counted } from '../../../frame/combat/contributions.ts';
import { addUp, decide } from '../../../frame/decide.ts';
import type { Fighter } from '../fighter.ts';
import type { Facing } from '../steps.ts';

export type ContributionKind = 'die' | 'factor' | 'rear' | 'tactical' | 'grading' | 'mitigating';

/** Something that counted in a side's score. */
export type Contribution = Counted<ContributionKind>;

/** What a side scores before its die is thrown. */
export interface Standing {
  readonly contributions: readonly Contribution[];
  readonly total: number;
}

/**
 * What a side adds to its die: combat factor, rear support and tactical factors.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 */
export function standingOf(rules: DbmRules, facing: Facing): Standing {
  const { self, enemy } = facing;
  const factor = decide(rules.steps.combatFactor, (rule) => rule(facing));
  if (factor === null) throw new Error(`no clause of ${rules.edition} gives a combat factor of ${self.type}`);
  const contributions = [
    {
      kind: 'factor' as const,
      amount: factor.value,
      clause: factor.clause.id,
      label: `${nameOf(self)} v ${enemy.arm}${inShooting(facing)}`,
    },
    ...addUp(rules.steps.rearSupport, (rule) => rule(facing)).map(contributed('rear')),
    ...addUp(rules.steps.tacticalFactor, (rule) => rule(facing)).map(contributed('tactical')),
  ];
  return { contributions, total: sum(contributions) };
}

/** The adjustments of a side's total, given its lead over the opponent's. */
export function gradingOf(rules: DbmRules, facing: Facing, lead: number): readonly Contribution[] {
  return addUp(rules.steps.gradingFactor, (rule) => rule({ ...facing, lead })).map(contributed('grading'));
}

/** The deductions that the losing side's supporters make from the winner's total. */
export function mitigationOf(rules: DbmRules, facing: Facing): readonly Contribution[] {
  return addUp(rules.steps.mitigatingFactor, (rule) => rule(facing)).map(contributed('mitigating'));
}

/** That it is no close combat, as other factors hold there for some: `, shot at by bowmen`. */
function inShooting({ self, enemy }: Facing): string {
  if (self.shotAt) return `, shot at by ${TROOP_TYPES[enemy.type].name}`;
  return self.shooting ? ', shooting' : '';
}

function nameOf(self: Fighter): string {
  const { name } = TROOP_TYPES[self.type];
  const unladen = self.naval && self.state.unladen ? 'unladen ' : '';
  return `${unladen}${name}`.replace(/^./, (letter) => letter.toUpperCase());
}
