import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '../index.ts';
import { checkFileNames } from '../load/check-file-names.ts';
import { DISAGREEMENTS, compile, edited, smallContent, told } from './small-content.ts';

/** A file of each kind of content, whose text begins with `POISON`. */
const KINDS: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'a rule': [
    'content/rules/second.mdx',
    '---\ntitle: Second\norder: 200\n---\n\n<Clause id="second.a" title="A" cites="sheet:one">\n\nPOISON\n\nText.\n\n</Clause>\n',
  ],
  'a heading among rules': [
    'content/rules/second.mdx',
    '---\ntitle: Second\norder: 200\n---\n\n## POISON\n\n<Clause id="second.a" title="A" cites="sheet:one">\n\nText.\n\n</Clause>\n',
  ],
  'a note': [
    'content/rules/second.mdx',
    '---\ntitle: Second\norder: 200\n---\n\n<Clause id="second.a" title="A" cites="sheet:one">\n\nText.\n\n<Note cites="sheet:one">POISON</Note>\n\n</Clause>\n',
  ],
  'an inserted clause': [
    'content/amendments/1.1/second.mdx',
    '---\ntitle: Second\n---\n\n<Insert after="score.less" cites="sheet:two">\n\n<Clause id="score.more" title="More" cites="sheet:two">\n\nPOISON\n\nText.\n\n</Clause>\n\n</Insert>\n',
  ],
  'a reason': [
    'content/amendments/1.1/second.mdx',
    '---\ntitle: Second\n---\n\n<Insert after="score.less" cites="sheet:two">\n\n<Why cites="sheet:two">POISON</Why>\n\n<Clause id="score.more" title="More" cites="sheet:two">\n\nText.\n\n</Clause>\n\n</Insert>\n',
  ],
  'a clarification': [
    'content/clarifications/sheet/scoring.mdx',
    '---\ntitle: Scoring\norder: 1\n---\n\n<Clause id="sheet.1" title="On less" cites="sheet:one" interprets="score.less">\n\nPOISON\n\nText.\n\n</Clause>\n',
  ],
  'a ruling': [
    'content/rulings/who-loses.mdx',
    "---\nquestion: Who loses?\nanswer: The lower.\nstatus: settled\neditions: ['1.0']\nclauses: [score.less]\ncites: ['sheet:one']\n---\n\nPOISON\n\nText.\n",
  ],
  'a discrepancy': [
    'content/discrepancies/less.mdx',
    "---\nid: 'disc:less'\ntitle: Less\nkind: slip\ncites: ['sheet:one']\nclauses: [score.less]\nreadings:\n  - { editions: ['1.0'], reading: As it stands. }\nstatus: settled\n---\n\nPOISON\n\nText.\n",
  ],
  'a rule of DBA': [
    'content/dba/moves.mdx',
    '---\ntitle: Moves\norder: 1\n---\n\n<Clause id="dba.move" title="Move" cites="sheet:one">\n\nPOISON\n\nText.\n\n</Clause>\n',
  ],
};

/** What the kinds need besides. */
const BESIDES: Readonly<Record<string, string>> = {
  'content/dba/game.yaml':
    "{ title: DBA 2.2, edition: '2.2', authors: Nobody, status: In part., standing: secondary, document: sheet }\n",
  ...DISAGREEMENTS,
};

