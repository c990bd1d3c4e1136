import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyCitation, type Citation, type CitedText, type CitedTexts, type CitedWording } from '../line/index.ts';
import { digestText, type Block } from '../../../compiler/words/index.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const wording = (editions: readonly string[], text: string, title = 'Spears'): CitedWording => ({
  editions,
  section: 'Rear support',
  title,
  page: 22,
  source: 'The sheet, p. 22',
  held: true,
  url: '/{edition}/rear-support/#rear-support.spears',
  blocks: [paragraph(text)],
});

const oldWords = wording(['1.0'], 'Spears add one.');
const newWords = wording(['1.1', '1.2'], 'Spears add one in good going.');
const gone: CitedText = {
  id: 'rear-support.pikes',
  game: 'DBM',
  wordings: [wording(['1.0', '1.1'], 'Pikes add two.', 'Pikes')],
};
const spears: CitedText = { id: 'rear-support.spears', game: 'DBM', wordings: [oldWords, newWords] };
const namesake: CitedText = { ...spears, game: 'DBA', wordings: [wording(['2.2'], 'No spears.')] };
const copy: CitedTexts = {
  date: '2026-11-20',
  changes: [
    { date: '2026-11-20', what: 'Spears add one in good going only.', ids: ['rear-support.spears'] },
    { date: '2026-10-01', what: 'Pikes mended.', ids: ['rear-support.pikes'] },
    { date: '2026-05-03', what: 'Spears mended.', ids: ['rear-support.spears'] },
  ],
  texts: [namesake, spears, gone],
};

function citing(text: CitedText, { title, section, page, source, blocks }: CitedWording, edition: string): Citation {
  return {
    game: text.game,
    edition,
    section,
    title,
    id: text.id,
    page,
    source,
    digest: digestText(title, blocks),
    date: copy.date,
  };
}

const cited = citing(spears, newWords, '1.2');

test('the same words are the same', () => {
  expect(verifyCitation(cited, copy)).toEqual({ kind: 'same', wording: newWords, slips: [] });
});

test('a line that does not say for which edition its source was written still verifies, and one that says another is told', () => {
  const source = 'The sheet (for 1.1), p. 22; Other sheet, p. 3';
  const here = { ...copy, texts: [{ ...spears, wordings: [{ ...newWords, source }] }] };
  const slips = (of: string) => {
    const found = verifyCitation({ ...cited, source: of }, here);
    return found.kind === 'same' ? found.slips : found.kind;
  };
  expect(slips(source)).toEqual([]);
  expect(slips('The sheet, p. 22; Other sheet, p. 3')).toEqual([]);
  const other = 'The sheet (for 1.2), p. 22; Other sheet, p. 3';
  expect(slips(other)).toEqual([{ what: 'source', cited: other, here: source }]);
});

test('a line from before its page had a name of its own still verifies, and says which page it named', () => {
  const inserted = { ...newWords, page: '39a' };
  const here = { ...copy, texts: [{ ...spears, wordings: [inserted] }] };
  expect(verifyCitation({ ...cited, page: 39 }, here)).toEqual({
    kind: 'same',
    wording: inserted,
    slips: [{ what: 'printed page', cited: 'p. 39', here: 'p. 39a' }],
  });
});

describe('of a text that a later sheet has amended', () => {
  const amended = { ...newWords, source: 'The sheet, p. 22, as amended by Another, p. 3' };
  const here = { ...copy, texts: [{ ...spears, wordings: [oldWords, amended] }] };
  const slipsOf = (source: string | null) => {
    const found = verifyCitation({ ...cited, source }, here);
    return found.kind === 'same' ? found.slips : [found];
  };

  test.each([
    ['a line that says so', amended.source],
    ['a line from before lines said so', 'The sheet, p. 22'],
  ])('%s verifies', (_, source) => {
    expect(slipsOf(source)).toEqual([]);
  });

  test('a line that names another source, or another amendment, is told', () => {
    expect(slipsOf('The sheet, p. 23')).toEqual([
      { what: 'source', cited: 'The sheet, p. 23', here: 'The sheet, p. 22' },
    ]);
    const other = 'The sheet, p. 22, as amended by Another, p. 4';
    expect(slipsOf(other)).toEqual([{ what: 'source', cited: other, here: amended.source }]);
  });
});

