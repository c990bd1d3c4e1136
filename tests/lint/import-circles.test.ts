import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findCircles, foldersOf, readImports, type ImportGraph } from './import-graph.ts';

const imports = readImports(fileURLToPath(new URL('../..', import.meta.url)), 'src');
const graph = (edges: Readonly<Record<string, readonly string[]>>): ImportGraph =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

describe('nothing leads back to itself', () => {
  test('no file', () => {
    expect(findCircles(imports)).toEqual([]);
  });

  test('no folder', () => {
    expect(findCircles(foldersOf(imports))).toEqual([]);
  });

  test('and the imports have been read: of code, of types, of components and of what is loaded later', () => {
    expect(imports.size).toBeGreaterThan(500);
    const targets = (file: string): readonly string[] => [...(imports.get(file) ?? [])];
    expect(targets('src/site/shell/on-demand.ts')).toContain('src/site/citation/sheet/cite-text.ts');
    expect(targets('src/rules/frame/rule-set.ts')).toContain('src/rules/frame/clause-code.ts');
    expect(targets('src/site/shell/Page.astro')).toEqual(
      expect.arrayContaining(['src/site/search/page/SearchBox.astro', 'src/site/shell/page-script.ts']),
    );
  });
});

describe('a circle is found', () => {
  test.each([
    ['of two files', { a: ['b'], b: ['a'], c: ['a'] }, ['a -> b\nb -> a']],
    ['of one', { a: ['a'] }, ['a -> a']],
    ['by way of others', { a: ['b'], b: ['c', 'd'], c: ['a'], d: [] }, ['a -> b\nb -> c\nc -> a']],
    [
      'twice, where there are two',
      { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
      ['c -> d\nd -> c', 'a -> b\nb -> a'],
    ],
    ['nowhere, where all leads one way', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ])('%s', (_, edges, circles) => {
    expect(findCircles(graph(edges))).toEqual(circles);
  });

  test.each([
    ['between folders', { 'x/a.ts': ['y/b.ts'], 'y/c.ts': ['x/d.ts'] }, ['x -> y\ny -> x']],
    ['not between a folder and one inside it', { 'x/a.ts': ['x/y/b.ts'], 'x/y/c.ts': ['x/d.ts'] }, []],
  ])('%s', (_, edges, circles) => {
    expect(findCircles(foldersOf(graph(edges)))).toEqual(circles);
  });
});

test('no folder of code holds more than about a dozen files', () => {
  const folders = Map.groupBy(imports.keys(), (file) => file.slice(0, file.lastIndexOf('/')));
  expect([...folders].filter(([, files]) => files.length > 14).map(([folder]) => folder)).toEqual([]);
});
