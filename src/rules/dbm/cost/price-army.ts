import { decide, tell } from '../../frame/decide.ts';
import type { DbmRules } from '../dbm-steps.ts';
import { formatTroop } from '../troops/parse-troop.ts';
import { Army } from './army.ts';
import { prepareLines } from './prepare-lines.ts';
import { priceElement, priceWorks, type CostStep } from './price-element.ts';
import type { CostLine, CostQuestion } from './question.ts';

/** What a line costs. */
export interface LinePrice {
  /** The troop, or the kind of fortifications. */
  readonly troop: string;
  /** Elements, or element widths of fortifications. */
  readonly count: number;
  /** AP of one of them. */
  readonly each: number;
  readonly total: number;
  /** How the price of one came about. */
  readonly steps: readonly CostStep[];
}

/** What all of it comes to by another reading of the rules. */
export interface Alternative {
  readonly ap: number;
  readonly clause: string;
  readonly why: string;
  /** The page on the disagreement, as in `/discrepancies/reg-ax-x-cost/`. */
  readonly discrepancy: string;
}

/** What an army, or a part of one, costs. */
export interface ArmyPrice {
  readonly edition: string;
  readonly ap: number;
  /** By line, AP of one element. */
  readonly each: readonly number[];
  readonly disputed: boolean;
  readonly alternatives: readonly Alternative[];
  /** Whether a figure that counted rests on a secondary source only. */
  readonly secondary: boolean;
  readonly lines: readonly LinePrice[];
  /** The baggage that an army of these points and generals must have; null where that cannot be told. */
  readonly baggage: { readonly minimum: number; readonly clause: string } | null;
  /** Amounts are those of whole lines: they sum to `ap`. */
  readonly trail: readonly CostStep[];
}

/**
 * Price an army as one edition has it.
 *
 * @throws {QuestionError} If a line tells neither "Reg" nor "Irr", and its price depends on it
 * @throws {NotHeldError} If a price rests on wording that is not held
 * @throws {UnprovidedError} If no clause has a price for a line
 */
export function priceArmy(rules: DbmRules, question: CostQuestion): ArmyPrice {
  const prepared = prepareLines(rules, question);
  const elements = prepared.flatMap(({ element }) => element ?? []);
  const army = new Army(elements, question.otherRegularNonAllyGenerals);
  const lines = prepared.map(({ line, element, steps }): LinePrice => {
    const unit = element === null ? priceWorks(rules, line) : priceElement(rules, element, army);
    const count = element === null ? line.count * line.elementWidths : line.count;
    return { troop: nameOf(line), count, each: unit.each, total: count * unit.each, steps: [...steps, ...unit.steps] };
  });
  const ap = lines.reduce((sum, { total }) => sum + total, 0);
  const alternatives = alternativesOf(rules, army, ap);
  return {
    edition: rules.edition,
    ap,
    each: lines.map(({ each }) => each),
    disputed: alternatives.length > 0,
    alternatives,
    secondary: lines.some(({ steps }) => steps.some(({ secondary }) => secondary)),
    lines,
    baggage: baggageOf(rules, question, ap),
    trail: lines.flatMap(({ count, steps }) => steps.map((step) => ofLine(step, count))),
  };
}

function alternativesOf(rules: DbmRules, army: Army, ap: number): readonly Alternative[] {
  const readings = new Map<string, { amount: number; clause: string; why: string }>();
  for (const element of army.elements) {
    for (const { value, clause } of tell(rules.steps.costOtherReading, (rule) => rule({ element, army }))) {
      const before = readings.get(value.reading) ?? { amount: 0, clause: clause.id, why: value.why };
      readings.set(value.reading, { ...before, amount: before.amount + value.amount * element.line.count });
    }
  }
  return [...readings]
    .filter(([, { amount }]) => amount !== 0)
    .map(([discrepancy, { amount, clause, why }]) => ({ ap: ap + amount, clause, why, discrepancy }));
}

function baggageOf(rules: DbmRules, question: CostQuestion, ap: number): ArmyPrice['baggage'] {
  const { armyPoints, waterborneCommands, lines } = question;
  const generals = lines
    .filter((line) => line.kind === 'troop' && line.general !== null)
    .reduce((sum, { count }) => sum + count, 0);
  const about = { armyPoints: armyPoints ?? ap, generals, waterborneCommands };
  const minimum = decide(rules.steps.baggageMinimum, (rule) => rule(about));
  return minimum === null ? null : { minimum: minimum.value, clause: minimum.clause.id };
}

function ofLine(step: CostStep, count: number): CostStep {
  if (step.amount === undefined || count === 1) return step;
  return { ...step, amount: count * step.amount, label: `${String(count)} × ${String(step.amount)}: ${step.label}` };
}

function nameOf(line: CostLine): string {
  return line.kind === 'works' ? line.works : formatTroop(line.troop);
}
