import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printCitation, readCitation, type Citation } from '../line/index.ts';

const spears: Citation = {
  game: 'DBM',
  edition: '3.4',
  section: 'Rear support',
  title: 'Spears',
  id: 'rear-support.spears',
  page: 22,
  source: 'DBM 3.1 sheet, p. 22, Rear Support Factors, 3rd bullet',
  digest: '338f97961de5',
  date: '2026-11-20',
};
const LINE =
  'DBM 3.4, Rear support, "Spears" (rear-support.spears), printed p. 22. Source: DBM 3.1 sheet, p. 22, Rear Support Factors, 3rd bullet. Text 338f97961de5, content of 2026-11-20.';

const problemsOf = (pasted: string): readonly string[] => {
  const read = readCitation(pasted);
  return read.ok ? [] : read.problems;
};

test('a citation is printed as one readable line', () => {
  expect(printCitation(spears)).toBe(LINE);
});

test('what has neither a page nor a source is cited without them', () => {
  const ruling = { ...spears, edition: '3.1-3.4', page: null, source: null };
  expect(printCitation(ruling)).toBe(
    'DBM 3.1-3.4, Rear support, "Spears" (rear-support.spears). Text 338f97961de5, content of 2026-11-20.',
  );
});

test('a question is cited with its answer', () => {
  const ruling = {
    ...spears,
    page: null,
    title: 'Does a "higher" dice do worse?',
    answer: 'Yes. Beaten by less they die.',
  };
  const line = printCitation(ruling);
  expect(line).toContain('do worse?" (rear-support.spears). Answer: Yes. Beaten by less they die. Source: DBM 3.1');
  expect(readCitation(line)).toMatchObject({ ok: true, citation: ruling });
  const alone = { ...ruling, source: null };
  expect(readCitation(printCitation(alone))).toMatchObject({ ok: true, citation: alone });
});

test('an inserted page is cited by its name', () => {
  const inserted = { ...spears, page: '39a' };
  expect(printCitation(inserted)).toContain('(rear-support.spears), printed p. 39a. Source:');
  expect(readCitation(printCitation(inserted))).toMatchObject({ ok: true, citation: inserted });
});

describe('what is printed is read again', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9½¼'(),;:?!+-]{0,11}[A-Za-z0-9),?!+]$/);
  const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
  const hyphenated = fc.stringMatching(/^[a-z][a-z0-9]{0,6}(-[a-z0-9]{1,5}){0,2}$/);
  const citation: fc.Arbitrary<Citation> = fc.record({
    game: fc.constantFrom('DBM', 'DBA'),
    edition: fc.constantFrom('3.0', '3.4', '2.2', '3.1-3.4', '3.2-3.10'),
    section: words,
    title: fc.oneof(
      words,
      words.map((text) => `${text} "or so" ${text}`),
    ),
    id: fc.array(hyphenated, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.')),
    page: fc.option(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom('39a', '4b'))),
    source: fc.option(
      fc.oneof(
        words,
        words.map((text) => `${text}.`),
      ),
    ),
    digest: fc.stringMatching(/^[0-9a-f]{12}$/),
    date: fc.constantFrom('2026-11-20', '2031-01-02'),
  });

  test('word for word', () => {
    fc.assert(
      fc.property(citation, (cited) => {
        expect(readCitation(printCitation(cited))).toEqual({ ok: true, citation: cited, links: [] });
      }),
    );
  });

  test('from a quoted and wrapped email, with a link and words around it', () => {
    const wrap = (line: string, width: number): string =>
      line
        .split(' ')
        .reduce(
          (lines, word) => {
            const last = lines.at(-1)!;
            return last.length + word.length < width
              ? [...lines.slice(0, -1), `${last} ${word}`]
              : [...lines, `> ${word}`];
          },
          ['>'],
        )
        .join('\n');
    fc.assert(
      fc.property(citation, fc.integer({ min: 20, max: 90 }), (cited, width) => {
        const mail = `On Sunday Ann wrote:\n${wrap(printCitation(cited), width)}\n> https://rules.example/3.4/x/#y\n\nNo!`;
        const links = [
          'https://rules.example/3.4/x/#y',
          'https://rules.example/3.4/x/#yNo',
          'https://rules.example/3.4/x/#yNo!',
        ];
        expect(readCitation(mail)).toEqual({ ok: true, citation: cited, links });
      }),
    );
  });
});

