import { decide, tell, type Decision } from '../../frame/decide.ts';
import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import type { Army } from './army.ts';
import type { PricedElement } from './priced-element.ts';
import type { WorksLine } from './question.ts';
import type { Adjustment, Price } from './steps.ts';

/** A step of a price; `secondary` where its figure rests on a secondary source only. */
export type CostStep = TrailStep & { readonly secondary?: true };

/** What one element, or one element width of fortifications, costs. */
export interface UnitPrice {
  readonly each: number;
  readonly steps: readonly CostStep[];
}

/**
 * What an element costs in its army.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause has a price for it
 */
export function priceElement(rules: DbmRules, element: PricedElement, army: Army): UnitPrice {
  const price = decide(rules.steps.elementCost, (rule) => rule({ element }));
  if (price === null) throw new UnprovidedError(`no text that we have gives a price for ${element.name}`);
  const adjustments = tell(rules.steps.costAdjustment, (rule) => rule({ element, army }));
  return total(element.name, [priced(price, element.name)], adjustments);
}

/**
 * What an element width of fortifications costs.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause has a price for it
 */
export function priceWorks(rules: DbmRules, { works: asked }: WorksLine): UnitPrice {
  const as = decide(rules.steps.pricedAsWorks, (rule) => rule({ works: asked }));
  const works = as?.value ?? asked;
  const price = decide(rules.steps.worksCost, (rule) => rule({ works }));
  if (price === null) throw new UnprovidedError(`no text that we have gives a price for ${asked}`);
  const adjustments = tell(rules.steps.worksAdjustment, (rule) => rule({ works }));
  const steps = [
    ...(as === null ? [] : [{ step: 'paid for as', clause: as.clause.id, label: `${asked} costs as ${works}` }]),
    priced(price, works),
  ];
  return total(asked, steps, adjustments);
}

function total(name: string, priced: readonly CostStep[], adjustments: readonly Decision<Adjustment>[]): UnitPrice {
  const steps = [
    ...priced,
    ...adjustments.map(({ value, clause }) => stepOf('adjustment', value, clause.id, value.why)),
  ];
  const each = steps.reduce((sum, { amount = 0 }) => sum + amount, 0);
  if (each < 0)
    throw new UnprovidedError(
      `what is taken off ${name} is more than its price, and no text that we have says what it costs then`,
    );
  return { each, steps };
}

function priced({ value, clause }: Decision<Price>, label: string): CostStep {
  return stepOf('price', value, clause.id, label);
}

function stepOf(step: string, { amount, secondary = false }: Price, clause: string, label: string): CostStep {
  return secondary
    ? { step, amount, clause, label: `${label} (by a secondary source only)`, secondary }
    : { step, amount, clause, label };
}
