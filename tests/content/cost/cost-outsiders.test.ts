import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES } from '../../../src/rules/index.ts';
import { rulesOf } from '../ask.ts';
import { KNOWN_DIFFERENCES, OUTSIDERS, type KnownDifference, type OutsidersPrice } from './prices/outsiders.ts';

/** Our price of an outsider's line; null where we have none. */
function ours({ edition, line, army }: OutsidersPrice): number | null {
  const answer = ask(DBM_QUERIES.cost, rulesOf(edition), { elements: [line], ...army });
  return 'ap' in answer ? answer.ap : null;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isOf = (known: KnownDifference, { origin, edition, line }: OutsidersPrice) =>
  known.origin === origin && known.editions.includes(edition) && same(known.line, line);

/** `Reg Cv (O) general: ally` */
const named = (line: OutsidersPrice['line']) =>
  Object.entries(line)
    .map(([field, value]) => (field === 'troop' ? String(value) : `${field}: ${String(value)}`))
    .join(' ');

describe('our prices are those of others, or the difference is listed with its reason', () => {
  const titled = OUTSIDERS.map((price) => ({
    ...price,
    title: `${price.edition} ${named(price.line)}: ${price.origin}`,
  }));
  test.each(titled)('$title', (price) => {
    const known = KNOWN_DIFFERENCES.find((each) => isOf(each, price));
    expect({ theirs: price.ap, ours: ours(price) }).toEqual({
      theirs: known?.theirs ?? price.ap,
      ours: known?.ours ?? price.ap,
    });
  });
});

describe('a listed difference is there', () => {
  const listed = KNOWN_DIFFERENCES.flatMap((known) =>
    known.editions.map((edition) => ({ known, edition, title: `${edition} ${named(known.line)}: ${known.reason}` })),
  );
  test.each(listed)('$title', ({ known, edition }) => {
    const told = OUTSIDERS.filter((price) => price.edition === edition && isOf(known, price));
    expect(told.map((price) => [price.ap, ours(price)])).toEqual([[known.theirs, known.ours]]);
    expect(known.theirs).not.toBe(known.ours);
  });
});

test('the editor is compared in every edition that it has', () => {
  const compared = OUTSIDERS.filter(({ origin }) => origin.startsWith('MAWheadon')).map(({ edition }) => edition);
  expect([...new Set(compared)].toSorted()).toEqual(['3.2', '3.3', '3.4']);
});
