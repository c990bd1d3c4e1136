import { describe, expect, test } from 'vitest';
import { AmendmentError, applyAmendments, parseAmendment } from '../index.ts';
import { findClause, SourceText, type Rulebook } from '../../rulebook/index.ts';
import { amendment, clauseText, rulebook } from './build.ts';

const base = rulebook({
  one: [clauseText('a'), clauseText('b'), clauseText('c', '| X | S |\n| --- | --- |\n| Y | 1 |', ' figures')].join(
    '\n\n',
  ),
  two: clauseText('d'),
});
const clauseOf = (book: Rulebook, id: string) => findClause(book, id)?.clause;
const changesOf = (book: Rulebook, id: string) => clauseOf(book, id)?.changes;

describe('what changed a clause', () => {
  // Built by each test, not once for all: mutation testing then knows which tests reach what.
  const first = () =>
    applyAmendments(
      base,
      [
        amendment(
          `<Replace clause="a" cites="s:1 s:2">

<Why cites="s:3">First *why*.</Why>

New.

<Why cites="s:4 s:5">Second why.</Why>

</Replace>

<SetCell clause="c" row="Y" column="S" from="1" to="2" cites="s:6" />`,
          '1.1/x',
          '1.1',
        ),
      ],
      '1.1',
    );
  const second = () =>
    applyAmendments(
      first(),
      [
        amendment(
          `<ReplaceText clause="a" from="New" to="Newer" cites="s:7"><Why cites="s:8">Third.</Why></ReplaceText>`,
        ),
        amendment(
          `<Insert after="a" cites="s:9"><Clause id="e" title="E" cites="s:10">E.</Clause></Insert>
<Insert afterSection="one" cites="s:11">
<Section id="new" title="New" page={3}>
<Clause id="f" title="F" cites="s:12">F.</Clause>
</Section>
</Insert>`,
          '2.0/b',
        ),
      ],
      '2.0',
    );

  test('a Replace is told with its notes, which are no part of the body', () => {
    expect(changesOf(first(), 'a')).toEqual([
      {
        edition: '1.1',
        amendment: '1.1/x',
        kind: 'Replace',
        cites: ['s:1', 's:2'],
        position: { file: '1.1-x.mdx', line: 5, column: 1 },
        notes: [
          { text: 'First why.', cites: ['s:3'] },
          { text: 'Second why.', cites: ['s:4', 's:5'] },
        ],
      },
    ]);
    expect(clauseOf(first(), 'a')?.notes).toEqual([]);
    expect(clauseOf(first(), 'a')?.blocks).toEqual([{ kind: 'paragraph', text: 'New.' }]);
    expect(clauseOf(first(), 'a')?.cites).toEqual(['s:1', 's:2']);
  });

  test('of several clauses that are inserted as one each has what it cites itself of that, or all of it', () => {
    const clause = (id: string, cites: string) =>
      `<Clause id="${id}" title="${id}" cites="${cites}">\n\n${id}.\n\n</Clause>`;
    const inserted = `<Insert after="a" cites="s:1 s:2 s:3">\n\n${[clause('g', 's:2'), clause('h', 's:1 s:3 s:9'), clause('i', 's:9')].join('\n\n')}\n\n</Insert>`;
    const book = applyAmendments(base, [amendment(inserted, '1.1/x', '1.1')], '1.1');
    expect(['g', 'h', 'i'].map((id) => changesOf(book, id)?.map(({ cites }) => cites))).toEqual([
      [['s:2']],
      [['s:1', 's:3']],
      [['s:1', 's:2', 's:3']],
    ]);
  });

  test('later changes come behind earlier ones, and the clause cites both', () => {
    expect(changesOf(second(), 'a')?.map(({ edition, kind }) => [edition, kind])).toEqual([
      ['1.1', 'Replace'],
      ['2.0', 'ReplaceText'],
    ]);
    expect(changesOf(second(), 'a')?.[1]?.notes).toEqual([{ text: 'Third.', cites: ['s:8'] }]);
    expect(clauseOf(second(), 'a')?.cites).toEqual(['s:1', 's:2', 's:7']);
  });

  test('an inserted clause was changed by its Insert', () => {
    expect(changesOf(second(), 'e')).toEqual([
      {
        edition: '2.0',
        amendment: '2.0/b',
        kind: 'Insert',
        cites: ['s:9'],
        position: { file: '2.0-b.mdx', line: 5, column: 1 },
        notes: [],
      },
    ]);
    expect(clauseOf(second(), 'e')?.cites).toEqual(['s:10']);
    expect(clauseOf(second(), 'e')?.position).toEqual({ file: '2.0-b.mdx', line: 5, column: 31 });
    expect(changesOf(second(), 'f')?.map(({ kind, cites }) => [kind, cites])).toEqual([['Insert', ['s:11']]]);
  });

  test('clauses that no patch names were changed by none', () => {
    expect(changesOf(second(), 'b')).toEqual([]);
    expect(changesOf(second(), 'd')).toEqual([]);
    expect(changesOf(second(), 'c')?.map(({ edition, kind }) => [edition, kind])).toEqual([['1.1', 'SetCell']]);
  });

  test('a new section stands in its place, with its page', () => {
    expect(second().sections.map(({ id, page, order, title }) => ({ id, page, order, title }))).toEqual([
      { id: 'one', page: null, order: 1, title: 'Section' },
      { id: 'new', page: 3, order: 1.5, title: 'New' },
      { id: 'two', page: null, order: 2, title: 'Section' },
    ]);
    expect(second().sections[1]?.source.positionAt(0)).toEqual({ file: '2.0-b.mdx', line: 7, column: 1 });
  });

  test('a section behind the last has the next order', () => {
    const insert =
      '<Insert afterSection="two" cites="s:1">\n<Section id="n" title="N"><Clause id="f" title="F" cites="s:1">F.</Clause></Section>\n</Insert>';
    expect(applyAmendments(base, [amendment(insert)], '2.0').sections.map(({ id, order }) => [id, order])).toEqual([
      ['one', 1],
      ['two', 2],
      ['n', 3],
    ]);
  });

  test('new wording knows the place in the amendment where it was written', () => {
    const section = second().sections[0];
    const at = section?.source.text.indexOf('Newer') ?? -1;
    expect(section?.source.positionAt(at)).toEqual({ file: '2.0-a.mdx', line: 5, column: 40 });
    expect(section?.source.positionAt(at + 5)).toEqual({ file: '1.1-x.mdx', line: 9, column: 4 });
  });

  test('wording that is written with an escape counts as written at its attribute', () => {
    const book = applyAmendments(
      base,
      [amendment('<ReplaceText clause="a" from="Text" to="&quot;" cites="s:1" />')],
      '2.0',
    );
    const source = book.sections[0]?.source;
    expect(source?.positionAt(source.text.indexOf('" of a'))).toEqual({ file: '2.0-a.mdx', line: 5, column: 37 });
  });

  test('nothing that went in was modified', () => {
    expect(changesOf(base, 'a')).toEqual([]);
    expect(base.edition).toBe('1.0');
    expect(second().edition).toBe('2.0');
  });

  test('what is cited already is not cited again', () => {
    const patches = '<ReplaceText clause="a" from="Text" to="Word" cites="s:1 book:a s:2" />';
    expect(clauseOf(applyAmendments(base, [amendment(patches)], '2.0'), 'a')?.cites).toEqual(['book:a', 's:1', 's:2']);
    const known = applyAmendments(
      base,
      [amendment('<ReplaceText clause="a" from="Text" to="Word" cites="book:a" />')],
      '2.0',
    );
    expect(known.sections[0]?.source.text).toContain('cites="book:a">\n\nWord of a.');
  });
});

