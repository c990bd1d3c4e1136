import { describe, expect, test } from 'vitest';
import { parseSection, SourceText, type Section } from '../index.ts';

const parse = (clauses: string, frontMatter = 'title: Moves\norder: 1'): Section =>
  parseSection(SourceText.of(`---\n${frontMatter}\n---\n\n${clauses}\n`, 'moves.mdx'), 'moves');
const clause = (body: string, attributes = '') =>
  `<Clause id="a" title="A" cites="doc:1"${attributes}>\n\n${body}\n\n</Clause>`;
const blocksOf = (body: string) => parse(clause(body)).clauses[0]?.blocks;

describe('the front matter', () => {
  test('of a section', () => {
    const section = parse('', 'title: "Moves: all"\npage: 15\norder: 2.5\nsource: dbm-book');
    expect(section).toMatchObject({
      id: 'moves',
      title: 'Moves: all',
      page: 15,
      order: 2.5,
      document: 'dbm-book',
      clauses: [],
    });
    expect(parse('')).toMatchObject({ page: null, document: null });
  });

  test('of clarifications bounds every clause that is not bounded itself', () => {
    const clauses = `${clause('One.')}\n\n${clause('Two.', ' from="2.0" until="2.5"').replace('"a"', '"b"')}`;
    const bounded = parse(clauses, 'title: M\norder: 1\nfrom: "1.0"\nuntil: "3.5"').clauses;
    expect(bounded.map(({ from, until }) => [from, until])).toEqual([
      ['1.0', '3.5'],
      ['2.0', '2.5'],
    ]);
    expect(parse(clauses).clauses.map(({ from, until }) => [from, until])).toEqual([
      [null, null],
      ['2.0', '2.5'],
    ]);
  });
});

describe('a clause', () => {
  test('has the attributes of its tag', () => {
    const tag = `<Clause id="a-b.c1" title='The "A"' page={22} place="2nd bullet"\n  cites="doc:1  x.y:z" held={false} interprets="b c.d" from="1.0" until="2.0">\n\nText.\n\n</Clause>`;
    expect(parse(tag).clauses[0]).toMatchObject({
      id: 'a-b.c1',
      title: 'The "A"',
      page: 22,
      place: '2nd bullet',
      cites: ['doc:1', 'x.y:z'],
      held: false,
      interprets: ['b', 'c.d'],
      from: '1.0',
      until: '2.0',
      figures: null,
      changes: [],
      position: { file: 'moves.mdx', line: 6, column: 1 },
    });
  });

  test('has defaults where its tag is silent', () => {
    expect(parse(clause('Text.')).clauses[0]).toMatchObject({
      page: null,
      place: null,
      held: true,
      interprets: [],
      from: null,
      until: null,
    });
  });

  test.each([
    ['several lines', '<Clause id="a" title="A" cites="d:1">\n\nText.\n\n</Clause>', '\n\nText.\n\n'],
    ['one line', '<Clause id="a" title="A" cites="d:1">Text.</Clause>', 'Text.'],
    ['a tag over several lines', '<Clause\n  id="a"\n  title="a > b"\n  cites="d:1"\n>\nText.\n</Clause>', '\nText.\n'],
    ['a closing tag with spaces', '<Clause id="a" title="A" cites="d:1">\nText.\n</ Clause >', '\nText.\n'],
  ])('over %s knows its offsets', (_how, text, body) => {
    const { source, clauses } = parse(`## Heading\n\n${text}`);
    const [found] = clauses;
    expect(source.text.slice(found?.start, found?.end)).toBe(text);
    expect(source.text.slice(found?.bodyStart, found?.bodyEnd)).toBe(body);
  });

  test.each([
    ['no body', '<Clause id="a" title="A" held={false} cites="d:1" />'],
    ['an empty body', '<Clause id="a" title="A" held={false} cites="d:1"></Clause>'],
    ['a bullet alone', clause('-')],
    ['marks alone', clause('… – ***!***')],
    ['marks in a table', clause('| – | – |\n| --- | --- |\n| – | – |')],
    ['code alone', clause('```ts setup\nconst a = 1;\n```')],
  ])('with %s has no text', (_how, text) => {
    expect(() => parse(text)).toThrow(/Cannot read clause "a": it has no text\n {2}moves\.mdx:6 /u);
  });

  test('that stands beside another on a line counts like any other', () => {
    const two = '<Clause id="a" title="A" cites="d:1">One.</Clause> <Clause id="b" title="B" cites="d:1">Two.</Clause>';
    expect(parse(two).clauses.map(({ id, blocks }) => [id, blocks])).toEqual([
      ['a', [{ kind: 'paragraph', text: 'One.' }]],
      ['b', [{ kind: 'paragraph', text: 'Two.' }]],
    ]);
  });
});

