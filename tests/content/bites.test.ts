import { expect, describe, test } from 'vitest';
import type { PublishedComparison, PublishedRulebook } from '../../src/compiler/publish/index.ts';
import { editions, readGenerated } from './ask.ts';

const comparisons = readGenerated('comparisons.json') as readonly PublishedComparison[];
const books = new Map(editions.map((id) => [id, readGenerated(`${id}/rulebook.json`) as PublishedRulebook]));

/**
 * Whether a clause answers otherwise in two editions: its code differs, as published after the amendments, or the table
 * that code reads; or one of the two has no such code or table. The same words over other code count, other words over
 * the same code do not. Code that is only written otherwise counts too: who changed it says what it alters.
 */
function altersAnswers(id: string, from: string, to: string): boolean {
  const [before, after] = [from, to].map((edition) => {
    const clause = books.get(edition)?.clauses[id];
    return JSON.stringify([clause?.rule ?? null, clause?.figures ?? null]);
  });
  return before !== after;
}

const plain = (says: string): string => says.replaceAll('**', '');

describe.each(comparisons.map((comparison) => [comparison.from, comparison.to, comparison] as const))(
  'from %s to %s',
  (from, to, { changes, bites }) => {
    const behind = (id: string) => bites.filter(({ clauses }) => clauses.includes(id));

    test('every change that alters an answer is behind a line', () => {
      const altering = changes.map(({ id }) => id).filter((id) => altersAnswers(id, from, to));
      expect(altering.length).toBeGreaterThan(0);
      const missing = altering.filter((id) => behind(id).length === 0);
      expect(
        missing,
        `content/bites.yaml tells nobody of them who comes from ${from} to ${to}; add: { since: '…', says: …, was: …, clauses: [${missing.join(', ')}] }`,
      ).toEqual([]);
    });

    test('every figure that changed stands in a line, with what it is of', () => {
      const missing = changes.flatMap(({ id, figures }) =>
        figures.filter(({ row, to: figure }) => {
          const type = /\((\w+)\)$/.exec(row)?.[1] ?? row;
          return !behind(id).some(({ says }) => {
            const words = plain(says)
              .split(/[^\w.½]+/)
              .map((word) => word.replace(/\.$/, ''));
            return words.includes(type) && words.includes(figure);
          });
        }),
      );
      expect(missing, `content/bites.yaml has no line since ${to}, or before, with the row and the figure`).toEqual([]);
    });

    test('no line tells of a clause that is the same in both', () => {
      const changed = new Set(changes.map(({ id }) => id));
      expect(bites.flatMap(({ clauses }) => clauses).filter((id) => !changed.has(id))).toEqual([]);
    });

    test('no two lines are alike, and each change of the edition gone to is told as such', () => {
      expect(new Set(bites.map(({ says }) => says)).size).toBe(bites.length);
      expect(bites.length).toBeGreaterThan(0);
      for (const { since } of bites) {
        expect(editions.indexOf(since)).toBeGreaterThan(editions.indexOf(from));
        expect(editions.indexOf(since)).toBeLessThanOrEqual(editions.indexOf(to));
      }
    });
  },
);

test('a way through an edition between is told by its two ends', () => {
  const says = (from: string, to: string): readonly string[] =>
    comparisons.find((each) => each.from === from && each.to === to)?.bites.map((bite) => plain(bite.says)) ?? [];
  expect(says('3.0', '3.1').filter((line) => line.startsWith('Wb 3rd'))).toEqual([
    'Wb 3rd and 4th ranks add +1 each v mounted, if all ranks are (S) or (O).',
  ]);
  expect(says('3.0', '3.4').filter((line) => line.startsWith('Wb 3rd'))).toEqual([
    'Wb 3rd and 4th ranks add nothing to the score.',
  ]);
});

test('who comes from an edition that we do not have is told so', () => {
  for (const { from, notes } of comparisons) expect(notes.length).toBe(from === editions[0] ? 1 : 0);
});
