import { ask, formatTroop, rangeOf, SHOOT_QUERY, answerOf, type DbmRules, type Troop } from '../../../rules/index.ts';
import { isOpen, type Remark } from '../question/reply.ts';
import { sideOf, type CombatState, type SideState } from './fields.ts';
import { remarksOnAid } from './remarks-on-aid.ts';

/** The clause whose table says how far who shoots. */
const RANGES = 'distant-shooting.ranges';

/** What is to be known of shooting beside its result: whether they may shoot, how far, and who may aid them. */
export function remarksOn(rules: DbmRules, state: CombatState): readonly Remark[] {
  if (state.mode === 'close') return [];
  const [a, b] = [sideOf(state, 'a'), sideOf(state, 'b')];
  return [
    ...(state.by === 'b' ? [] : remarksOnShooter(rules, a, b.troop)),
    ...(state.by === 'a' ? [] : remarksOnShooter(rules, b, a.troop)),
  ];
}

function remarksOnShooter(rules: DbmRules, shooter: SideState, target: Troop | null): readonly Remark[] {
  const { troop, going } = shooter;
  if (troop === null || target === null) return [];
  const name = formatTroop(troop);
  const shot = { shooter: name, target: formatTroop(target), going };
  const answer = ask(SHOOT_QUERY, rules, { ...shot, question: 'mayShoot' });
  if (isOpen(answer)) {
    const open = answer.trail.map(({ clause, label }) => ({
      text: `Whether ${name} may shoot rests on “${label}”, of which we have no text`,
      clause,
    }));
    return [...open, ...unnamed(rules, troop)];
  }
  const [deciding] = answer.trail;
  if (deciding === undefined) return [];
  if (!answer.allowed) return [{ text: `May not shoot: ${answer.why}`, clause: deciding.clause }];
  const text = `${answer.why}${farthest(rules, troop)}`;
  return [
    { text, clause: deciding.clause, quiet: true },
    ...unnamed(rules, troop),
    ...remarksOnAid(rules, shooter, shot),
  ];
}

/** How far they can shoot, in words; nothing where that is not held. */
function farthest(rules: DbmRules, troop: Troop): string {
  const question = { troop, weapon: null, distance: null };
  const answer = answerOf({ words: () => '', answer: (each: DbmRules) => rangeOf(each, question) }, rules);
  return isOpen(answer) || answer.rangePaces === null ? '' : `, up to ${String(answer.rangePaces)} paces away`;
}

/** That no range is told for troops who are said to shoot. */
function unnamed(rules: DbmRules, troop: Troop): readonly Remark[] {
  const table = rules.clauses.get(RANGES)?.figures ?? null;
  if (table === null || Object.hasOwn(table, troop.type) || Object.hasOwn(table, `${troop.type} ${troop.grade ?? ''}`))
    return [];
  return [{ text: `The table of ranges does not name ${formatTroop(troop)}`, clause: RANGES }];
}
