import { decide } from '../../../frame/decide.ts';
import { UnprovidedError } from '../../../frame/rule-errors.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import type { CommandStanding } from '../command-standing.ts';
import type { General } from '../../troops/general.ts';
import { reckon } from '../reckon.ts';

/** The victory points that an army holds, and those of them that its player scores. */
export interface KeptPoints {
  readonly army: number;
  readonly kept: number;
  readonly clause: string;
  readonly why: string | null;
}

/**
 * The victory points that a player scores for his own commands.
 *
 * @returns Null where it matters who led which command, and that is not told
 * @throws {UnprovidedError} If no clause in force says what an army holds
 */
export function keptBy(rules: DbmRules, commands: readonly CommandStanding[]): KeptPoints | null {
  const army = reckon(rules.steps.armyVictoryPoints, (rule) => rule());
  if (army === null) throw new UnprovidedError('no text that we have says how many victory points an army holds');
  const own = commands.filter((command) => ownerScores(rules, command));
  const told = { army: army.amount, clause: army.clause, why: army.why };
  if (own.length === commands.length) return { ...told, kept: army.amount };
  if (own.length === 0) return { ...told, kept: 0 };
  const generals = commands.map(({ general }) => general);
  if (!generals.includes('C-in-C') || generals.includes(null)) return null;
  const others = commands.length - 1;
  const points = own.map(({ general }) => pointsOf(rules, general, others));
  return { ...told, kept: points.reduce((sum, each) => sum + each, 0) };
}

function ownerScores(rules: DbmRules, { demoralised }: CommandStanding): boolean {
  const decision = decide(rules.steps.ownerScoresCommand, (rule) => rule({ demoralised }));
  if (decision === null) throw new UnprovidedError('no text that we have says who scores the points on a command');
  return decision.value;
}

function pointsOf(rules: DbmRules, general: General | null, others: number): number {
  if (general === null) return 0;
  const reckoning = reckon(rules.steps.commandVictoryPoints, (rule) => rule({ general, others }));
  if (reckoning === null)
    throw new UnprovidedError(`no text that we have says what the command of ${general} is worth`);
  return reckoning.amount;
}