test('the words of another edition are told, with those of the edition that was named', () => {
  expect(verifyCitation(citing(spears, oldWords, '1.2'), copy)).toEqual({
    kind: 'other edition',
    edition: '1.2',
    wording: newWords,
    cited: oldWords,
  });
});

describe('of a range of editions every one has to read so', () => {
  test('as those do that have the wording', () => {
    expect(verifyCitation({ ...cited, edition: '1.1-1.2' }, copy).kind).toBe('same');
  });

  test.each(['1.0-1.1', '1.0-1.2'])('%s: the first reads otherwise', (edition) => {
    expect(verifyCitation({ ...cited, edition }, copy)).toEqual({
      kind: 'other edition',
      edition: '1.0',
      wording: oldWords,
      cited: newWords,
    });
  });

  test('the last of them may not be there', () => {
    expect(verifyCitation({ ...cited, edition: '1.1-1.10' }, copy)).toMatchObject({ kind: 'absent', edition: '1.10' });
  });

  test('one in the midst of it may not have it', () => {
    const split: CitedText = { ...spears, wordings: [{ ...newWords, editions: ['1.0', '1.2'] }] };
    const found = verifyCitation({ ...cited, edition: '1.0-1.2' }, { ...copy, texts: [split, gone] });
    expect(found).toMatchObject({ kind: 'absent', edition: '1.1' });
  });
});

describe('a link that was pasted with it', () => {
  const place = '/1.2/rear-support/#rear-support.spears';

  test.each([
    ['leads there', [`https://rules.example${place}`]],
    ['leads there in another edition with these words', [`https://rules.example${place.replace('1.2', '1.1')}`]],
    ['leads there on a site with a path', [`https://rules.example/dbm${place}`]],
    ['leads there, put together again', ['https://rules.example/1.2/rear-', `https://rules.example${place}`]],
    ['is none', []],
  ])('%s: nothing is said of it', (_, links) => {
    expect(verifyCitation(cited, copy, links)).toMatchObject({ kind: 'same', slips: [] });
  });

  test('that leads elsewhere is told', () => {
    const slip = { what: 'where the link leads', cited: '/1.0/losses/#losses.values', here: place };
    const found = verifyCitation(cited, copy, ['https://evil.example/1.0/losses/#losses.values']);
    expect(found).toMatchObject({ kind: 'same', slips: [slip] });
  });
});

test('the same name in another game is another text', () => {
  expect(verifyCitation({ ...cited, game: 'DBA', edition: '2.2' }, copy)).toMatchObject({
    kind: 'changed',
    wording: namesake.wordings[0],
  });
});

test.each([
  ['a page', { page: 23 }, { what: 'printed page', cited: 'p. 23', here: 'p. 22' }],
  ['no page', { page: null }, { what: 'printed page', cited: 'none', here: 'p. 22' }],
  ['a section', { section: 'Combat' }, { what: 'section', cited: 'Combat', here: 'Rear support' }],
  ['a title', { title: 'Lances' }, { what: 'title', cited: 'Lances', here: 'Spears' }],
  ['a source', { source: null }, { what: 'source', cited: 'none', here: 'The sheet, p. 22' }],
])('%s that differs is told beside the same words', (_, changed, slip) => {
  expect(verifyCitation({ ...cited, ...changed }, copy)).toMatchObject({ kind: 'same', slips: [slip] });
});

test('an answer that stands in a line is that of this copy, or it is told; a line may be without one', () => {
  const answered: CitedTexts = {
    ...copy,
    texts: [{ ...spears, wordings: [{ ...newWords, answer: 'Yes, they do.' }] }],
  };
  const slip = { what: 'answer', cited: 'No.', here: 'Yes, they do.' };
  expect(verifyCitation({ ...cited, answer: 'No.' }, answered)).toMatchObject({ kind: 'same', slips: [slip] });
  expect(verifyCitation({ ...cited, answer: 'Yes, they do.' }, answered)).toMatchObject({ kind: 'same', slips: [] });
  expect(verifyCitation(cited, answered)).toMatchObject({ kind: 'same', slips: [] });
});

