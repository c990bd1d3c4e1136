import { expect, test } from 'vitest';
import type { SearchRecord } from '../engine/index.ts';
import { createSectionFinder, sectionShared } from '../engine/sections-named.ts';

const record = (kind: SearchRecord['kind'], url: string, where: string, editions = ['3.3', '3.4']): SearchRecord => ({
  kind,
  url,
  where,
  editions,
  title: 'A title',
  answer: null,
  text: '',
  addresses: [],
  instead: [],
  interprets: [],
  parts: [],
});

const sections = createSectionFinder([
  record('clause', '/3.4/tactical-factors/#tactical-factors.weather', 'Tactical factors, p. 22'),
  record('clause', '/3.4/tactical-factors/#tactical-factors.overlap', 'Tactical factors, p. 22'),
  record('clause', '/3.4/combat-factors/#combat-factors.table', 'Combat factors, p. 22'),
  record('clause', '/3.4/rear-support/#rear-support.spears', 'Rear support, p. 22'),
  record('clause', '/3.4/mitigating/#mitigating.procedure', 'Mitigating rear support, p. 23'),
  record('clause', '/3.4/wading-rivers/#wading-rivers.flow', 'Wading rivers, p. 39a', ['3.4']),
  record('ruling', '/rulings/weather/#weather', 'Weather'),
  record('dba', '/dba/terrain/#dba.terrain.wood', 'DBA 2.2, Terrain', ['dba']),
]);
const titles = (words: string, edition = '3.4'): readonly string[] =>
  sections(words, edition).map(({ title }) => title);

test('a section is named by its title, whatever says that all of it is asked for', () => {
  for (const words of ['tactical factors', 'Tactical factor', 'all tactical factors', 'the rules on tactical factors'])
    expect(titles(words), words).toEqual(['Tactical factors']);
});

test('its page is that of the edition searched', () => {
  expect(sections('tactical factors', '3.3')).toEqual([{ url: '/3.3/tactical-factors/', title: 'Tactical factors' }]);
});

test('who says part of a title is told all sections that have it, and who says a whole one that section alone', () => {
  expect(titles('factors')).toEqual(['Tactical factors', 'Combat factors']);
  expect(titles('support')).toEqual(['Rear support', 'Mitigating rear support']);
  expect(titles('rear support')).toEqual(['Rear support']);
});

test('of other things than sections, of other editions, and of what is no title nothing is told', () => {
  expect(titles('weather')).toEqual([]);
  expect(titles('wading rivers')).toEqual(['Wading rivers']);
  expect(titles('wading rivers', '3.3')).toEqual([]);
  expect(titles('tactical factors of knights')).toEqual([]);
  expect(titles('all the rules')).toEqual([]);
});

test('the other game has its own', () => {
  expect(sections('terrain', 'dba')).toEqual([{ url: '/dba/terrain/', title: 'Terrain' }]);
});

test('where more than three have it, it says nothing', () => {
  const many = createSectionFinder(
    ['One', 'Two', 'Three', 'Four'].map((name) => record('clause', `/3.4/${name}/#a`, `${name} combat`)),
  );
  expect(many('combat', '3.4')).toEqual([]);
});

test('the section that most of a list stands in has the rest of it', () => {
  const clause = (section: string, editions?: string[]): SearchRecord =>
    record('clause', `/3.4/${section}/#${section}.a`, `${section}, p. 1`, editions);
  const ruling = record('ruling', '/rulings/weather/#weather', 'Ruling');
  const found = [clause('pips'), ruling, clause('halts'), clause('pips'), clause('pips')];
  expect(sectionShared(found, '3.3')).toEqual([{ url: '/3.3/pips/', title: 'pips' }]);
  expect(sectionShared(found.slice(0, 4), '3.4')).toEqual([]);
  expect(sectionShared(found, '3.0')).toEqual([]);
  expect(sectionShared([], '3.4')).toEqual([]);
});
