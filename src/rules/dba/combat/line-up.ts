import { decide } from '../../frame/decide.ts';
import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { RuleSet } from '../../frame/rule-set.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { goingSteps, isBadGoing } from '../judge-going.ts';
import type { DbaSteps } from '../steps.ts';
import { DbaFighter, type JudgeGoing } from './fighter.ts';
import type { DbaCombatQuestion, DbaSide } from './question.ts';

/** Both sides as the rules look at them, and the steps that made them so. */
export interface DbaLineUp {
  readonly a: DbaFighter;
  readonly b: DbaFighter;
  readonly judge: JudgeGoing;
  readonly trail: readonly TrailStep[];
}

/**
 * Draw up both sides: what going each is in, and whether what stands behind supports it.
 *
 * @throws {UnprovidedError} If a side shoots that cannot
 */
export function lineUp(rules: RuleSet<DbaSteps>, { mode, a, b }: DbaCombatQuestion): DbaLineUp {
  const close = mode === 'close';
  const judge: JudgeGoing = (going, onCamels) => isBadGoing(rules, going, onCamels);
  const sides = {
    a: new DbaFighter(attacking(a, b), close, !close && b.shooting, judge),
    b: new DbaFighter(attacking(b, a), close, !close && a.shooting, judge),
  };
  const trail = (['a', 'b'] as const).flatMap((side) => {
    const self = sides[side];
    refuseToShoot(rules, self);
    const going = goingSteps(rules, self.going, self.troop.onCamels).map((step) => ({ ...step, side }));
    return [...going, ...support(rules, side, self)];
  });
  return { ...sides, judge, trail };
}

/** A side, which attacks the BUA or camp that its enemy hold: in shooting that makes no difference. */
function attacking(side: DbaSide, enemy: DbaSide): DbaSide {
  const heldBua = enemy.garrisonsBua || enemy.troop.type === 'BUA denizens';
  return {
    ...side,
    attackingBua: side.attackingBua || heldBua,
    attackingCamp: side.attackingCamp || enemy.inCamp,
  };
}

function refuseToShoot(rules: RuleSet<DbaSteps>, self: DbaFighter): void {
  if (!self.shooting) return;
  const barred = decide(rules.steps.shootingBarred, (rule) => rule({ self }));
  if (barred !== null) throw new UnprovidedError(`${self.type} cannot shoot: ${barred.value} (${barred.clause.id})`);
}

/** Find whether the element behind supports it as its own type does; told where it is of that type and does not. */
function support(rules: RuleSet<DbaSteps>, side: 'a' | 'b', self: DbaFighter): TrailStep[] {
  const { behind } = self;
  if (behind === null) return [];
  const supports = decide(rules.steps.sameTypeSupport, (rule) => rule({ self, behind }));
  self.supported = supports?.value ?? false;
  if (supports === null || self.supported || !behind.is(self.type)) return [];
  const label = `the ${behind.type} behind give no support`;
  return [{ step: 'support barred', side, clause: supports.clause.id, label }];
}
