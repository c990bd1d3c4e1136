import { contributed, sum, type Contribution } from '../../../frame/combat/contributions.ts';
import { addUp, decide } from '../../../frame/decide.ts';
import { UnprovidedError } from '../../../frame/rule-errors.ts';
import type { RuleSet } from '../../../frame/rule-set.ts';
import type { DbaSteps } from '../../steps.ts';
import { DbaFighter, type JudgeGoing } from '../fighter.ts';
import type { DbaFacing } from '../steps.ts';

/** Something that counted in a side's score. */
export type DbaContribution = Contribution<'die' | 'factor' | 'rear' | 'tactical'>;

/** What a side scores before its die is thrown. */
export interface DbaStanding {
  readonly contributions: readonly DbaContribution[];
  readonly support: Support;
}

/** What a side has of rear support. */
export interface Support {
  readonly whole: number;
  /** What the element directly behind adds of it. */
  readonly fromBehind: number;
}

/**
 * What a side adds to its die: combat factor, rear support and tactical factors.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause gives it a combat factor
 */
export function standingOf(rules: RuleSet<DbaSteps>, facing: DbaFacing, judge: JudgeGoing): DbaStanding {
  const { self, enemy } = facing;
  const factor = decide(rules.steps.combatFactor, (rule) => rule(facing));
  if (factor === null) throw new UnprovidedError(`no text that we have gives ${self.type} a combat factor here`);
  const rear = addUp(rules.steps.rearSupport, (rule) => rule(facing)).map(contributed('rear'));
  const contributions = [
    {
      kind: 'factor' as const,
      amount: factor.value,
      clause: factor.clause.id,
      label: `${self.type} against ${enemy.mounted ? 'mounted' : 'foot'}`,
    },
    ...rear,
    ...addUp(rules.steps.tacticalFactor, (rule) => rule(facing)).map(contributed('tactical')),
  ];
  const support = { whole: sum(rear), fromBehind: addedFromBehind(rules, facing, judge) };
  return { contributions, support };
}

/** What rear support would be without psiloi that stand behind a neighbour. */
function addedFromBehind(rules: RuleSet<DbaSteps>, { self, enemy }: DbaFacing, judge: JudgeGoing): number {
  if (self.behind === null) return 0;
  const state = { ...self.state, psiloiBehindNeighbour: false };
  const alone = new DbaFighter(state, self.inCloseCombat, self.shotAt, judge);
  alone.supported = self.supported;
  const amounts = addUp(rules.steps.rearSupport, (rule) => rule({ self: alone, enemy }));
  return amounts.reduce((total, { value }) => total + value, 0);
}
