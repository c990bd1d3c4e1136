import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type {
  PublishedClarifications,
  PublishedDocument,
  PublishedRuling,
  PublishedRulings,
} from '../../src/compiler/publish/index.ts';

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8'));
}

const rulings = Object.values(read('rulings') as PublishedRulings); // these three as the compiler wrote them
const { clarifications } = read('clarifications') as PublishedClarifications;
const documents = read('sources') as readonly PublishedDocument[];

/** The ids of what its text leads to. */
function linkedBy({ slug }: PublishedRuling): readonly string[] {
  const text = readFileSync(new URL(`../../generated/rulings/${slug}.mdx`, import.meta.url), 'utf8');
  return [...text.matchAll(/\]\((?:[^)#]*#)([\w.-]+)\)/g)].map(([, id = '']) => id);
}

test('a ruling stands under every clause that its text links', () => {
  const missing = rulings.flatMap((ruling) =>
    linkedBy(ruling)
      .filter((id) => !ruling.clauses.includes(id))
      .map((id) => `${ruling.slug}: ${id}`),
  );
  expect(missing).toEqual([]);
});

test('a ruling that leads to a clarification cites it, so that it says what it rests on', () => {
  const uncited = rulings.flatMap(({ slug, clauses, citations }) =>
    clauses
      .flatMap((id) => clarifications[id] ?? [])
      .filter((clarification) => !clarification.citations.some(({ id }) => citations.some((cited) => cited.id === id)))
      .map(({ id }) => `${slug}: ${id}`),
  );
  expect(uncited).toEqual([]);
});

test('a ruling holds only where every clarification holds that it stands under', () => {
  const beyond = rulings.flatMap(({ slug, clauses, citations, editions }) =>
    Object.values(clarifications)
      .filter(
        (clarification) =>
          clauses.includes(clarification.id) ||
          clarification.citations.some(({ id }) => citations.some((cited) => cited.id === id)),
      )
      .filter((clarification) => !editions.every((edition) => clarification.editions.includes(edition)))
      .map(({ id }) => `${slug}: ${id}`),
  );
  expect(beyond).toEqual([]);
});

test('a short answer speaks to the player who asks, not as him', () => {
  const answers = rulings.flatMap(({ slug, answer, differs }) =>
    [answer, ...differs.map((other) => other.answer)].map((text) => `${slug}: ${text}`),
  );
  expect(answers.filter((answer) => /(?<!\()\b(?:I|me|my|mine)\b(?!\))/.test(answer.replace(/^[^:]*: /, '')))).toEqual(
    [],
  );
});

test('the sheets written for one edition and applied in others say so', () => {
  expect(
    documents.filter(({ writtenFor }) => writtenFor !== null).map(({ id, writtenFor }) => [id, writtenFor?.edition]),
  ).toEqual([
    ['bhgs', '3.2'],
    ['bhgs-fp', '3.2'],
  ]);
});