describe('an amendment file', () => {
  test('gives its front matter and the source it was read from', () => {
    const source = SourceText.of('---\ntitle: Wheels\ncites: [s:1]\n---\n\n{/* none */}\n', 'x.mdx');
    expect(parseAmendment(source, '2.0', '2.0/x')).toEqual({
      name: '2.0/x',
      edition: '2.0',
      title: 'Wheels',
      cites: ['s:1'],
      patches: [],
      source,
    });
  });

  test('gives every patch as it was written', () => {
    const { patches } =
      amendment(`<Replace clause="a" cites="s:1" order={2} title="T" place="P" page={4} held={false} figures>

Body.

</Replace>
<ReplaceText clause="a" from="x" to="y" cites="s:2 s:3" />
<SetCell clause="a" row="R" column="C" from="1" to="–" cites="s:4" order={-1} />
<Delete clause="a" cites="s:5" />
<Delete clause="b" cites="s:5" expects="words" order={0} />
<Insert section="one" cites="s:6"><Clause id="z" title="Z" cites="s:7">Z.</Clause></Insert>`);
    expect(patches[0]).toMatchObject({
      kind: 'Replace',
      clause: 'a',
      order: 2,
      attributes: { title: 'T', place: 'P', page: 4, held: false, figures: true },
      body: { text: '\n\nBody.\n\n' },
    });
    expect(patches[1]).toMatchObject({
      kind: 'ReplaceText',
      order: null,
      from: 'x',
      to: { text: 'y' },
      cites: ['s:2', 's:3'],
    });
    expect(patches[2]).toMatchObject({
      kind: 'SetCell',
      order: -1,
      row: 'R',
      column: 'C',
      from: '1',
      to: { text: '–' },
    });
    expect(patches[3]).toMatchObject({ kind: 'Delete', order: null, expects: null });
    expect(patches[4]).toMatchObject({ kind: 'Delete', order: 0, expects: 'words' });
    expect(patches[5]).toMatchObject({ kind: 'Insert', anchor: { at: 'section', section: 'one' }, order: null });
    expect(patches.every((patch) => patch.edition === '2.0' && patch.amendment === '2.0/a')).toBe(true);
  });

  test('is refused by an edition that it does not lead to', () => {
    const stranger = amendment('<Delete clause="a" cites="s:1" />', '1.1/x', '1.1');
    expect(() => applyAmendments(base, [stranger], '2.0')).toThrow(
      new AmendmentError([
        {
          headline: 'Cannot apply amendment "1.1/x": expected edition 2.0, found 1.1',
          places: [{ position: { file: '1.1-x.mdx', line: 5, column: 1 }, label: 'Delete of amendment "1.1/x"' }],
        },
      ]),
    );
  });

  test('fails with an error of its own kind, which names itself', () => {
    const apply = () => applyAmendments(base, [amendment('<Delete clause="nowhere" cites="s:1" />')], '2.0');
    expect(apply).toThrow(AmendmentError);
    expect(apply).toThrow(expect.objectContaining({ name: 'AmendmentError' }));
  });
});

