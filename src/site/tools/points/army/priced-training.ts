import { COST_QUERIES, formatTroop, type DbmRules, type Troop } from '../../../../rules/index.ts';
import { askOnce, isRefusal } from '../../question/ask-once.ts';

/** A troop as it was picked; of the other training where only that has a price, as elephants are always irregular. */
export function pricedTraining(rules: DbmRules, troop: Troop): Troop {
  if (troop.training === null) return troop;
  const other: Troop = { ...troop, training: troop.training === 'Reg' ? 'Irr' : 'Reg' };
  const priced = (each: Troop): boolean =>
    !isRefusal(askOnce(COST_QUERIES.cost, rules, { elements: [{ troop: formatTroop(each) }] }));
  return !priced(troop) && priced(other) ? other : troop;
}