test.each([
  ['curly quotation marks', LINE.replace('"Spears"', '“Spears”')],
  ['French quotation marks', LINE.replace('"Spears"', '«Spears»')],
  ['a capital digest', LINE.replace('338f97961de5', '338F97961DE5')],
  ['hyphens that do not break', LINE.replaceAll('-', '‑')],
  ['spaces that do not break', LINE.replaceAll(' ', '\u00a0')],
  ['a soft hyphen', LINE.replace('support.', 'sup\u00adport.')],
  ['a line broken after the hyphen of a name', LINE.replace('(rear-support', '(rear-\n> support')],
  ['a range with a dash', LINE.replace('DBM 3.4', 'DBM 3.1–3.4')],
])('%s does not matter', (_, pasted) => {
  const read = readCitation(pasted);
  expect(read.ok && { ...read.citation, edition: '3.4' }).toEqual(spears);
});

test.each([
  ['wrapped', 'https://rules.example/tools/combat/?a=Bd+\n(O)&b=Sp+(O)'],
  ['wrapped twice, in a quoted mail', '> https://rules.example/tools/combat/?\n> a=Bd+(O)&b=\n> Sp+(O)'],
  ['ended by a full stop', 'https://rules.example/tools/combat/?a=Bd+(O)&b=Sp+(O).'],
  ['in brackets', '(https://rules.example/tools/combat/?a=Bd+(O)&b=Sp+(O))'],
  ['in angle brackets', '<https://rules.example/tools/combat/?a=Bd+(O)&b=Sp+(O)>'],
  ['as it is', 'https://rules.example/tools/combat/?a=Bd+(O)&b=Sp+(O)'],
])('a link that is %s is among those that may be meant', (_, link) => {
  const read = readCitation(`${LINE}\n${link}`);
  expect(read.ok && read.links).toContain('https://rules.example/tools/combat/?a=Bd+(O)&b=Sp+(O)');
});

test('of two lines the first one counts', () => {
  const read = readCitation(`${LINE}\n${LINE.replaceAll('pears', 'words')}`);
  expect(read.ok && read.citation).toEqual(spears);
});

test.each<[string, string, RegExp]>([
  ['nothing', ' ', /Nothing was pasted/],
  ['a link alone', 'https://rules.example/3.4/rear-support/#rear-support.spears', /link without a citation line/],
  [
    'a digest cut short',
    LINE.replace('338f97961de5', '338f97961'),
    /wrong length: expected 12 .* found 9, "338f97961"/,
  ],
  ['a digest with other letters', LINE.replace('338f', '338x'), /cannot be read: .* found "338x97961de5"/],
  ['no digest', LINE.replace('Text 338f97961de5, ', ''), /digest of the text is missing: expected 12/],
  ['no date', LINE.replace(', content of 2026-11-20', ''), /date of the content is missing/],
  ['no name', LINE.replace('(rear-support.spears)', ''), /name of the clause is missing: expected it in brackets/],
  ['no edition', LINE.replace('DBM 3.4', 'DBM'), /game and the edition are missing/],
  ['no title', LINE.replace(' "Spears"', ''), /title is missing: expected it in quotation marks/],
  [
    'parts in another order',
    `Text 338f97961de5, content of 2026-11-20. ${LINE.split(' Text')[0]!}`,
    /not in its order/,
  ],
])('%s is told, and what was expected', (_, pasted, told) => {
  expect(problemsOf(pasted)).toHaveLength(1);
  expect(problemsOf(pasted)[0]).toMatch(told);
});

test('of a text that is no citation every missing part is told', () => {
  expect(problemsOf('Spears always add one!')).toHaveLength(5);
});

describe('what a stranger pasted', () => {
  test('turns no words of ours about: signs that nobody sees are taken out', () => {
    const poisoned = LINE.replace('Spears"', '\u202Es\u2066pe\u200Ear\uFEFFs\u0007"').replace(
      '338f',
      '33\u202E8\uFEFFf',
    );
    expect(readCitation(poisoned)).toMatchObject({ ok: true, citation: { title: 'spears', digest: spears.digest } });
    const [problem = ''] = problemsOf(LINE.replace('338f97961de5', 'x\u202Eyz'));
    expect(problem).toContain('found "xyz"');
  });

  test('is refused at once where it is longer than a line with its link can be', () => {
    const long = 'DBM 3.4, x, "y" (a.b). '.repeat(45_000);
    expect(problemsOf(long)).toEqual([
      'This is too long for a citation line: expected at most 8,000 letters, found 1,035,000. Paste the line alone, with its link.',
    ]);
  });

  test('is read part by part: what the parts of a line begin with, a thousand times over, holds nobody up', () => {
    const many = 'DBM 3.4, x, "y" (a.b). Answer: Source: Text ';
    expect(readCitation(many.repeat(7900 / many.length)).ok).toBe(false);
  });
});