/** What is code, leads elsewhere, or is not seen; and what is said of it. */
const POISONS: readonly (readonly [poison: string, said: string])[] = [
  ['{process.exit()}', 'text in braces is code to MDX'],
  ['{`${1}`}', 'text in braces is code to MDX'],
  ['<script>1</script>', 'component'],
  ['<a href={1}>x</a>', 'component'],
  ['[x](javascript:alert(1))', 'a link to "javascript:alert(1)"'],
  ['[x](JaVaScRiPt:alert(1))', 'a link to "JaVaScRiPt:alert(1)"'],
  ['[x](java&#9;script:1)', 'a link to "java\\tscript:1"'],
  ['[x](data:text/html,x)', 'a link to "data:text/html,x"'],
  ['[x](//evil.example/y)', 'a link to "//evil.example/y"'],
  ['[x](/\\evil.example)', 'a link to "/\\\\evil.example"'],
  ['[x](/&#9;/evil.example)', 'a link to "/\\t/evil.example"'],
  ['[x](http://www.jglwargames.com/)', 'a link to "http://www.jglwargames.com/"'],
  ['[x](https://evil.example/)', 'a link to "https://evil.example/"'],
  ['[x](https://www.jglwargames.com@evil.example/)', 'a link to "https://www.jglwargames.com@evil.example/"'],
  ['[x](https://www.jglwargames.com.evil.example/)', 'a link to "https://www.jglwargames.com.evil.example/"'],
  ['https://evil.example/', 'a link to "https://evil.example/"'],
  ['www.evil.example', 'a link to "http://www.evil.example"'],
  ['me@evil.example', 'a link to "mailto:me@evil.example"'],
  ['![x](https://evil.example/x.png)', 'an image'],
  ['![x](/x.png)', 'an image'],
  ['~~x~~', '"delete" is no part of our texts'],
  ['a\0b', 'U+0000, a control character'],
  ['a\rb', 'U+000D, a control character'],
  ['a\u{202E}b', 'U+202E, which steers how text is shown'],
  ['a\u{2066}b', 'U+2066, which steers how text is shown'],
  ['a\u{200B}b', 'U+200B, which steers how text is shown'],
  ['a\u{2028}b', 'U+2028, which steers how text is shown'],
  ['a\u{FFFD}b', 'U+FFFD, which stands for bytes that are no UTF-8'],
  ['a\u{3164}b', 'U+3164, which nobody sees'],
  ['a\u{2800}b', 'U+2800, which nobody sees'],
  ['a\u{FE0F}b', 'U+FE0F, which nobody sees'],
  ['a\u{301}\u{302}\u{303}\u{304}b', 'U+0304, a mark on top of three others'],
  ['a&#x202E;b', 'U+202E, which steers how text is shown'],
  ['a&rlm;b', 'U+200F, which steers how text is shown'],
];

const kinds = Object.entries(KINDS);

test.each(kinds)('%s is taken where nothing is wrong with it', async (_, [path, text]) => {
  const content = { ...BESIDES, [path]: text.replace('POISON', 'Words, and [a link](clause:score.less).') };
  const dba = path.startsWith('content/dba/');
  const sound = dba ? { ...content, [path]: text.replace('POISON', 'Words, and [a link](/glossary/).') } : content;
  expect(told(await compile(smallContent(sound)))).toBe('');
});

describe.each(kinds)('%s is refused with its place', (kind, [path, text]) => {
  test.each(POISONS)('where it holds %j', async (poison, said) => {
    const poisoned = text.replace('POISON', () => poison);
    const { files, problems } = await compile(smallContent({ ...BESIDES, [path]: poisoned }));
    expect(files, kind).toBe(null);
    const line = text.slice(0, text.indexOf('POISON')).split('\n').length;
    const told = problems.map(({ headline, places }) => [headline, places[0]?.position]);
    expect(told).toContainEqual([
      expect.stringContaining(said),
      expect.objectContaining({ file: path, line }) as unknown,
    ]);
  });
});

test.each(kinds.filter(([kind]) => kind !== 'a heading among rules' && kind !== 'a note' && kind !== 'a reason'))(
  '%s may neither import nor export',
  async (_, [path, text]) => {
    const code = "import { writeFileSync } from 'node:fs'\n\nexport const pwned = writeFileSync('PWNED', '')";
    const anywhere = [text.replace('POISON', () => code), `${text}\n${code}\n`];
    for (const poisoned of anywhere) {
      const compiled = await compile(smallContent({ ...BESIDES, [path]: poisoned }));
      expect(compiled.files).toBe(null);
      expect(told(compiled)).toMatch(new RegExp(`^  ${path}:\\d+ `, 'mu'));
    }
  },
);

