import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { PublishedChanges, PublishedComparison, PublishedRulebook } from '../../../compiler/publish/index.ts';
import { editions, readGenerated } from '../../../../tests/content/ask.ts';
import { citables, ROOT } from '../../../../tests/site/built-site.ts';

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${ROOT}/api/${file}`, 'utf8'));
}

/** What a schema of the site says of a document: nothing, if it fits. */
function problemsOf(validate: ValidateFunction, document: unknown): readonly string[] {
  validate(document);
  return (validate.errors ?? []).slice(0, 5).map(({ instancePath, message }) => `${instancePath}: ${message ?? ''}`);
}

function validatorOf(name: string): ValidateFunction {
  return new Ajv2020({ strict: true, allErrors: true }).compile(read(`schemas/${name}.json`) as object);
}

const validators = new Map(
  ['clauses', 'rulebook', 'changes', 'counts', 'matrix'].map((name) => [name, validatorOf(name)]),
);
const pairs = editions.flatMap((to, index) => editions.slice(0, index).map((from) => [from, to] as const));
const comparisons = readGenerated('comparisons.json') as readonly PublishedComparison[];
const served = globSync('**/*.json', { cwd: `${ROOT}/api` })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !file.startsWith('schemas/'));

function schemaOf(file: string): string {
  if (file.startsWith('changes/')) return 'changes';
  if (file === 'counts.json') return 'counts';
  if (file.startsWith('matrix/')) return 'matrix';
  return file.endsWith('/rulebook.json') ? 'rulebook' : 'clauses';
}

test('everything is served that is announced', () => {
  expect(new Set(served)).toEqual(
    new Set([
      'clauses.json',
      'counts.json',
      'matrix/index.json',
      ...[...editions, 'dba'].map((edition) => `${edition}/rulebook.json`),
      ...pairs.map(([from, to]) => `changes/${from}-${to}.json`),
    ]),
  );
});

test.each(served)('%s fits its schema', (file) => {
  expect(problemsOf(validators.get(schemaOf(file))!, read(file))).toEqual([]);
});

test('what can be cited is named by its kind, its id and its edition, and its line by what it is cited as', () => {
  const all = citables();
  const keys = all.map(({ kind, id, edition }) => [kind, id, edition ?? ''].join(' '));
  expect(new Set(keys).size).toBe(keys.length);
  for (const { kind, id, citedAs } of all) {
    const folder = { ruling: 'rulings.', discrepancy: 'discrepancies.' }[kind as string];
    expect([kind, id, citedAs]).toEqual([kind, id, folder === undefined ? undefined : folder + id]);
  }
});

describe('a schema tells a document that is not one', () => {
  const [citable] = citables();
  const book = read('3.4/rulebook.json') as PublishedRulebook;
  const changes = read('changes/3.3-3.4.json') as PublishedChanges;
  const [clause] = Object.values(book.clauses);
  test.each([
    ['clauses', 'a field that it does not know', [{ ...citable, colour: 'red' }]],
    ['clauses', 'a kind that is none', [{ ...citable, kind: 'rumour' }]],
    ['clauses', 'a digest that is too short', [{ ...citable, digest: 'abc' }]],
    ['rulebook', 'an edition that is a number', { ...book, edition: 3.4 }],
    ['rulebook', 'a clause without its text', { ...book, clauses: { one: { ...clause, blocks: undefined } } }],
    ['rulebook', 'a figure in words', { ...book, clauses: { one: { ...clause, figures: 'four' } } }],
    ['changes', 'a change of no kind', { ...changes, changes: [{ ...changes.changes[0], kind: 'forgotten' }] }],
    ['changes', 'no newer edition', { from: '3.3', changes: [] }],
    ['counts', 'a space without counts', { spaces: [] }],
    ['matrix', 'a file without its size', { files: [{ space: 'columns', edition: '3.4', situations: 1, file: {} }] }],
  ])('%s: %s', (name, _, document) => {
    expect(problemsOf(validators.get(name)!, JSON.parse(JSON.stringify(document)))).not.toEqual([]);
  });
});

describe.each(pairs)('the changes from %s to %s', (from, to) => {
  const [older, newer] = [from, to].map((edition) => read(`${edition}/rulebook.json`) as PublishedRulebook);
  const { changes, notes, bites, ...named } = read(`changes/${from}-${to}.json`) as PublishedChanges;

  test('name the two editions', () => {
    expect(named).toEqual({ from, to });
  });

  test('tell what will bite, each line of clauses that changed', () => {
    const comparison = comparisons.find((each) => each.from === from && each.to === to);
    expect({ notes, bites }).toEqual({ notes: comparison?.notes, bites: comparison?.bites });
    const changed = changes.map(({ id }) => id);
    for (const { clauses } of bites) expect(changed).toEqual(expect.arrayContaining([...clauses]));
  });

  test('are all clauses whose words differ, and no other as reworded', () => {
    const ids = new Set([...Object.keys(older!.clauses), ...Object.keys(newer!.clauses)]);
    const differing = [...ids].filter((id) => {
      const [before, after] = [older!.clauses[id], newer!.clauses[id]];
      return before?.digest !== after?.digest || before?.held !== after?.held;
    });
    const told = changes.filter(({ kind }) => ['added', 'removed', 'reworded'].includes(kind)).map(({ id }) => id);
    expect(new Set(told)).toEqual(new Set(differing));
  });

  test('say how each clause stands in either edition', () => {
    for (const { id, before, after } of changes) {
      const [old, now] = [older!.clauses[id], newer!.clauses[id]];
      expect(before?.digest).toBe(old?.digest);
      expect(after?.digest).toBe(now?.digest);
      expect([before?.secondary, before?.officialCells]).toEqual([old?.secondary, old?.officialCells]);
      expect([after?.secondary, after?.officialCells]).toEqual([now?.secondary, now?.officialCells]);
      if (old?.digest === now?.digest) expect([before?.blocks, after?.blocks]).toEqual([[], []]);
      else expect([before?.blocks, after?.blocks]).toEqual([old?.blocks, now?.blocks]);
    }
  });

  test('name the patches of the editions between, and no other', () => {
    const between = editions.slice(editions.indexOf(from) + 1, editions.indexOf(to) + 1);
    for (const { id, by } of changes) {
      expect(by.length, id).toBeGreaterThan(0);
      for (const { edition } of by) expect(between, id).toContain(edition);
    }
  });
});

test('figures that an amendment set are told with both figures', () => {
  const { changes } = read('changes/3.1-3.2.json') as PublishedChanges;
  expect(changes.find(({ id }) => id === 'element-cost.regular')?.figures).toContainEqual({
    row: 'Blades (Bd)',
    column: 'S',
    from: '9',
    to: '8',
  });
});

test('a schema is what the compiler wrote, and describes every field', () => {
  for (const name of validators.keys())
    expect(read(`schemas/${name}.json`)).toEqual(readGenerated(`schemas/${name}.json`));
  const { $defs = {} } = read('schemas/rulebook.json') as { $defs?: Record<string, { description?: string }> };
  expect(Object.keys($defs)).toEqual(
    expect.arrayContaining(['Clause', 'Section', 'Block', 'Citation', 'Change', 'Example', 'Step', 'Figure']),
  );
  expect(Object.entries($defs).filter(([, { description }]) => !description)).toEqual([]);
});
