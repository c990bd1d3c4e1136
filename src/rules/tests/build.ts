import {
  answerOf,
  resolveCombat as resolve,
  createRuleSet,
  DBM,
  parseCombatQuestion,
  type DbmClauseCode,
  type CombatQuestion,
  type Figures,
  type DbmRules,
} from '../index.ts';

type Define = NonNullable<DbmClauseCode['define']>;

/** An invented clause; without code where none is given. */
export function clause(
  id: string,
  define: Define | null = null,
  figures: Figures | null = null,
  page: number | null = 7,
): DbmClauseCode {
  return { id, title: `Title of ${id}`, page, held: true, figures, define };
}

/** Everything a combat needs: a factor of 3, and the margins and outcomes of a very plain game. */
export const plainGame: readonly DbmClauseCode[] = [
  clause('plain.factor', ({ combatFactor }) => {
    combatFactor(() => 3);
  }),
  clause('plain.margin', ({ margin }) => {
    margin(({ winner, loser }) => (winner === loser ? 'equal' : 2 * loser <= winner ? 'halfOrLess' : 'less'));
  }),
  clause('plain.equal', ({ outcomeIfEqual }) => {
    outcomeIfEqual(() => 'stand');
  }),
  clause('plain.less', ({ outcomeIfLess }) => {
    outcomeIfLess(() => 'recoil');
  }),
  clause('plain.half', ({ outcomeIfHalfOrLess }) => {
    outcomeIfHalfOrLess(() => 'destroyed');
  }),
];

/** The rules of an invented edition: the plain game, then these clauses. */
export function rules(...clauses: readonly DbmClauseCode[]): DbmRules {
  return createRuleSet(DBM, 'invented', [...plainGame, ...clauses]);
}

/** Blades against warband in close combat; each side with what else is given. */
export function question(
  a: Readonly<Record<string, unknown>> = {},
  b: Readonly<Record<string, unknown>> = {},
  mode: 'close' | 'shooting' = 'close',
): CombatQuestion {
  return parseCombatQuestion({ mode, a: { troop: 'Reg Bd (O)', ...a }, b: { troop: 'Irr Wb (F)', ...b } });
}

/** The same with dice. */
export function thrown(
  dieA: number,
  dieB: number,
  a: Readonly<Record<string, unknown>> = {},
  b: Readonly<Record<string, unknown>> = {},
  mode: 'close' | 'shooting' = 'close',
): CombatQuestion {
  return question({ die: dieA, ...a }, { die: dieB, ...b }, mode);
}

/** Resolve a combat, or say why it cannot be. */
export function resolveCombat(set: DbmRules, asked: CombatQuestion) {
  return answerOf({ words: () => '', answer: (each: DbmRules) => resolve(each, asked) }, set);
}
