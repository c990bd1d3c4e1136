import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PublishedDiscrepancies } from '../../src/compiler/publish/index.ts';
import { editions, readGenerated } from './ask.ts';

const discrepancies = readGenerated('discrepancies.json') as PublishedDiscrepancies;
const names = Object.keys(discrepancies);
const [before = '', newest = ''] = editions.slice(-2);

test('a discrepancy that has a reading for the edition before has one for the newest', () => {
  const silent = Object.values(discrepancies).filter(({ readings }) => {
    const speaksOf = readings.flatMap((reading) => reading.editions);
    return speaksOf.includes(before) && !speaksOf.includes(newest);
  });
  expect(
    silent.map(({ name }) => name),
    `name ${newest} in a reading of each in content/discrepancies/; the build says which rest on what it changes`,
  ).toEqual([]);
});

test('of every discrepancy the reading that is followed comes first, or that none is settled, then what the sources say', () => {
  const heads = names.map((name) => {
    const text = readFileSync(new URL(`../../generated/discrepancies/${name}.mdx`, import.meta.url), 'utf8');
    return [name, ...text.matchAll(/^\*\*([^*\n]+)\.\*\*/gm)].map((found) =>
      typeof found === 'string' ? found : found[1],
    );
  });
  const wrong = heads.filter(
    ([, answers = '', sources = '']) =>
      !/^(?:The reading we follow|No reading is settled|Partly open)/.test(answers) ||
      !/^What the (?:sources say|sheet says)$/.test(sources),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
