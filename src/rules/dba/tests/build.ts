import { ask, createRuleSet, DBA, type ClauseCode, type DbaRuleScope } from '../../index.ts';
import { DBA_QUERIES } from '../queries.ts';

type Define = NonNullable<ClauseCode<DbaRuleScope>['define']>;

/** An invented clause of DBA. */
export function clause(id: string, define: Define | null = null): ClauseCode<DbaRuleScope> {
  return { id, title: `Title of ${id}`, page: null, held: true, figures: null, define };
}

/** Everything a combat needs: a factor of 3, and the margins and outcomes of a very plain game. */
const plainGame = [
  clause('plain.factor', ({ combatFactor }) => {
    combatFactor(() => 3);
  }),
  clause('plain.margin', ({ margin }) => {
    margin(({ winner, loser }) => (winner === loser ? 'equal' : winner >= 2 * loser ? 'doubled' : 'less'));
  }),
  clause('plain.equal', ({ outcomeIfEqual }) => {
    outcomeIfEqual(() => 'stand');
  }),
  clause('plain.less', ({ outcomeIfLess }) => {
    outcomeIfLess(() => 'recoil');
  }),
  clause('plain.doubled', ({ outcomeIfDoubled }) => {
    outcomeIfDoubled(() => 'destroyed');
  }),
];

/** The rules of an invented DBA: the plain game, then these clauses. */
export function rules(...clauses: readonly ClauseCode<DbaRuleScope>[]) {
  return createRuleSet(DBA, 'invented', [...plainGame, ...clauses]);
}

type Rules = ReturnType<typeof rules>;
/** A question, or a side of one, as JSON has it. */
export type Question = Readonly<Record<string, unknown>>;

/** Blades against warband; each side with what else is given. */
export function fight(set: Rules, a: Question = {}, b: Question = {}, mode: Question = {}) {
  return ask(DBA_QUERIES.combat, set, { ...mode, a: { troop: 'Blades', ...a }, b: { troop: 'Warband', ...b } });
}

/** The same with dice, and an answer. */
export function thrown(set: Rules, [dieA, dieB]: readonly [number, number], a: Question = {}, b: Question = {}) {
  const answer = fight(set, { die: dieA, ...a }, { die: dieB, ...b });
  if (!('outcome' in answer)) throw new Error(`expected an answer, found ${JSON.stringify(answer)}`);
  return answer;
}
