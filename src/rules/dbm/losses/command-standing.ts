import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { halvesInWords } from './halves-in-words.ts';
import type { General } from '../troops/general.ts';
import type { CommandResult, SideName } from './question.ts';
import { reckon, type Reckoning } from './reckon.ts';
import type { SideLosses } from './steps.ts';

/** A command as it stands at the end. */
export interface CommandStanding {
  readonly demoralised: boolean;
  readonly quarterLost: boolean;
  readonly general: General | null;
  readonly trail: readonly TrailStep[];
}

/**
 * How the commands of a side stand.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If a command without element equivalents might have lost a quarter of them
 */
export function standingsOf(
  rules: DbmRules,
  side: SideName,
  results: readonly CommandResult[],
): readonly CommandStanding[] {
  const letter = side === 'sideA' ? 'A' : 'B';
  return results.map((result, index) => standingOf(rules, `side ${letter}, command ${String(index + 1)}`, result));
}

/** What the commands of a side have lost, all together. */
export function lossesOf(commands: readonly CommandStanding[]): SideLosses {
  return {
    demoralised: commands.filter(({ demoralised }) => demoralised).length,
    quarterLost: commands.filter(({ quarterLost }) => quarterLost).length,
  };
}

function standingOf(rules: DbmRules, name: string, result: CommandResult): CommandStanding {
  const { originalEE, general } = result;
  const third = originalEE === 0 ? null : reckon(rules.steps.demoralisedAt, (rule) => rule({ originalEE }));
  const quarter = reckon(rules.steps.quarterLostAt, (rule) => rule({ originalEE }));
  if (quarter !== null && originalEE === 0) {
    throw new UnprovidedError(`no clause says when ${name}, without element equivalents, has lost a quarter of them`);
  }
  const byLosses = third !== null && result.lost >= third.amount;
  const demoralised = result.demoralised ?? byLosses;
  const quarterLost = quarter !== null && result.lost >= quarter.amount;
  return {
    demoralised,
    quarterLost,
    general,
    trail: [
      ...(byLosses ? [stepOf('demoralised', name, result, third, demoralised ? '' : '; told as not demoralised')] : []),
      ...(quarterLost ? [stepOf('quarter lost', name, result, quarter)] : []),
    ],
  };
}

function stepOf(
  step: string,
  name: string,
  { originalEE, lost }: CommandResult,
  { amount, clause, why }: Reckoning,
  but = '',
): TrailStep {
  const told = `${halvesInWords(lost)} lost of ${halvesInWords(originalEE)}, where ${halvesInWords(amount)} is enough`;
  return { step, clause, label: `${name}: ${told}${why === null ? '' : ` (${why})`}${but}` };
}