describe('blocks', () => {
  const paragraph = (text: string) => ({ kind: 'paragraph', text });
  const item = (depth: number, marker: string, text: string) => ({ kind: 'item', depth, marker, text });
  test.each([
    ['white space is single spaces', 'One\n  two\tthree.', [paragraph('One two three.')]],
    ['markup goes', 'A *b* **c** `d` [e](clause:a).', [paragraph('A b c d e.')]],
    ['a hard break is a space', 'One\\\ntwo.', [paragraph('One two.')]],
    ['comments go', 'One {/* no */}two.\n\n{/* no */}\n\nThree.', [paragraph('One two.'), paragraph('Three.')]],
    ['headings are paragraphs', '### Wheel\n\nText.', [paragraph('Wheel'), paragraph('Text.')]],
    ['quotations are their contents', '> One.\n>\n> - two', [paragraph('One.'), item(0, '•', 'two')]],
    ['rules go', 'One.\n\n***\n\nTwo.', [paragraph('One.'), paragraph('Two.')]],
    ['code goes', 'One.\n\n```ts rule\nx\n```', [paragraph('One.')]],
    ['definitions go', 'One [b][x].\n\n[x]: clause:a', [paragraph('One b.')]],
    ['bullets', '- one\n- two', [item(0, '•', 'one'), item(0, '•', 'two')]],
    ['numbers, from where they start', '3. one\n4. two', [item(0, '3.', 'one'), item(0, '4.', 'two')]],
    [
      'lists in lists',
      '- one\n  1. two\n     - three\n- four',
      [item(0, '•', 'one'), item(1, '1.', 'two'), item(2, '•', 'three'), item(0, '•', 'four')],
    ],
    ['paragraphs of an item', '- one\n\n  more\n- two', [item(0, '•', 'one'), paragraph('more'), item(0, '•', 'two')]],
    ['an item without words of its own', '- - two', [item(0, '•', ''), item(1, '•', 'two')]],
    [
      'tables',
      '| A | *B* |\n| --- | --- |\n| c | |',
      [
        { kind: 'row', heading: true, cells: ['A', 'B'] },
        { kind: 'row', heading: false, cells: ['c', ''] },
      ],
    ],
    ['notes', '<Note cites="d:1">\n\nOne *two*.\n\n- three\n\n</Note>', [{ kind: 'note', text: 'One two. three' }]],
    ['notes on one line', '<Note cites="d:1">See [it](clause:a).</Note>', [{ kind: 'note', text: 'See it.' }]],
    ['escapes', 'a \\{b\\} &amp; c \\< d', [paragraph('a {b} & c < d')]],
  ])('%s', (_what, body, expected) => {
    expect(blocksOf(body)).toEqual(expected);
  });

  test('notes are kept with their sources', () => {
    expect(parse(clause('One.\n\n<Note cites="d:1 e:2">Why.</Note>')).clauses[0]?.notes).toEqual([
      { text: 'Why.', cites: ['d:1', 'e:2'] },
    ]);
  });
});