describe('what fails for no reason of its own is not told', () => {
  const headlines = (...patches: string[]) => {
    try {
      applyAmendments(base, [amendment(patches.join('\n'))], '2.0');
    } catch (error) {
      if (error instanceof AmendmentError) return error.problems.map(({ headline }) => headline);
    }
    return [];
  };

  test('a patch of a clause whose earlier patch failed', () => {
    expect(
      headlines(
        '<ReplaceText clause="a" from="Nothing" to="x" cites="s:1" order={1} />',
        '<ReplaceText clause="a" from="x" to="y" cites="s:1" order={2} />',
      ),
    ).toEqual(['Cannot apply amendment "2.0/a" to clause "a": found "Nothing" 0 times, expected 1']);
  });

  test('a patch of a clause whose Insert failed', () => {
    expect(
      headlines(
        '<Insert after="nowhere" cites="s:1" order={1}><Clause id="z" title="Z" cites="s:1">Z.</Clause></Insert>',
        '<Delete clause="z" cites="s:1" order={2} />',
        '<Insert section="nowhere" cites="s:1" order={3}><Clause id="y" title="Y" cites="s:1">Y.</Clause></Insert>',
      ),
    ).toEqual([
      'Cannot apply amendment "2.0/a" to clause "nowhere": edition 2.0 has no such clause at this point',
      'Cannot apply amendment "2.0/a" to section "nowhere": edition 2.0 has no such section at this point',
    ]);
  });

  test('but an Insert beside a clause whose patch failed is', () => {
    expect(
      headlines(
        '<ReplaceText clause="a" from="Nothing" to="x" cites="s:1" />',
        '<Insert after="a" cites="s:1"><Clause id="b" title="B" cites="s:1">B.</Clause></Insert>',
      ),
    ).toHaveLength(2);
  });

  test('a patch that would break its section does not take the others with it', () => {
    expect(
      headlines(
        '<ReplaceText clause="a" from="Text" to="{" cites="s:1" />',
        '<ReplaceText clause="b" from="Text" to="Word" cites="s:1" order={1} />',
        '<ReplaceText clause="b" from="Text" to="Words" cites="s:1" order={2} />',
      ),
    ).toEqual([
      expect.stringMatching(
        /^Cannot apply amendment "2\.0\/a" to clause "a": the result would be broken\. Malformed MDX: /u,
      ),
      'Cannot apply amendment "2.0/a" to clause "b": found "Text" 0 times, expected 1',
    ]);
  });

  test('patches that break a section only together are told together', () => {
    const link = (clause: string) => `<ReplaceText clause="${clause}" from="Text" to="{1}" cites="s:1" />`;
    expect(headlines(link('a'), link('b'))).toHaveLength(2);
  });

  test('a patch of a clause whose earlier patch would have broken its section', () => {
    expect(
      headlines(
        '<ReplaceText clause="a" from="Text" to="{" cites="s:1" order={1} />',
        '<ReplaceText clause="a" from="nothing of it" to="x" cites="s:1" order={2} />',
      ),
    ).toHaveLength(1);
  });

  test('a patch of a clause in a new section that cannot be read', () => {
    const twin = '<Clause id="z" title="Z" cites="s:1">Z.</Clause>';
    expect(
      headlines(
        `<Insert afterSection="one" cites="s:1" order={1}>\n<Section id="n" title="N">\n${twin}\n${twin}\n</Section>\n</Insert>`,
        '<Delete clause="z" cites="s:1" order={2} />',
      ),
    ).toEqual([expect.stringMatching(/Two clauses have the id "z"$/u)]);
  });

  test('two new sections of one id, wherever they go, need an order', () => {
    const insert = (after: string, id: string) =>
      `<Insert afterSection="${after}" cites="s:1">\n<Section id="n" title="N"><Clause id="${id}" title="Z" cites="s:1">Z.</Clause></Section>\n</Insert>`;
    expect(headlines(insert('one', 'y'), insert('two', 'z'))).toEqual([
      'Cannot tell in which order 2 patches of edition 2.0 apply to section "n": expected a different order on each',
    ]);
  });

  test('problems stand in the order of the names of their files, whatever order these come in', () => {
    const files = ['2.0/a', '2.0/b', '2.0/c'].map((name) =>
      amendment(`<Delete clause="nowhere.${name.slice(-1)}" cites="s:1" />`, name),
    );
    const told = (...order: number[]) => {
      try {
        applyAmendments(
          base,
          order.flatMap((index) => files[index] ?? []),
          '2.0',
        );
      } catch (error) {
        if (error instanceof AmendmentError) return error.problems.map(({ headline }) => headline.slice(24, 29));
      }
      return [];
    };
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 0],
    ]) {
      expect(told(...order)).toEqual(['2.0/a', '2.0/b', '2.0/c']);
    }
  });
});
