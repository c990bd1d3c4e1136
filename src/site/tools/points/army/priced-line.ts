import { formatTroop, halvesInWords } from '../../../../rules/index.ts';
import type { Refusal } from '../../question/ask-once.ts';
import { statedOtherwise, type Stated } from '../text/stated-prices.ts';
import { rolesInWords } from '../text/write-army.ts';
import type { TroopLine, WorksLine } from './army.ts';
import type { LinePrice } from './price-army-lines.ts';

/** A line of an army with its price. */
export interface PricedLine {
  /** Its troops, or the kind of fortifications. */
  readonly name: string;
  readonly roles: string;
  readonly note: string;
  readonly count: number;
  /** What one costs, and all of them; null where that cannot be told. */
  readonly price: LinePrice | null;
  /** Why it has no price. */
  readonly refusal: Refusal | null;
  /** What the list says of it that is otherwise here; empty where nothing is. */
  readonly listSays: string;
}

/** What baggage is called among the lines. */
export const BAGGAGE = formatTroop({ type: 'Bge', grade: null, training: null });

/** What the reader's own book says that things cost, by their names. */
type OwnPrices = ReadonlyMap<string, number>;

/** A line of an army with the price that was found for it. */
export function pricedLine(line: TroopLine | WorksLine, found: LinePrice | Refusal, own: OwnPrices): PricedLine {
  const { count, note, stated } = line;
  const told =
    line.kind === 'works'
      ? { name: line.works, roles: '' }
      : { name: formatTroop(line.troop), roles: rolesInWords(line) };
  return withPrice({ ...told, note, count }, found, own, stated);
}

/** The baggage of an army with the price that was found for it. */
export function pricedBaggage(count: number, found: LinePrice | Refusal, own: OwnPrices): PricedLine {
  return withPrice({ name: BAGGAGE, roles: '', note: '', count }, found, own);
}

/** The price that we have; else the reader's own, unless it is the line that lacks something. */
function withPrice(
  told: Omit<PricedLine, 'price' | 'refusal' | 'listSays'>,
  found: LinePrice | Refusal,
  own: OwnPrices,
  stated: readonly Stated[] = [],
): PricedLine {
  const { price, refusal } = priceOf(told, found, own);
  const otherwise = statedOtherwise(stated, price).map(inWords).join(', ');
  return { ...told, price, refusal, listSays: otherwise === '' ? '' : `the list says ${otherwise}` };
}

function priceOf(
  { name, count }: Pick<PricedLine, 'name' | 'count'>,
  found: LinePrice | Refusal,
  own: OwnPrices,
): Pick<PricedLine, 'price' | 'refusal'> {
  if (!('why' in found)) return { price: found, refusal: null };
  const each = found.misasked === true ? undefined : own.get(name);
  if (each === undefined) return { price: null, refusal: found };
  return { price: { each, total: each * count, secondary: false, own: true, steps: [] }, refusal: null };
}

function inWords({ of, ap }: Stated): string {
  return `${halvesInWords(ap)} AP${of === 'each' ? ' each' : of === 'all' ? ' in all' : ''}`;
}
