import { askRule, decide, type Decision } from '../../../frame/decide.ts';
import { isNotHeld, type NotHeld } from '../../../frame/not-held.ts';
import type { RuleSet } from '../../../frame/rule-set.ts';
import type { Rule } from '../../../frame/steps.ts';
import type { DbaSteps } from '../../steps.ts';
import { DbaTroops } from '../fighter.ts';
import { friendsMetBy } from '../question.ts';
import type { Support } from './score.ts';
import type { DbaCombatSteps, DbaEffect, DbaEffects, DbaFacing, DbaOutcome } from '../steps.ts';

/** Something that an outcome leads to. */
export interface DbaConsequence {
  readonly side: 'a' | 'b';
  readonly of: DbaEffect['of'] | 'friends met';
  /** Null where the wording that decides is not held. */
  readonly result: DbaEffect['result'] | 'passes through' | 'pushed back' | null;
  readonly clause: string;
  readonly label: string;
}

const WHO = {
  element: 'the element',
  'rear support': 'its rear support',
  'friends on the enemy flank or rear': 'friends on the flank or rear of the enemy',
};
const WHAT = {
  destroyed: 'is destroyed',
  recoil: 'recoil',
  pursues: 'pursues',
  occupies: 'occupies the BUA or camp',
};
const INTO_FRIENDS = {
  'destroys them': { of: 'friends met', result: 'destroyed' },
  'passes through': { of: 'element', result: 'passes through' },
  'pushes them back': { of: 'friends met', result: 'pushed back' },
} as const;
type IntoFriends = Decision<keyof typeof INTO_FRIENDS>;

/** What both outcomes lead to: for those who suffer them, then for those who do not. */
export function consequencesOf(
  rules: RuleSet<DbaSteps>,
  facing: { readonly a: DbaFacing; readonly b: DbaFacing },
  outcome: { readonly a: DbaOutcome; readonly b: DbaOutcome },
  support: { readonly a: Support; readonly b: Support },
): DbaConsequence[] {
  const own = (['a', 'b'] as const).flatMap((side) =>
    outcome[side] === 'stand' ? [] : ownOf(rules, side, facing[side], outcome[side], support[side].fromBehind),
  );
  const lost = (side: 'a' | 'b'): boolean =>
    outcome[side] === 'destroyed' || own.some((each) => each.side === side && destroysIt(each));
  const after = (
    [
      ['a', 'b'],
      ['b', 'a'],
    ] as const
  ).flatMap(([side, other]) =>
    outcome[side] !== 'stand' || outcome[other] === 'stand'
      ? []
      : told(side, rules.steps.followUp, (rule) =>
          rule({
            ...facing[side],
            enemyOutcome: outcome[other],
            enemyDestroyed: lost(other),
            rearSupport: support[side].whole,
          }),
        ),
  );
  return [...own, ...after];
}

function ownOf(
  rules: RuleSet<DbaSteps>,
  side: 'a' | 'b',
  facing: DbaFacing,
  outcome: DbaOutcome,
  addedFromBehind: number,
): DbaConsequence[] {
  const recoils = outcome === 'recoil' || outcome === 'flee'; // a flee move begins with a recoil
  const met = recoils && friendsMetBy(facing.self.state) !== null;
  const intoFriends = met ? recoilIntoFriends(rules, facing) : null;
  const stoppedByFriends = met && intoFriends === null;
  const effectsOf = (destroyed: boolean): DbaConsequence[] => {
    const about = { ...facing, outcome, destroyed, addedFromBehind, stoppedByFriends };
    return told(side, rules.steps.consequence, (rule: DbaCombatSteps['consequence']) => rule(about));
  };
  const atOnce = outcome === 'destroyed';
  const first = effectsOf(atOnce);
  // Who is destroyed as it recoils takes with it what one destroyed at once does.
  const effects = !atOnce && first.some(destroysIt) ? effectsOf(true) : first;
  if (intoFriends === null || effects.some(destroysIt)) return effects;
  return [...effects, { side, ...ofFriends(intoFriends, outcome) }];
}

/** What a recoil into friends comes to; left open where the recoil begins a flee move, of which no text tells. */
function ofFriends({ value, clause: { id, title } }: IntoFriends, outcome: DbaOutcome): Omit<DbaConsequence, 'side'> {
  if (outcome === 'flee')
    return {
      of: 'friends met',
      result: null,
      clause: id,
      label: `${title}: the sheet does not say this of a flee move`,
    };
  const label = `${title}: ${value === 'destroys them' ? 'they are destroyed' : `it ${value}`}`;
  return { ...INTO_FRIENDS[value], clause: id, label };
}

function destroysIt({ of, result }: DbaConsequence): boolean {
  return of === 'element' && result === 'destroyed';
}

function recoilIntoFriends(rules: RuleSet<DbaSteps>, { self }: DbaFacing): IntoFriends | null {
  const met = friendsMetBy(self.state);
  if (met === null) return null;
  const { troop, sameFacing, spaceBehind } = met;
  const about = { self, friends: new DbaTroops(troop), sameFacing, spaceBehind };
  const mayPassThrough = decide(rules.steps.mayRecoilThrough, (rule) => rule(about))?.value ?? false;
  return decide(rules.steps.recoilInto, (rule) => rule({ ...about, mayPassThrough }));
}

/** Every rule that applies is told; wording that is not held leaves open only what it would decide. */
function told<F>(
  side: 'a' | 'b',
  rules: readonly Rule<F>[],
  ask: (rule: F) => DbaEffects | undefined | NotHeld,
): DbaConsequence[] {
  return rules.flatMap((rule): DbaConsequence[] => {
    const effects = askRule(rule, ask);
    const { id, title } = rule.clause;
    if (effects === undefined) return [];
    if (isNotHeld(effects))
      return [{ side, of: 'element', result: null, clause: id, label: `${title}: the sheet does not say` }];
    return [effects].flat().map((effect) => ({
      side,
      ...effect,
      clause: id,
      label: `${title}: ${WHO[effect.of]} ${WHAT[effect.result]}`,
    }));
  });
}
