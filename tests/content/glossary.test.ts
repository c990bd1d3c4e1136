import { globSync, readFileSync } from 'node:fs';
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

/** Every text of DBM, as the compiler wrote it, with its links. */
const texts = ['3.0', '3.1', '3.2', '3.3', '3.4', 'clarifications', 'rulings', 'discrepancies'].flatMap((folder) => {
  const at = new URL(`../../generated/${folder}/`, import.meta.url);
  return globSync('**/*.mdx', { cwd: at }).map((name) => ({
    name: `${folder}/${name}`,
    text: readFileSync(new URL(name, at), 'utf8').replaceAll(/^```[^]*?^```/gm, ''),
  }));
});

test('a term is linked where it is one, not where it reads as a verb', () => {
  expect(texts.filter(({ text }) => text.includes('edge contacts')).length).toBeGreaterThan(5);
  expect(texts.filter(({ text }) => /edge \[contact|\[edge contacts\]/.test(text)).map(({ name }) => name)).toEqual([]);
  expect(texts.some(({ text }) => text.includes('[edge contact](/glossary/#edge-contact)'))).toBe(true);
});

test('what is thrown is a dice, as the sheets have it', () => {
  const others = texts.flatMap(({ name, text }) =>
    [...text.matchAll(/\b(?:an?|one|the|each|his|its|second|first) die\b(?! (?:die|too|as|there))/gi)].map(
      ([found]) => `${name}: ${found}`,
    ),
  );
  expect(texts.filter(({ text }) => /\b(?:a|one|the) dice\b/.test(text)).length).toBeGreaterThan(10);
  expect(others).toEqual([]);
});
