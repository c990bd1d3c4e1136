import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PublishedDiscrepancies } from '../../src/compiler/publish/index.ts';
import { readGenerated } from './ask.ts';

const names = Object.keys(readGenerated('discrepancies.json') as PublishedDiscrepancies);

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
