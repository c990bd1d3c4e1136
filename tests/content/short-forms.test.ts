import { describe, expect, test } from 'vitest';
import type { PublishedRulebook } from '../../src/compiler/publish/index.ts';
import { TROOP_TYPES } from '../../src/rules/index.ts';
import { editions, readGenerated } from './ask.ts';

/** Every short form of every edition, with the words that it shortens; a table stands on the sheet itself. */
const shortForms = editions.flatMap((edition) =>
  Object.values((readGenerated(`${edition}/rulebook.json`) as PublishedRulebook).clauses).flatMap(
    ({ id, title, short, blocks }) => {
      const words = blocks
        .flatMap((block) => (block.kind === 'row' || block.kind === 'note' ? [] : block.text))
        .join('\n');
      return short === null ? [] : [{ edition, id, title, short, words }];
    },
  ),
);

/** The troop types that a text names, by name or by abbreviation. */
function troopsIn(text: string): ReadonlySet<string> {
  const named = Object.entries(TROOP_TYPES).filter(
    ([type, { name }]) =>
      new RegExp(`\\b${type}\\b`).test(text) || new RegExp(`\\b${name.replace(/s$/, '')}`, 'i').test(text),
  );
  return new Set(named.map(([type]) => type));
}

/** The grades that a text names in brackets, several in one or one in each. */
function gradesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\(([SOIFX](?:\/[SOIFX])*)\)/g)].flatMap(([, grades = '']) => grades.split('/')));
}

function missingFrom(some: ReadonlySet<string>, all: ReadonlySet<string>): readonly string[] {
  return [...some].filter((each) => !all.has(each));
}

describe('the play sheet says of a clause', () => {
  test('nothing of troops and grades that the clause does not name', () => {
    const strange = shortForms.flatMap(({ edition, id, title, short, words }) => [
      ...missingFrom(troopsIn(short.text), troopsIn(`${title} ${words}`)).map((type) => `${edition} ${id}: ${type}`),
      ...missingFrom(gradesIn(short.text), gradesIn(`${title} ${words}`)).map(
        (grade) => `${edition} ${id}: (${grade})`,
      ),
    ]);
    expect(strange).toEqual([]);
  });

  test('all of the troops and grades that it names', () => {
    const left = shortForms.flatMap(({ edition, id, title, short, words }) => [
      ...missingFrom(troopsIn(words), troopsIn(`${title} ${short.text}`)).map((type) => `${edition} ${id}: ${type}`),
      ...missingFrom(gradesIn(words), gradesIn(`${title} ${short.text}`)).map(
        (grade) => `${edition} ${id}: (${grade})`,
      ),
    ]);
    expect(left).toEqual([]);
  });

  test('no limit that the clause does not set: "only" is its word, but where it says as much in others', () => {
    const limited = shortForms.filter(({ short, words }) => /\bonly\b/.test(short.text) && !/\bonly\b/.test(words));
    expect([...new Set(limited.map(({ id }) => id))].toSorted()).toEqual([
      'destroyed-elements.troops-spared', // others are in print only
      'rear-support.conditions', // only its type between
      'recoiling-elements.friends-facing-same-way', // naval only naval
    ]);
  });

  test('in which formation, and from where, it counts', () => {
    const left = ['in any formation', 'at first'].flatMap((limit) =>
      shortForms
        .filter(({ short, words }) => words.includes(limit) && !short.text.includes(limit))
        .map(({ edition, id }) => `${edition} ${id}: ${limit}`),
    );
    expect(left).toEqual([]);
  });

  test('with every edition that rewrites recoils, whom they push back and what blocks them', () => {
    const of = (clause: string) =>
      shortForms.filter(({ edition, id }) => edition === '3.4' && id === `recoiling-elements.${clause}`).length;
    expect(['skirmishers-facing-other-ways', 'others-facing-other-ways', 'blocked-by-enemy'].map(of)).toEqual([
      1, 1, 1,
    ]);
  });

  test('where one is, in which order impetuous troops advance', () => {
    const ordered = editions.filter((edition) => {
      const { clauses } = readGenerated(`${edition}/rulebook.json`) as PublishedRulebook;
      return clauses['spontaneous-advance.order'] !== undefined;
    });
    const told = shortForms.filter(({ id }) => id === 'spontaneous-advance.order').map(({ edition }) => edition);
    expect(told).toEqual(ordered);
    expect(told).toContain('3.4');
  });

  test('all of the distances that it names', () => {
    const distances = (text: string) => new Set(text.match(/\b\d[\d,]*p\b/g));
    const left = shortForms.flatMap(({ edition, id, short, words }) => {
      const adds = short.adds?.step === 'added' ? `${String(short.adds.amount)}p` : '';
      return missingFrom(distances(words), distances(`${short.text} ${adds}`)).map(
        (each) => `${edition} ${id}: ${each}`,
      );
    });
    expect(left).toEqual([]);
  });
});
