import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PublishedEdition, PublishedHistories, PublishedTerm } from '../../src/compiler/publish/index.ts';

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8'));
}

const terms = read('glossary') as readonly PublishedTerm[]; // these three as the compiler wrote them
const histories = read('histories') as PublishedHistories;
const editions = read('editions') as readonly PublishedEdition[];

/** The editions after the first that we have a sheet of: before it, what a rule said is mostly not held. */
const LATER = new Set(editions.flatMap(({ id, document }) => (document === undefined ? [] : [id])).slice(1));

/** What a sheet says it only clarifies: it is followed in the editions before, with a note. */
const CLARIFYING = new Set(['dbm-3.4:p24-recoiling-elements']);

/** The editions that made what a meaning links to, by the statements that the term cites. */
function madeBy({ meaning, citations }: PublishedTerm): readonly string[] {
  const cited = new Set(citations.map(({ id }) => id).filter((id) => !CLARIFYING.has(id)));
  const linked = [...meaning.matchAll(/#([\w.-]+)\)/g)].map(([, id = '']) => id);
  return linked
    .flatMap((id) => histories[id]?.versions ?? [])
    .filter(({ edition, changes }) =>
      changes.some((change) => change.edition === edition && change.citations.some(({ id }) => cited.has(id))),
    )
    .map(({ edition }) => edition)
    .filter((edition) => LATER.has(edition));
}

test('a meaning that holds only from an edition says from which', () => {
  const needing = terms.flatMap((term) => madeBy(term).map((edition) => ({ term, edition })));
  expect(needing.length).toBeGreaterThan(10);
  expect(
    needing
      // What a person reads: where a link leads says it to nobody.
      .filter(({ term, edition }) => !term.meaning.replaceAll(/\]\([^)]*\)/g, ']').includes(edition))
      .map(({ term, edition }) => `${term.slug}: ${edition}`),
  ).toEqual([]);
});
