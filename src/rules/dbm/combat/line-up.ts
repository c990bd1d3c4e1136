import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import type { Grade } from '../troops/troop-types.ts';
import type { Troop } from '../troops/parse-troop.ts';
import { decide, tell, type Decision } from '../../frame/decide.ts';
import { Element, Fighter, NO_RANK, type Ground, type Rank } from './fighter.ts';
import { groundOf } from './ground.ts';
import type { CombatQuestion, CombatSide } from './question.ts';

/** Both sides as the rules look at them, and the steps that made them so. */
export interface LineUp {
  readonly a: Fighter;
  readonly b: Fighter;
  readonly trail: readonly TrailStep[];
}

/** The step of what an answer takes for granted, as the wording that would tell is not held. */
export const TAKEN = 'taken';

/**
 * Draw up both sides: the grade each element fights with, which ranks may support, and the grade that each
 * counts as against this opponent.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force says which of several kinds of going counts
 */
export function lineUp(rules: DbmRules, question: CombatQuestion): LineUp {
  const close = question.mode === 'close';
  const trail: TrailStep[] = [];
  const a = drawUp(rules, 'a', question.a, close, !close && question.b.shooting, trail);
  const b = drawUp(rules, 'b', question.b, close, !close && question.a.shooting, trail);
  for (const [side, self, enemy] of [
    ['a', a, b],
    ['b', b, a],
  ] as const) {
    allowSupport(rules, side, self, enemy, trail);
  }
  for (const [side, self, enemy] of [
    ['a', a, b],
    ['b', b, a],
  ] as const) {
    for (const element of [self, ...self.supporters.filter((rank) => rank !== NO_RANK)])
      treat(rules, side, self, enemy, element, trail);
    for (const element of [self, ...self.ranks]) take(rules, side, self, enemy, element, trail);
  }
  return { a, b, trail };
}

function drawUp(
  rules: DbmRules,
  side: 'a' | 'b',
  state: CombatSide,
  close: boolean,
  shotAt: boolean,
  trail: TrailStep[],
): Fighter {
  const ground = groundOf(rules, side, state, trail);
  const asListed = new Fighter(state, state.troop.grade, ground, close, shotAt);
  const ranksOf = (fighter: Fighter, gradeOf: (rank: Element) => Grade | null): void => {
    fighter.ranks = state.ranks.map((troop, index) => {
      const listed = asListed.ranks[index];
      return rankOf(fighter, ground, troop, listed === undefined ? troop.grade : gradeOf(listed), index);
    });
    fighter.supporters = fighter.ranks;
  };
  ranksOf(asListed, ({ grade }) => grade);
  if (rules.steps.regrade.length === 0) return asListed;
  const gradeOf = (element: Element): Grade | null => {
    const regraded = decide(rules.steps.regrade, (rule) => rule({ self: asListed, element }));
    if (regraded === null || regraded.value === element.grade) return element.grade;
    const label = `${element.type ?? ''} (${element.grade ?? ''}) fights as (${regraded.value})`;
    trail.push({ step: 'regraded', side, clause: regraded.clause.id, label });
    return regraded.value;
  };
  const fighter = new Fighter(state, gradeOf(asListed), ground, close, shotAt);
  ranksOf(fighter, gradeOf);
  return fighter;
}

function rankOf(front: Fighter, { rankGoing }: Ground, troop: Troop, grade: Grade | null, index: number): Rank {
  const weapon = front.state.rankWeapons[index] ?? null;
  const element = new Element(troop.type, grade, rankGoing[index] ?? 'good', weapon);
  return Object.assign(element, { sameGrade: troop.type === front.type && grade === front.grade });
}

/** Keep the ranks that may support, and let a permitted other grade count as the same. */
function allowSupport(rules: DbmRules, side: 'a' | 'b', self: Fighter, enemy: Fighter, trail: TrailStep[]): void {
  const present = self.supporters;
  const allowed: Rank[] = [];
  const bars: (Decision<string> | null)[] = [];
  const ranks: Element[] = [self];
  for (const rank of present) {
    ranks.push(rank);
    const barred = decide(rules.steps.supportBarred, (rule) => {
      const reason = rule({ self, enemy, rank, ranks });
      return reason === false ? undefined : reason;
    });
    bars.push(barred);
    if (barred !== null) {
      trail.push({
        step: 'support barred',
        side,
        clause: barred.clause.id,
        label: `rank ${String(ranks.length)} gives no support: ${barred.value}`,
      });
      allowed.push(NO_RANK);
      continue;
    }
    allowed.push(acceptGrade(rules, side, self, rank, ranks.length, trail));
  }
  self.supporters = allowed;
  self.barredBy = bars;
}

function acceptGrade(
  rules: DbmRules,
  side: 'a' | 'b',
  self: Fighter,
  rank: Rank,
  place: number,
  trail: TrailStep[],
): Rank {
  if (rank.sameGrade || rank.type !== self.type) return rank;
  const accepted = decide(rules.steps.mixedGrade, (rule) => rule({ self, rank }) || undefined);
  if (accepted === null) return rank;
  trail.push({
    step: 'mixed grade',
    side,
    clause: accepted.clause.id,
    label: `rank ${String(place)} may support though of another grade`,
  });
  return Object.assign(rank, { sameGrade: true });
}

function treat(
  rules: DbmRules,
  side: 'a' | 'b',
  self: Fighter,
  enemy: Fighter,
  element: Element,
  trail: TrailStep[],
): void {
  const treated = decide(rules.steps.treatAs, (rule) => rule({ self, enemy, element }));
  if (treated === null) return;
  element.treatedAs = treated.value;
  trail.push({
    step: 'treated as',
    side,
    clause: treated.clause.id,
    label: `${element.type ?? ''} (${element.grade ?? ''}) counts as (${treated.value})`,
  });
}

/** Say what is taken for granted of an element, as the wording that would tell is not held; of ranks alike, once. */
function take(
  rules: DbmRules,
  side: 'a' | 'b',
  self: Fighter,
  enemy: Fighter,
  element: Element,
  trail: TrailStep[],
): void {
  for (const { value, clause } of tell(rules.steps.takenAs, (rule) => rule({ self, enemy, element }))) {
    const said = trail.some((each) => each.step === TAKEN && each.side === side && each.label === value);
    if (!said) trail.push({ step: TAKEN, side, clause: clause.id, label: value });
  }
}