describe('fences', () => {
  test('know their kind, their code and their place', () => {
    const section = parse(clause('Text.\n\n```ts rule\na\n  b\n```\n\n~~~ts example\nc\n~~~\n\n```ts setup\n```'));
    const fences = section.clauses[0]?.fences ?? [];
    expect(fences.map(({ kind, code }) => [kind, code])).toEqual([
      ['rule', 'a\n  b'],
      ['example', 'c'],
      ['setup', ''],
    ]);
    expect(fences.map(({ position }) => [position.line, position.column])).toEqual([
      [11, 1],
      [16, 1],
      [20, 1],
    ]);
    expect(fences.map(({ start, end }) => section.source.text.slice(start, end))).toEqual([
      '```ts rule\na\n  b\n```',
      '~~~ts example\nc\n~~~',
      '```ts setup\n```',
    ]);
  });

  test('that are indented begin behind their indent', () => {
    const [fence] = parse(clause('- item\n\n  ```ts rule\n  a\n    b\n  ```')).clauses[0]?.fences ?? [];
    expect(fence).toMatchObject({ code: 'a\n  b', position: { line: 11, column: 3 } });
  });
});

describe('links', () => {
  test.each([
    ['in text', 'See [it](clause:b.c).', ['b.c']],
    ['with a title', 'See [it](clause:b "The b").', ['b']],
    ['whose words look like a target', 'See [`clause:x`](clause:b).', ['b']],
    ['without words', 'See [](clause:b).', ['b']],
    ['in angle brackets', 'See [it](<clause:b>).', ['b']],
    ['by a definition', 'See [it][x].\n\n[x]: clause:b', ['b']],
    ['by a definition whose label looks like a target', 'See [clause:x].\n\n[clause:x]: clause:b', ['b']],
    [
      'in a table, an item and a note',
      '| [a](clause:b) |\n| --- |\n| 1 |\n\n- [a](clause:c)\n\n<Note cites="d:1">[a](clause:d)</Note>',
      ['b', 'c', 'd'],
    ],
    ['elsewhere', 'See [it](https://www.jglwargames.com/x).', []],
  ])('%s', (_where, body, targets) => {
    const { source, clauses } = parse(clause(body));
    const links = clauses[0]?.links ?? [];
    expect(links.map(({ target }) => target)).toEqual(targets);
    expect(links.map(({ start, end }) => source.text.slice(start, end))).toEqual(
      targets.map((target) => `clause:${target}`),
    );
  });
});

describe('figures', () => {
  test('are read with their columns, rows, keys and offsets', () => {
    const table =
      '| Troop | S | O |\n| :-- | --: | --- |\n| Blades (Bd) | 9 | **-2½** |\n| [Hordes](clause:a) | – | in print only |';
    const { source, clauses } = parse(clause(`Words.\n\n${table}`, ' figures'));
    const figures = clauses[0]?.figures;
    expect(figures?.columns).toEqual(['S', 'O']);
    expect(figures?.rows.map(({ label, key }) => [label, key])).toEqual([
      ['Blades (Bd)', 'Bd'],
      ['Hordes', 'Hordes'],
    ]);
    const cells = figures?.rows.flatMap((row) => row.cells) ?? [];
    expect(cells.map(({ text, figure }) => [text, figure])).toEqual([
      ['9', 9],
      ['-2½', -2.5],
      ['–', 'none'],
      ['in print only', 'not held'],
    ]);
    expect(cells.map(({ start, end }) => source.text.slice(start, end))).toEqual([
      '9',
      '**-2½**',
      '–',
      'in print only',
    ]);
  });

  test('a table in a clause that is not marked is only a table', () => {
    expect(parse(clause('| A | B |\n| --- | --- |\n| c | many |')).clauses[0]?.figures).toBe(null);
    expect(parse(clause('| A | B |\n| --- | --- |\n| c | many |', ' figures={false}')).clauses[0]?.figures).toBe(null);
  });
});
