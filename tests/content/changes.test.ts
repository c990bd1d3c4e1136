import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PublishedComparison, PublishedEdition, PublishedHistories } from '../../src/compiler/publish/index.ts';
import { TROOP_TYPES } from '../../src/rules/index.ts';
import { editions, readGenerated } from './ask.ts';

const comparisons = readGenerated('comparisons.json') as readonly PublishedComparison[];
const histories = readGenerated('histories.json') as PublishedHistories;

/** The troops by which a change of an edition against the one before it is found. */
function troopsOf(edition: string, id: string): readonly string[] {
  const before = editions[editions.indexOf(edition) - 1];
  const step = comparisons.find(({ from, to }) => from === before && to === edition);
  return step?.changes.find((change) => change.id === id)?.troops ?? [];
}

/** What an edition did to a clause: each kind of patch once. */
const kindsIn = (edition: string, id: string) => [
  ...new Set(
    histories[id]?.versions.find((version) => version.edition === edition)?.changes.map(({ kind }) => kind) ?? [],
  ),
];

test('a change is found by the troops it speaks of, one or several, and by all where it is of any type', () => {
  expect(troopsOf('3.2', 'army-size.elephant-general')).toEqual(['El']);
  expect(troopsOf('3.2', 'rear-support.mixed-grade')).toEqual(Object.keys(TROOP_TYPES));
});

test('an edition is said to change as many clauses as its comparison lists', () => {
  const counted = (readGenerated('editions.json') as readonly PublishedEdition[]).map(({ id, counts }, index, all) => {
    const changes = comparisons.find(({ from, to }) => from === all[index - 1]?.id && to === id)?.changes;
    return [id, counts.changed, changes?.length ?? 0] as const;
  });
  expect(counted.length).toBeGreaterThan(3);
  expect(counted.filter(([, said, listed]) => said !== listed)).toEqual([]);
});

test('figures that changed are told as such, and other code as nothing', () => {
  expect(kindsIn('3.2', 'element-cost.irregular')).toEqual(['SetCell']);
  expect(kindsIn('3.4', 'element-cost.regular')).toEqual(['SetCell']);
  expect(kindsIn('3.2', 'army-size.paragraph-2')).toEqual([]);
  expect(kindsIn('3.3', 'combat-outcome.spears')).toEqual(['ReplaceText']);
});

test('each of the list rulings of 3.3 has the citations of its own', () => {
  const citations = ['welsh-archers', 'hussite-ditches'].map((name) =>
    histories[`army-lists.${name}`]?.versions
      .find(({ change }) => change === 'added')
      ?.changes.flatMap((change) => change.citations.map(({ id }) => id)),
  );
  expect(citations).toEqual([['dbm-3.3:lists-welsh-archers'], ['dbm-3.3:lists-hussite-ditches']]);
});

test('an edition whose sheet has no date is dated by its use', () => {
  const dates = (readGenerated('editions.json') as { id: string; date: string }[]).map(({ id, date }) => [id, date]);
  expect(Object.fromEntries(dates)).toMatchObject({ '3.3': 'used 2014-15', '3.4': '2020-11-01' });
});

test('a verb is no term: nothing that a front edge contacts leads to edge contact', () => {
  const texts = editions.flatMap((edition) =>
    ['close-combat', 'movement-restrictions'].map((section) =>
      readFileSync(new URL(`../../generated/${edition}/${section}.mdx`, import.meta.url), 'utf8'),
    ),
  );
  expect(texts.filter((text) => text.includes('edge contacts')).length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('edge contacts]('))).toEqual([]);
});
