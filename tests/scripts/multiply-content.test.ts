import { expect, test } from 'vitest';
import { multiplyContent } from '../../scripts/bench/multiply-content.ts';

const files = new Map([
  ['content/editions.yaml', 'game: DBM'],
  [
    'content/rules/ranks.mdx',
    '<Clause id="ranks.two" cites="book:p1">\nSee [others](clause:ranks.two) and [a ruling](clause:bhgs.1.1).\n\n```ts rule\nstep(() => 1)\n```\n</Clause>\n',
  ],
  [
    'content/amendments/2/ranks.mdx',
    '<Insert after="ranks.two" cites="book:p2"><Clause id="ranks.three" cites="book:p2">x</Clause></Insert>\n',
  ],
]);

test('once is the content as it is', () => {
  expect(multiplyContent(files, 1)).toEqual(files);
});

test('three times keeps the content, and adds two copies of each section and its amendments', () => {
  const multiplied = multiplyContent(files, 3);
  expect([...multiplied.keys()]).toEqual([
    ...files.keys(),
    'content/rules/ranks-copy1.mdx',
    'content/amendments/2/ranks-copy1.mdx',
    'content/rules/ranks-copy2.mdx',
    'content/amendments/2/ranks-copy2.mdx',
  ]);
  for (const [path, text] of files) expect(multiplied.get(path)).toBe(text);
});

test('a copy names its own clauses by other ids, and what is not copied by the same', () => {
  const multiplied = multiplyContent(files, 2);
  expect(multiplied.get('content/amendments/2/ranks-copy1.mdx')).toBe(
    '<Insert after="ranks-copy1.two" cites="book:p2"><Clause id="ranks-copy1.three" cites="book:p2">x</Clause></Insert>\n',
  );
  expect(multiplied.get('content/rules/ranks-copy1.mdx')).toBe(
    '<Clause id="ranks-copy1.two" cites="book:p1">\nSee [others](clause:ranks-copy1.two) and [a ruling](clause:bhgs.1.1).\n\n```ts rule\nif (Number.isNaN(0)) {\nstep(() => 1)\n}\n```\n</Clause>\n',
  );
});
