import { answerOf, createRuleSet, DBM, DBM_QUERIES, type DbmClauseCode } from '../../../index.ts';
import { clause } from '../../../tests/build.ts';

/** A plain way to count: 1 an element, baggage 3, 2 or 1, breaking at 6, hurt at 4, beaten at 10, 5 points an army. */
const plainCount: readonly DbmClauseCode[] = [
  clause('plain.ee', ({ elementEquivalents }) => {
    elementEquivalents(() => 1);
  }),
  clause('plain.baggage', ({ baggageLoss }) => {
    const worth = { destroyedInCloseCombat: 3, lostOtherwise: 2, demoralised: 1 };
    baggageLoss(({ fate, purpose }) =>
      purpose === 'demoralisation' ? { amount: 0, why: 'not for that' } : worth[fate],
    );
  }),
  clause('plain.third', ({ demoralisedAt }) => {
    demoralisedAt(() => ({ amount: 6, why: 'six will do' }));
  }),
  clause('plain.quarter', ({ quarterLostAt }) => {
    quarterLostAt(() => 4);
  }),
  clause('plain.half', ({ defeatedAt }) => {
    defeatedAt(() => 10);
  }),
  clause('plain.points', ({ armyVictoryPoints, commandVictoryPoints, ownerScoresCommand }) => {
    armyVictoryPoints(() => 5);
    commandVictoryPoints(({ general, others }) => (general === 'C-in-C' ? 5 - others : 1));
    ownerScoresCommand(({ demoralised }) => !demoralised);
  }),
];

/** The rules of an invented edition: the plain count, then these clauses. */
export function rules(...clauses: readonly DbmClauseCode[]) {
  return createRuleSet(DBM, 'invented', [...plainCount, ...clauses]);
}

/** The same without the plain count. */
export function only(...clauses: readonly DbmClauseCode[]) {
  return createRuleSet(DBM, 'invented', clauses);
}

/** Ask of losses, by the plain count unless other rules are named. */
export function losses(question: Readonly<Record<string, unknown>>, set = rules()) {
  return answerOf(DBM_QUERIES.losses.pose(question), set);
}

/** Ask of victory likewise; the game is over. */
export function victory(sideA: readonly unknown[], sideB: readonly unknown[], set = rules(), gameOver = true) {
  return answerOf(DBM_QUERIES.victory.pose({ sideA, sideB, gameOver }), set);
}

/** A line of blades. */
export function blades(count: number) {
  return { troop: 'Reg Bd (O)', count };
}
