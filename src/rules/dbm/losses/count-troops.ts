import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { formatTroop, type Troop } from '../troops/parse-troop.ts';
import { CountedTroop } from './counted-troop.ts';
import { halvesInWords } from './halves-in-words.ts';
import type { TroopLine } from './question.ts';
import { reckon, type Reckoning } from './reckon.ts';

/** What lines of troops come to. */
export interface CountedLines {
  /** Their element equivalents, all together. */
  readonly total: number;
  /** The element equivalents of one element of each line. */
  readonly each: readonly number[];
  readonly trail: readonly TrailStep[];
}

/**
 * Count the element equivalents of troops.
 *
 * @param step What the steps of the trail are called
 * @throws {NotHeldError} If the count rests on wording that is not held
 * @throws {UnprovidedError} If it matters whether they are regular, and nobody says
 */
export function countTroops(rules: DbmRules, step: string, lines: readonly TroopLine[]): CountedLines {
  const counted = lines.map(({ troop, count }) => ({ troop, count, one: equivalentsOf(rules, troop) }));
  return {
    total: counted.reduce((sum, { count, one }) => sum + count * one.amount, 0),
    each: counted.map(({ one }) => one.amount),
    trail: counted
      .filter(({ count }) => count > 0)
      .map(({ troop, count, one }) => ({
        step,
        amount: count * one.amount,
        clause: one.clause,
        label: `${String(count)} ${formatTroop(troop)} at ${halvesInWords(one.amount)}${one.why === null ? '' : `, ${one.why}`}`,
      })),
  };
}

function equivalentsOf(rules: DbmRules, troop: Troop): Reckoning {
  if (troop.training !== null) return equivalentsAs(rules, new CountedTroop(troop, troop.training));
  const [regular, irregular] = [
    equivalentsAs(rules, new CountedTroop(troop, 'Reg')),
    equivalentsAs(rules, new CountedTroop(troop, 'Irr')),
  ];
  if (regular.amount === irregular.amount) return regular;
  const [one, other] = [halvesInWords(regular.amount), halvesInWords(irregular.amount)];
  throw new UnprovidedError(`${formatTroop(troop)} counts ${one} if regular, ${other} if irregular: say which`);
}

function equivalentsAs(rules: DbmRules, troop: CountedTroop): Reckoning {
  const reckoning = reckon(rules.steps.elementEquivalents, (rule) => rule({ troop }));
  if (reckoning === null) throw new UnprovidedError(`no text that we have says what ${troop.type} counts for`);
  return reckoning;
}
