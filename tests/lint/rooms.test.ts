import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { elements } from '../../eslint/import-table.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SITE = 'src/site';

/** Which file imports which, styles and what is loaded later among them. */
type Import = readonly [from: string, to: string];

/** The parts of the site that run without a page, as the import table knows them; all else is the room that it is in. */
const parts = elements.flatMap(({ type, pattern }) =>
  pattern.startsWith(`${SITE}/`) && type !== 'tests' ? [{ type, pattern }] : [],
);

function roomOf(file: string): string {
  const part = parts.find(({ pattern }) => path.posix.matchesGlob(file, `${pattern}/**`));
  return part === undefined || part.type === 'site' ? (file.split('/')[2] ?? '') : part.pattern;
}

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'?]+)/gu)].map(([, name = '']) => [
    file,
    path.posix.join(path.posix.dirname(file), name),
  ]);
}

/** The imports by which a room comes to need itself by way of others; none where there is no such way. */
function circle(imports: readonly Import[]): readonly string[] {
  const leading = Map.groupBy(
    imports.filter(([from, to]) => roomOf(from) !== roomOf(to)),
    ([from]) => roomOf(from),
  );
  const done = new Set<string>();
  const search = (room: string, way: readonly Import[]): readonly Import[] => {
    const start = way.findIndex(([from]) => roomOf(from) === room);
    if (start >= 0) return way.slice(start);
    if (done.has(room)) return [];
    for (const each of leading.get(room) ?? []) {
      const found = search(roomOf(each[1]), [...way, each]);
      if (found.length > 0) return found;
    }
    done.add(room);
    return [];
  };
  for (const room of leading.keys()) {
    const found = search(room, []);
    if (found.length > 0) return found.map(([from, to]) => `${from} imports ${to}`);
  }
  return [];
}

test('no room of the site needs another that needs it', () => {
  const files = globSync(`${SITE}/**/*.{ts,tsx,astro}`, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.includes('/tests/'));
  const imports = files.flatMap(importsOf).filter(([, to]) => to.startsWith(`${SITE}/`));
  expect(new Set(imports.map(([from]) => roomOf(from))).size).toBeGreaterThan(30);
  expect(circle(imports)).toEqual([]);
});

test('a room that needs itself is found, with the imports on the way', () => {
  const way: Import[] = [
    ['src/site/text/a.ts', 'src/site/parts/b.ts'],
    ['src/site/clause/a.ts', 'src/site/text/b.ts'],
    ['src/site/text/c.astro', 'src/site/event/link/index.ts'],
    ['src/site/event/sheet/a.tsx', 'src/site/clause/a.ts'],
  ];
  expect(circle(way)).toEqual([]);
  expect(circle([...way, ['src/site/parts/lists/a.ts', 'src/site/clause/a.css']])).toEqual([
    'src/site/text/a.ts imports src/site/parts/b.ts',
    'src/site/parts/lists/a.ts imports src/site/clause/a.css',
    'src/site/clause/a.ts imports src/site/text/b.ts',
  ]);
});