test('a title that has been bettered since is told beside the same words', () => {
  const older = citing(spears, wording(['1.2'], 'Spears add one in good going.', 'Lances'), '1.2');
  const slip = { what: 'title', cited: 'Lances', here: 'Spears' };
  expect(verifyCitation(older, copy)).toMatchObject({ kind: 'same', slips: [slip] });
  expect(verifyCitation({ ...older, title: 'Swords' }, copy).kind).toBe('changed');
});

test('other quotation marks are no difference', () => {
  const quoted: CitedTexts = {
    ...copy,
    texts: [{ ...spears, wordings: [wording(['1.2'], 'Spears add one.', 'Spears, "long"')] }],
  };
  const line = { ...citing(spears, quoted.texts[0]!.wordings[0]!, '1.2'), title: 'Spears, “long”' };
  expect(verifyCitation(line, quoted)).toMatchObject({ kind: 'same', slips: [] });
});

describe('words that no edition here has', () => {
  const altered = { ...cited, digest: '000000000000' };

  test.each([
    ['older content', '2026-05-01', 'here'],
    ['newer content', '2026-12-01', 'cited'],
    ['the same content', '2026-11-20', 'neither'],
  ])('cited from %s', (_, date, newer) => {
    expect(verifyCitation({ ...altered, date }, copy)).toMatchObject({ kind: 'changed', wording: newWords, newer });
  });

  test('are told with what changed in that text since then, and in no other', () => {
    const found = verifyCitation({ ...altered, date: '2026-09-01' }, copy);
    expect(found.kind === 'changed' && found.changes.map(({ what }) => what)).toEqual([
      'Spears add one in good going only.',
    ]);
  });

  test('may be those of another text', () => {
    const swapped = { ...cited, digest: citing(gone, gone.wordings[0]!, '1.1').digest };
    expect(verifyCitation(swapped, copy)).toMatchObject({ kind: 'changed', elsewhere: { text: gone } });
  });
});

test('an edition that does not have it is told, with the edition that has the words', () => {
  expect(verifyCitation(citing(gone, gone.wordings[0]!, '1.2'), copy)).toEqual({
    kind: 'absent',
    edition: '1.2',
    text: gone,
    cited: gone.wordings[0],
  });
});

test('a name that nothing goes by is told, with names like it', () => {
  expect(verifyCitation({ ...cited, id: 'rear-suport.spear', digest: '000000000000' }, copy)).toEqual({
    kind: 'unknown',
    nearest: ['rear-support.spears', 'rear-support.pikes'],
    elsewhere: null,
  });
  expect(verifyCitation({ ...cited, id: 'zzz' }, copy)).toMatchObject({ nearest: [], elsewhere: { text: spears } });
});

describe('a change of a word is caught', () => {
  const words = fc.stringMatching(/^[A-Za-z0-9½+ ,.]{1,30}$/).filter((text) => text.trim() !== '');
  const block: fc.Arbitrary<Block> = fc.oneof(
    fc.record({ kind: fc.constantFrom('paragraph', 'note'), text: words }),
    fc.record({ kind: fc.constant('item'), depth: fc.nat(3), marker: fc.constantFrom('•', '1.'), text: words }),
    fc.record({
      kind: fc.constant('row'),
      heading: fc.boolean(),
      cells: fc.array(words, { minLength: 1, maxLength: 4 }),
    }),
  );
  const blocks = fc.array(block, { minLength: 1, maxLength: 5 });
  const plain = (value: unknown): string =>
    JSON.stringify(value, (_key, each: unknown) =>
      typeof each === 'string' ? each.replaceAll(/\s+/g, ' ').trim() : each,
    );

  test('wherever it stands', () => {
    fc.assert(
      fc.property(words, blocks, blocks, (title, before, after) => {
        fc.pre(plain(before) !== plain(after));
        expect(digestText(title, after)).not.toBe(digestText(title, before));
      }),
    );
  });

  test('in the title too', () => {
    fc.assert(
      fc.property(words, words, blocks, (one, other, text) => {
        fc.pre(plain(one) !== plain(other));
        expect(digestText(one, text)).not.toBe(digestText(other, text));
      }),
    );
  });

  test('and white space is none', () => {
    expect(digestText(' Spears ', [paragraph('add  one')])).toBe(digestText('Spears', [paragraph('add\none')]));
  });
});
