import { describe, expect, test } from 'vitest';
import {
  assembleRulebook,
  checkCites,
  checkInterprets,
  checkLinks,
  digestClause,
  findClause,
  formatProblems,
  nearestId,
  parseSection,
  readYaml,
  resolveLinks,
  RulebookError,
  SourceText,
} from '../index.ts';
import { editionsSchema } from '../../schemas/index.ts';

const section = (id: string, order: number, clauses: string) =>
  parseSection(SourceText.of(`---\ntitle: ${id}\norder: ${order}\n---\n\n${clauses}\n`, `${id}.mdx`), id);
const clause = (id: string, body = 'Text.', attributes = '') =>
  `<Clause id="${id}" title="T" cites="book:${id}"${attributes}>\n\n${body}\n\n</Clause>`;
const book = assembleRulebook('1.0', [
  section('two', 2, clause('two.a', 'See [one](clause:one.a) and [other](clause:bhgs.1).')),
  section(
    'one',
    1,
    `${clause('one.a')}\n\n${clause('one.b', '<Note cites="note:1">N.</Note>', ' interprets="one.a gone"')}`,
  ),
]);

describe('a rulebook', () => {
  test('has its sections in order, by id where the order is the same', () => {
    expect(book.sections.map(({ id }) => id)).toEqual(['one', 'two']);
    const same = [section('b', 1, ''), section('a', 1, ''), section('c', 0, '')];
    expect(assembleRulebook('1.0', same).sections.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  test('refuses two sections of one id', () => {
    expect(() => assembleRulebook('1.0', [section('a', 1, ''), section('a', 2, '')])).toThrow(
      'Two sections have the id "a"\n  a.mdx:1  a\n  a.mdx:1  a',
    );
  });

  test('finds a clause with its section', () => {
    expect(findClause(book, 'one.b')?.section.id).toBe('one');
    expect(findClause(book, 'one.b')?.clause.id).toBe('one.b');
    expect(findClause(book, 'one.c')).toBe(null);
  });

  test('knows the nearest id', () => {
    expect(nearestId(book, 'one.bb')).toBe('one.b');
    expect(nearestId(book, 'two')).toBe('two.a');
    expect(nearestId(book, 'elephants')).toBe(null);
  });
});

describe('checks', () => {
  test('links into this edition and to what is allowed besides are followed', () => {
    expect(checkLinks(book, ['bhgs.1'])).toEqual([]);
    expect(formatProblems(checkLinks(book, []))).toBe(
      'Clause "two.a" of edition 1.0: a link to "bhgs.1", which this edition does not have\n  two.mdx:8  two › T',
    );
  });

  test('a cycle of links is fine', () => {
    const cycle = section('c', 1, `${clause('a', '[b](clause:b)')}\n\n${clause('b', '[a](clause:a) [b](clause:b)')}`);
    expect(checkLinks(assembleRulebook('1.0', [cycle]), [])).toEqual([]);
  });

  test('what is interpreted has to be there', () => {
    expect(checkInterprets(book, ['gone'])).toEqual([]);
    expect(formatProblems(checkInterprets(book, []))).toBe(
      'Clause "one.b" of edition 1.0: it interprets "gone", which this edition does not have\n  one.mdx:12  one › T',
    );
  });

  test('citations of clauses and of their notes', () => {
    expect(checkCites(book, ['book:one.a', 'book:one.b', 'book:two.a', 'note:1'])).toEqual([]);
    expect(formatProblems(checkCites(book, ['book:one.a', 'book:one.b', 'book:two.a']))).toBe(
      'Clause "one.b" cites "note:1", which is no statement of our sources\n  one.mdx:12  one › T',
    );
  });
});

test('links become addresses, and nothing else changes', () => {
  const [, two] = book.sections;
  const resolved = two && resolveLinks(two, (id) => `/1.0/#${id}`);
  expect(resolved?.text).toBe(
    two?.source.text.replace('clause:one.a', '/1.0/#one.a').replace('clause:bhgs.1', '/1.0/#bhgs.1'),
  );
  expect(resolved?.positionAt(resolved.text.indexOf('/1.0'))).toEqual({ file: 'two.mdx', line: 8, column: 11 });
});

describe('the digest of a clause', () => {
  const digest = (title: string, ...paragraphs: string[]) =>
    digestClause({ title, blocks: paragraphs.map((text) => ({ kind: 'paragraph', text })) });
  test('is twelve hex digits, the same for ever', () => {
    expect(digest('Wheel', 'Half a move.')).toBe('569b77729e35');
  });

  test('does not hang on white space, code, markup or cites', () => {
    const digestOf = (body: string) => section('x', 1, clause('a', body)).clauses.map(digestClause)[0];
    expect(digest(' A  b', 'c\n d ')).toBe(digest('A b', 'c d'));
    expect(digestOf('One *two*.\n\n```ts rule\nx\n```')).toBe(digestOf('One\ntwo.'));
  });

  test.each([
    ['the title', digest('B', 'x')],
    ['the words', digest('A', 'y')],
    ['where a paragraph ends', digest('A', 'x', '')],
    ['what kind of block it is', digestClause({ title: 'A', blocks: [{ kind: 'note', text: 'x' }] })],
    ['a list', digestClause({ title: 'A', blocks: [{ kind: 'item', depth: 0, marker: '•', text: 'x' }] })],
    ['its depth', digestClause({ title: 'A', blocks: [{ kind: 'item', depth: 1, marker: '•', text: 'x' }] })],
    ['its marker', digestClause({ title: 'A', blocks: [{ kind: 'item', depth: 0, marker: '1.', text: 'x' }] })],
    ['a row', digestClause({ title: 'A', blocks: [{ kind: 'row', heading: false, cells: ['x'] }] })],
    ['its being a heading', digestClause({ title: 'A', blocks: [{ kind: 'row', heading: true, cells: ['x'] }] })],
  ])('hangs on %s', (_what, other) => {
    expect(other).not.toBe(digest('A', 'x'));
  });
});

describe('problems', () => {
  const at = (file: string, line: number, label: string) => ({ position: { file, line, column: 1 }, label });
  test('are told with a headline, aligned places and a hint', () => {
    const one = {
      headline: 'One',
      places: [at('a.mdx', 4, 'here'), at('longer/b.mdx', 118, 'there')],
      hint: 'do this.',
    };
    const two = { headline: 'Two', places: [] };
    expect(formatProblems([one, two])).toBe(
      'One\n  a.mdx:4           here\n  longer/b.mdx:118  there\nHint: do this.\n\nTwo',
    );
    expect(formatProblems([])).toBe('');
  });

  test('are the message of the error that carries them', () => {
    const error = new RulebookError([{ headline: 'One', places: [] }]);
    expect([error.name, error.message, error.problems.length]).toEqual(['RulebookError', 'One', 1]);
  });
});

describe('YAML', () => {
  const file = `game: Game
editions:
  - id: "1.0"
    title: First
    date: "2001"
    authors: A
    status: old
    standing: official
  - id: 1.1
    title: Second
    date: 2001-13-01
    authors: A
    status: new
    standing: offical
`;
  test('is told field by field, at its line', () => {
    expect(() => readYaml(SourceText.of(file, 'e.yaml'), editionsSchema, 'the editions')).toThrow(
      `Cannot read the editions: "editions[1].id": expected an edition in quotes, like "2.2", found 1.1
  e.yaml:9  the editions

Cannot read the editions: "editions[1].date": expected a date, like "2011-03-06", "2011-03" or "2011" or a season, like "used 2014-15", found "2001-13-01"
  e.yaml:11  the editions

Cannot read the editions: "editions[1].standing": expected one of "official", "organiser", found "offical"
  e.yaml:14  the editions
Hint: did you mean "official"?`,
    );
  });

  test('is what the schema makes of it', () => {
    const good = file.slice(0, file.indexOf('  - id: 1.1'));
    expect(readYaml(SourceText.of(good, 'e.yaml'), editionsSchema, 'the editions')).toMatchObject({
      game: 'Game',
      editions: [{ id: '1.0', date: '2001', standing: 'official' }],
    });
  });

  test('that is malformed is told at its line', () => {
    expect(() => readYaml(SourceText.of('a: 1\nb: "x\n', 'e.yaml'), editionsSchema, 'the editions')).toThrow(
      /^Cannot read the editions: Missing closing "quote\n {2}e\.yaml:\d {2}the editions$/u,
    );
  });
});