test.each(kinds.filter(([kind]) => kind !== 'a heading among rules' && kind !== 'a note' && kind !== 'a reason'))(
  '%s may not be without text',
  async (_, [path, text]) => {
    for (const wordless of ['{/* later */}', '-', '…']) {
      const compiled = await compile(
        smallContent({ ...BESIDES, [path]: text.replace('POISON', wordless).replace('Text.\n', '') }),
      );
      expect(told(compiled), wordless).toMatch(/it has no text\n  content\//u);
    }
  },
);

test('wording that a patch puts in is looked at where it stands', async () => {
  const files = edited(
    'content/amendments/1.1/score.mdx',
    '<SetCell clause="score.factor" row="Wb" column="Foot" from="3" to="4" cites="sheet:two" />',
    '<ReplaceText clause="score.factor" from="everyone" to="[x](//evil.example/)" cites="sheet:two" />',
  );
  expect(told(await compile(smallContent(files)))).toMatch(
    /a link to "\/\/evil\.example\/"\n {2}content\/amendments\/1\.1\/score\.mdx:5 /u,
  );
});

test.each([
  ['a meaning', 'content/glossary.yaml', '[x](javascript:1)', 'a link to "javascript:1"'],
  ['a meaning', 'content/glossary.yaml', '<script>', '"html" is no part of our texts'],
  ['a meaning', 'content/glossary.yaml', '![x](/x.png)', 'an image'],
  ['a meaning', 'content/glossary.yaml', '\\u202E', 'U+202E, which steers how text is shown'],
])('%s of %s may not hold %j', async (_, path, poison, said) => {
  const glossary = `terms:\n  - slug: less\n    term: Less\n    meaning: "What loses ${poison}"\n    defined: true\n    cites: ['sheet:one']\n    link: false\n`;
  expect(told(await compile(smallContent({ [path]: glossary })))).toMatch(
    new RegExp(`${said.replaceAll(/[.*+?^$()[\]]/gu, String.raw`\$&`)}\n {2}${path}:\\d+ `, 'u'),
  );
});

test.each([
  ['front matter', edited('content/rules/score.mdx', 'title: Score', 'title: "\\u202Eerocs"'), 'rules/score.mdx:2'],
  ['an attribute', edited('content/rules/score.mdx', 'title="Less"', 'title="Less&#x202E;"'), 'rules/score.mdx:26'],
  ['JSON', edited('content/sources/sheet.json', 'Topic of sheet:one', 'Topic \\u202E'), 'sources/sheet.json:1'],
  ['YAML', edited('content/changes.yaml', 'First published.', '"\\u202E"'), 'changes.yaml:2'],
  ['YAML as it stands', edited('content/changes.yaml', 'First published.', 'a\u{202E}b'), 'changes.yaml:2'],
])('an escape of %s hides nothing', async (_, files, place) => {
  const compiled = told(await compile(smallContent(files)));
  expect(compiled).toContain('expected plain text, found U+202E, which steers how text is shown');
  expect(compiled).toContain(`content/${place} `);
});

test.each(['//evil.example/', '/\\evil.example/', 'https://evil.example/', 'javascript:1'])(
  'a change is read on this site, not at %s',
  async (url) => {
    const files = edited('content/changes.yaml', 'url: /editions/', `url: '${url}'`);
    expect(told(await compile(smallContent(files)))).toMatch(
      /expected an address from the root of the site.*\n {2}content\/changes\.yaml:2 /u,
    );
  },
);

describe('what is nested too deep is told at its place', () => {
  const clause = (text: string) =>
    edited('content/rules/score.mdx', 'The loser recoils.', text.replaceAll('\n', '\n\n'));

  test.each([
    ['quotes', `${'> '.repeat(100_000)}deep`],
    ['quotes with many blanks', `${'>   '.repeat(1000)}deep`],
    ['quotes without blanks', `${'>'.repeat(100_000)}deep`],
    ['quotes in lists', `${'1. > - '.repeat(10_000)}deep`],
    ['lists', `${'- '.repeat(100_000)}deep`],
    ['strong words', `${'**a '.repeat(200)}${' b**'.repeat(200)}`],
    ['elements', `${'<Note cites="sheet:one">'.repeat(100)}x${'</Note>'.repeat(100)}`],
  ])('%s', async (_, text) => {
    expect(told(await compile(smallContent(clause(text))))).toMatch(
      /^Cannot read this: expected at most 24 levels of nesting, found more\n {2}content\/rules\/score\.mdx:\d+ /mu,
    );
  });

  /** Some hundred lines, each a level deeper than the line before. */
  const stairs = (step: string, each: string) =>
    Array.from({ length: 300 }, (_, index) => `${step.repeat(index)}${each}`).join('\n');

  test.each([
    ['lists', stairs('  ', '- deep'), 50],
    ['lists by tabs', stairs('\t', '-\tdeep'), 49],
    ['lists in a quote', stairs('  ', '- deep').replaceAll(/^/gmu, '> '), 50],
    ['code', `${' '.repeat(49)}deep`, 49],
  ])('%s, line by line, before all is read', async (_, text, columns) => {
    const files = edited('content/rules/score.mdx', 'The loser recoils.', text);
    expect(told(await compile(smallContent(files)))).toMatch(
      new RegExp(
        `^Cannot read this: expected at most 48 columns before the words of a line, found ${String(columns)}\\n {2}content/rules/score\\.mdx:\\d+ `,
        'mu',
      ),
    );
  });

  test.each([
    [
      'lists of four on thousands of lines',
      '- - - - deep\n'.repeat(4000),
      '3 quotes and items of lists that begin in a line',
      4,
    ],
    [
      'quotes of four about a space that does not break',
      '> > > > \u{A0}\n\n'.repeat(10),
      '3 quotes and items of lists that begin in a line',
      4,
    ],
    ['quotes of four', '> > > > deep\n\n'.repeat(4000), '3 quotes and items of lists that begin in a line', 4],
    ['a list of thousands', '- - - deep\n'.repeat(4000), '600 quotes and items of lists that begin in a text', 'more'],
  ])('%s, before all is read', async (_, text, most, found) => {
    const files = edited('content/rules/score.mdx', 'The loser recoils.', text);
    expect(told(await compile(smallContent(files)))).toMatch(
      new RegExp(
        `^Cannot read this: expected at most ${most}, found ${String(found)}\\n {2}content/rules/score\\.mdx:\\d+ `,
        'mu',
      ),
    );
  });

  test.each([
    ['of strong words', 'a *b* '.repeat(20_000)],
    ['of code', Array.from({ length: 200 }, (_, index) => `${'`'.repeat(index)}a`).join(' ')],
    ['that goes on with a quote', `> > > a\n${'b\n'.repeat(10_000)}`],
    ['of lines of spaces that do not break', '\u{A0}\n'.repeat(6000)],
    ['of lines of wide spaces', '\u{3000}\n'.repeat(6000)],
    ['that goes on over such a line', `${'a\n'.repeat(3000)}\u{A0}\n${'a\n'.repeat(3000)}`],
  ])('a paragraph %s that would take long to read is told, before it is', async (_, text) => {
    const files = edited('content/rules/score.mdx', 'The loser recoils.', text);
    expect(told(await compile(smallContent(files)))).toMatch(
      /^Cannot read this: expected at most 10,000 letters between two empty lines, found [\d,]+\n {2}content\/rules\/score\.mdx:\d+ /mu,
    );
  });

  // Whoever went on from each of its spaces to the end of the line would not come to an end.
  test('a line of a million spaces and tabs is empty', async () => {
    const files = edited(
      'content/rules/score.mdx',
      'The loser recoils.',
      `The loser recoils.\n${' \t'.repeat(500_000)}`,
    );
    expect(told(await compile(smallContent(files)))).toBe('');
  });

  test('a long list is taken', async () => {
    const files = edited('content/rules/score.mdx', 'The loser recoils.', '- - The loser recoils.\n'.repeat(300));
    expect(told(await compile(smallContent(files)))).toBe('');
  });

  test('braces', async () => {
    const text = `{${'('.repeat(20_000)}1${')'.repeat(20_000)}}`;
    expect(told(await compile(smallContent(clause(text))))).toMatch(/\n {2}content\/rules\/score\.mdx:\d+ /u);
  });

  test.each([
    ['YAML', `- ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`],
    ['a JSON list', `${'['.repeat(20_000)}${']'.repeat(20_000)}\n`],
    ['YAML, line by line', Array.from({ length: 3000 }, (_, index) => `${' '.repeat(index)}-\n`).join('')],
    ['JSON within YAML', `- ${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}\n`],
  ])('%s', async (_, text) => {
    expect(told(await compile(smallContent({ 'content/changes.yaml': text })))).toMatch(
      /^Cannot read this: expected at most 24 levels of nesting, found more\n {2}content\/changes\.yaml:1 /mu,
    );
  });
});

test('YAML does not repeat itself by names', async () => {
  const bomb = [
    '- &a [x, x, x, x, x, x, x, x, x]',
    ...'bcdefghi'.split('').map((name, index) => `- &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`),
  ].join('\n');
  expect(told(await compile(smallContent({ 'content/changes.yaml': `${bomb}\n` })))).toBe(
    'Cannot read the changes of the content: "*a" repeats what stands elsewhere\n  content/changes.yaml:2  the changes of the content\nHint: write it out.',
  );
});

test('lines that end as on Windows are read as any others', async () => {
  const root = await mkdtemp(join(tmpdir(), 'legal-contact-'));
  try {
    for (const [path, text] of smallContent()) {
      await mkdir(join(root, path, '..'), { recursive: true });
      await writeFile(join(root, path), text.replaceAll('\n', '\r\n'));
    }
    expect(await readContent(root)).toEqual(smallContent());
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

test.each(kinds.filter(([kind]) => kind !== 'a heading among rules' && kind !== 'a note' && kind !== 'a reason'))(
  'the front matter of %s ends in a bare line, so that no two readers end it at different places',
  async (_, [path, text]) => {
    const end = text.indexOf('\n---\n') + 1;
    const line = text.slice(0, end).split('\n').length;
    for (const blank of ['  ', '\t']) {
      const closed = `${text.slice(0, end)}---${blank}${text.slice(end + 3)}\n---\n\nMore.\n`;
      expect(told(await compile(smallContent({ ...BESIDES, [path]: closed })))).toContain(
        `expected a line of "---" alone, found blanks behind it\n  ${path}:${String(line)} `,
      );
      const opened = `---${blank}${text.slice(3)}`;
      expect(told(await compile(smallContent({ ...BESIDES, [path]: opened })))).toContain(
        `expected a line of "---" alone, found blanks behind it\n  ${path}:1 `,
      );
    }
  },
);

test.each(kinds.filter(([kind]) => kind !== 'a heading among rules' && kind !== 'a note' && kind !== 'a reason'))(
  'no second file takes the place of %s',
  async (_, [path, text]) => {
    const other = path.replace(/[^/]+$/u, 'sub/$&');
    const { problems } = await compile(smallContent({ ...BESIDES, [path]: text, [other]: text }));
    const name = path.replace(/^.*\/(.+)\.mdx$/u, '$1');
    const twins = problems.find(({ headline }) =>
      headline.endsWith(`are named "${name}", of which one would take the place of the other`),
    );
    expect(twins?.places.map(({ position }) => position.file)).toEqual([path, other].toSorted());
  },
);

test.each(['theorems/a-third.mdx', 'figures/gaps.yaml'])('no second file takes the place of %s', (own) => {
  const [path, other] = [`content/${own}`, `content/${own.replace('/', '/sub/')}`];
  expect(checkFileNames(new Map([[path, '']]))).toEqual([]);
  const [twins] = checkFileNames(
    new Map([
      [path, ''],
      [other, ''],
    ]),
  );
  expect(twins?.places.map(({ position }) => position.file)).toEqual([path, other]);
});

test.each(['Who <b>', 'a b', 'index', 'Ärger', '-a', 'a--b', '..'])('%j is no name of a page', async (name) => {
  const [path, text] = KINDS['a ruling'] ?? ['', ''];
  const named = path.replace('who-loses', name);
  const found = told(await compile(smallContent({ ...BESIDES, [named]: text })));
  expect(found).toContain(`Cannot read ${named}: expected a name of small letters`);
  expect(found).toContain(`\n  ${named}:1  the file`);
});
