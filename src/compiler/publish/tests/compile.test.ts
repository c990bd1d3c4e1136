import { expect, test } from 'vitest';
import { fingerprintOf, type PublishedRulebook, type PublishedRulings } from '../index.ts';
import { compile, edited, ofTheFirst, smallContent, told } from './small-content.ts';

const SCORE = 'content/rules/score.mdx';
const SHEET = 'content/amendments/1.1/score.mdx';
const RULING = 'content/rulings/who-runs.mdx';

test('good content gives the files of every edition, the same bytes twice', async () => {
  const first = await compile(smallContent());
  expect(told(first)).toBe('');
  const paths = [...(first.files?.keys() ?? [])];
  for (const edition of ['1.0', '1.1']) {
    for (const file of ['rulebook.json', 'rules.ts', 'calculator.ts', 'whole.ts', 'examples.ts', 'score.mdx'])
      expect(paths).toContain(`${edition}/${file}`);
  }
  for (const file of ['editions.json', 'fingerprint']) expect(paths).toContain(file);
  const second = await compile(smallContent());
  expect([...(second.files ?? [])].toSorted()).toEqual([...(first.files ?? [])].toSorted());
  expect(first.files?.get('fingerprint')).toBe(fingerprintOf(smallContent()));
});

test('the order of the files does not count', async () => {
  const turned = new Map([...smallContent()].toReversed());
  const [one, two] = [await compile(smallContent()), await compile(turned)];
  const published = (files: ReadonlyMap<string, string> | null) =>
    [...(files ?? [])].filter(([path]) => path !== 'fingerprint').toSorted();
  expect(published(two.files)).toEqual(published(one.files));
});

test('an amendment shows in the editions from its own on', async () => {
  const { files } = await compile(smallContent());
  const figureOf = (edition: string) =>
    /id: "score\.factor".*?"Wb":\{"foot":(\d)\}/u.exec(files?.get(`${edition}/rules.ts`) ?? '')?.[1];
  expect([figureOf('1.0'), figureOf('1.1')]).toEqual(['3', '4']);
  expect(files?.get('1.0/score.mdx')).toContain('The loser recoils.');
  expect(files?.get('1.1/score.mdx')).toContain('The loser flees.');
});

test('the date of the content is that of its newest change', async () => {
  const { files } = await compile(smallContent());
  expect(JSON.parse(files?.get('content.json') ?? '')).toEqual({
    date: '2026-03-04',
    changes: [
      {
        id: 'flight',
        date: '2026-03-04',
        title: 'Flight',
        what: 'The loser flees.',
        url: '/1.1/score/',
        ids: ['score.less'],
        things: [{ id: 'score.less', kind: 'clause', title: 'Less', url: '/1.1/score/#score.less' }],
      },
      {
        id: 'first',
        date: '2026-01-02',
        title: 'Small',
        what: 'First published.',
        url: '/editions/',
        ids: [],
        things: [],
      },
    ],
  });
});

test.each([
  ['ids: [score.less]', 'ids: [score.les]', 'The change "flight" concerns "score.les"', 'did you mean "score.less"?'],
  [
    "date: '2026-03-04'",
    "date: '2025-03-04'",
    'The change "first" is out of order: expected a day until 2025-03-04, found 2026-01-02\n  content/changes.yaml:2',
    'the newest change stands first',
  ],
  ["date: '2026-03-04'", "date: '2026-03'", 'a day in quotes, like "2026-11-20"', ''],
  ['id: first', 'id: flight', 'Two changes of the content are called "flight"', 'give the newer another'],
  ['url: /editions/', 'url: editions', 'an address from the root of the site, like "/playsheet/"', ''],
])('changes of the content with %s as %s are refused', async (from, to, what, hint) => {
  const compilation = await compile(smallContent(edited('content/changes.yaml', from, to)));
  expect(compilation.files).toBeNull();
  expect(told(compilation)).toContain(what);
  expect(told(compilation)).toContain(hint);
});

/** A line of what will bite who comes to the small game of 2001. */
const bite = (more: string): Readonly<Record<string, string>> => ({
  'content/bites.yaml': `table: { beaten: [{ says: '**Flight** of the loser.', ${more} }] }\n`,
});

test('a line of what will bite stands in the comparison of its editions', async () => {
  const { files } = await compile(smallContent(bite("since: '1.1', was: he recoiled., clauses: [score.less]")));
  expect(JSON.parse(files?.get('comparisons.json') ?? '')).toMatchObject([
    {
      from: '1.0',
      to: '1.1',
      bites: [
        {
          when: 'table',
          subject: 'beaten',
          says: '**Flight** of the loser.',
          was: 'he recoiled.',
          since: '1.1',
          clauses: ['score.less'],
        },
      ],
    },
  ]);
});

test.each([
  [
    "since: '1.1', clauses: [score.les]",
    'names the clause "score.les", which is not there',
    'did you mean "score.less"?',
  ],
  ["since: '1.1', clauses: []", 'at least one clause', ''],
  ["since: '1.2', clauses: [score.less]", 'names the edition "1.2", which is not there', 'the editions are 1.0, 1.1'],
  ["since: '1.0', clauses: [score.less]", 'since 1.0 is told to nobody', ''],
  ["since: '1.1', from: ['1.1'], clauses: [score.less]", 'is told from 1.1: expected an edition before 1.1', ''],
  ["since: '1.1', to: ['1.0'], clauses: [score.less]", 'is told to 1.0: expected 1.1 or a later one', ''],
  [
    "since: '1.1', clauses: [score.same]",
    'from 1.0 to 1.1 names the clause "score.same", which is the same in both',
    'name what differs there',
  ],
  [`since: '1.1', was: ${'long '.repeat(40)}, clauses: [score.less]`, '140 characters at most', ''],
])('what will bite with %s is refused', async (line, what, hint) => {
  const same = '<Clause id="score.same" title="Same" page={1} cites="sheet:one">\n\nAs ever.\n\n</Clause>\n';
  const more = `---\ntitle: More\npage: 2\norder: 200\n---\n\n${same}`;
  const compilation = await compile(smallContent({ ...bite(line), 'content/rules/more.mdx': more }));
  expect(compilation.files).toBeNull();
  expect(told(compilation)).toContain(what);
  expect(told(compilation)).toContain(hint);
  expect(told(compilation)).toContain('content/bites.yaml:1');
});

test('a note of what will bite names an edition', async () => {
  const note = { 'content/bites.yaml': "notes: [{ from: ['2.0'], says: Nothing is known. }]\n" };
  expect(told(await compile(smallContent(note)))).toContain('What will bite names the edition "2.0"');
});

test('the fingerprint tells one content from another', () => {
  expect(fingerprintOf(smallContent())).toBe(fingerprintOf(smallContent()));
  expect(fingerprintOf(smallContent(edited(SCORE, 'The loser recoils.', 'The loser retires.')))).not.toBe(
    fingerprintOf(smallContent()),
  );
  expect(fingerprintOf(smallContent({ 'content/rules/more.mdx': '' }))).not.toBe(fingerprintOf(smallContent()));
});

test('every file that cannot be read is told, all together', async () => {
  const compilation = await compile(
    smallContent({
      ...edited(SCORE, 'page: 1\norder: 100', 'page: one\norder: 100'),
      ...edited(SHEET, 'from="3"', 'fron="3"'),
      'content/sources/lost.json': '{}',
      'content/amendments/1.2/late.mdx': '---\ntitle: Late\n---\n',
    }),
  );
  expect(compilation.files).toBeNull();
  const where = compilation.problems.map(({ places }) => places[0]?.position.file);
  for (const file of [SCORE, SHEET, 'content/sources/lost.json', 'content/amendments/1.2/late.mdx'])
    expect(where).toContain(file);
});

test('what does not hold together is told with what does not type-check', async () => {
  const compilation = await compile(
    smallContent({
      [SCORE]:
        edited(SCORE, 'clause:score.less', 'clause:score.les')[SCORE]?.replace(
          "figure(self.type, 'Foot')",
          "figur(self.type, 'Foot')",
        ) ?? '',
    }),
  );
  expect(compilation.files).toBeNull();
  expect(told(compilation)).toContain('a link to "score.les", which this edition does not have');
  expect(told(compilation)).toContain(`The rule of "score.factor" does not type-check: Cannot find name 'figur'`);
});

test('all that is wrong with a file that can be read is told at once, and with what is wrong with others', async () => {
  const ruling = ofTheFirst('who-runs', 'score.les, score.facto', 'sheet:on', '2.0');
  const example =
    "\n```ts example\ncombat('Bd (O)', { against: 'Wb (O)', dice: [1, 6] }).outcom.self // 'recoil'\n```\n";
  const compilation = await compile(
    smallContent({
      [RULING]: `${ruling[RULING] ?? ''}${example}`,
      ...ofTheFirst('who-stays', 'score.mor', 'sheet:tow'),
      ...edited(SCORE, ').self.factor // 5', ').self.facto // 5'),
      ...edited(
        SHEET,
        '<Replace clause="score.less" cites="sheet:two">',
        '<Replace clause="score.less" cites="sheet:too">',
      ),
    }),
  );
  for (const wrong of [
    'sheet:on',
    'sheet:tow',
    'sheet:too',
    'score.les',
    'score.facto',
    'score.mor',
    'the edition "2.0"',
    "'facto'",
  ])
    expect(told(compilation)).toContain(wrong);
  expect(told(compilation).match(/"sheet:too"/gu)).toHaveLength(1);
});

test('a page that cannot be read keeps nothing of others to itself, and what names it is not called wrong', async () => {
  const unread = (ofTheFirst('who-runs', 'score.less')[RULING] ?? '').replace('status: settled', 'status: unheard-of');
  const compilation = await compile(
    smallContent({
      [RULING]: unread,
      ...ofTheFirst('who-stays', 'score.mor', 'sheet:tow'),
      'content/search/asked/rulings.yaml': 'rulings.who-runs:\n  - who is it that runs\n',
      ...edited(SCORE, ').self.factor // 5', ').self.facto // 5'),
    }),
  );
  expect(compilation.files).toBeNull();
  for (const wrong of ['who-runs.mdx', 'sheet:tow', 'score.mor', "'facto'"]) expect(told(compilation)).toContain(wrong);
  expect(told(compilation)).not.toContain('rulings.yaml');
});

test('a rulebook that cannot be read is told with what cites nothing', async () => {
  const compilation = await compile(
    smallContent({
      ...edited(SCORE, 'page: 1\norder: 100', 'page: one\norder: 100'),
      ...ofTheFirst('who-runs', 'score.les', 'sheet:on'),
    }),
  );
  expect(told(compilation)).toContain(SCORE);
  expect(told(compilation)).toContain('sheet:on');
  expect(told(compilation)).not.toContain('score.les"');
});

test('where the sources cannot be read, nothing is said of what cites them', async () => {
  const compilation = await compile(
    smallContent({
      ...edited('content/sources/documents.yaml', 'short: The sheet, ', ''),
      ...ofTheFirst('who-runs', 'score.less'),
    }),
  );
  expect(told(compilation)).toContain('documents.yaml');
  expect(told(compilation)).not.toContain('is no statement');
});

test('what does not type-check is not run', async () => {
  const throwing = "figure('Nobody', 'Nothing'); ";
  const rule = "figure(self.type, 'Foot')";
  const runs = (code: string) => compile(smallContent(edited(SCORE, rule, `{ ${throwing}return ${code}; }`)));
  const mistaken = told(await runs("figur(self.type, 'Foot')"));
  expect(mistaken).toContain("Cannot find name 'figur'");
  expect(mistaken).not.toContain('cannot be run');
  // And where it type-checks, it is seen to run.
  expect(told(await runs(rule))).toContain('cannot be run: it threw');
});

test('what is wrong in the base is told once, not once for every edition', async () => {
  const compilation = await compile(smallContent(edited(SCORE, '.self.factor // 5', '.self.fator // 5')));
  expect(compilation.problems.length).toBe(1);
});

test('an example that fails is told once, with the editions in which it fails, and those in which it holds', async () => {
  const everywhere = await compile(smallContent(edited(SCORE, '.self.factor // 5', '.self.factor // 6')));
  expect(everywhere.problems.map(({ headline }) => headline)).toEqual([
    'An example of "score.factor" fails in 1.0, 1.1: expected 6, found 5',
  ]);
  expect(told(everywhere)).not.toContain('it holds');
  const ofWb = "combat('Bd (O)', { against: 'Wb (O)' }).enemy.factor";
  const asked = "combat('Bd (O)', { against: 'Wb (O)' }).self.factor // 5";
  const inOne = told(await compile(smallContent(edited(SCORE, asked, `${ofWb} // 3`))));
  expect(inOne).toContain('An example of "score.factor" fails in 1.1: expected 3, found 4');
  expect(inOne).toContain('Hint: it holds in 1.0: let it ask what all editions answer alike, or patch it in');
  expect(told(await compile(smallContent(edited(SCORE, asked, `${ofWb} // 2`))))).toContain(
    'fails in 1.0, 1.1: expected 2, found 3 in 1.0; found 4 in 1.1',
  );
});

test('a ruling that a later edition answers otherwise is told both ways to mend it', async () => {
  const example =
    "\n```ts example\ncombat('Bd (O)', { against: 'Wb (O)', dice: [1, 6] }).outcome.self // 'recoil'\n```\n";
  const carried = ofTheFirst('who-runs', 'score.less', 'sheet:one', '1.0+')[RULING] ?? '';
  expect(told(await compile(smallContent({ [RULING]: `${carried}${example}` })))).toContain(
    'Hint: it holds in 1.0: let it ask what all editions answer alike; or, where its answer is another in 1.1, drop the "+" of its editions, and give that answer in "differs".',
  );
});

test('a patch that finds nothing to change stops the build', async () => {
  const compilation = await compile(smallContent(edited(SHEET, 'from="3"', 'from="2"')));
  expect(compilation.files).toBeNull();
  expect(compilation.problems.length).toBe(1);
  expect(compilation.problems[0]?.places.map(({ position: { file, line } }) => `${file}:${line}`)).toEqual([
    `${SHEET}:5`,
    `${SCORE}:7`,
    `${SCORE}:14`,
  ]);
});

test('an unknown statement stops the build', async () => {
  const compilation = await compile(
    smallContent(
      edited(
        SHEET,
        '<Replace clause="score.less" cites="sheet:two">',
        '<Replace clause="score.less" cites="sheet:too">',
      ),
    ),
  );
  expect(compilation.files).toBeNull();
  expect(told(compilation)).toMatch(/sheet:too[^]*content\/amendments\/1\.1\/score\.mdx:7[^]*sheet:two/u);
});

test('content that is not there stops the build', async () => {
  const compilation = await compile(new Map());
  expect(compilation.files).toBeNull();
  expect(compilation.problems.length).toBeGreaterThan(0);
});

test('a ruling stands under the clauses that its text links as well as under those that it names', async () => {
  const text = `---
question: Who runs?
answer: The loser
status: settled
editions: ['1.1']
clauses: [score.less]
cites: ['sheet:two']
---

Add the [factors](clause:score.factor), then see [less](clause:score.less).
`;
  const { files } = await compile(smallContent({ [RULING]: text }));
  const rulings = JSON.parse(files?.get('rulings.json') ?? '') as PublishedRulings; // as it was just written
  expect(rulings['who-runs']?.clauses).toEqual(['score.less', 'score.factor']);
  const { clauses } = JSON.parse(files?.get('1.1/rulebook.json') ?? '') as PublishedRulebook; // likewise
  expect(clauses['score.factor']?.rulings).toEqual(['who-runs']);
});

test('an answer rests on all that its ruling cites, or on what is named of it, and on nothing else', async () => {
  const compiled = (rests: string) =>
    compile(
      smallContent({
        [RULING]: `---
question: Who runs?
answer: The loser
status: settled
editions: ['1.1']
clauses: [score.less]
cites: ['sheet:one', 'sheet:two']
${rests}---

See [less](clause:score.less).
`,
      }),
    );
  const restsOn = async (rests: string): Promise<readonly string[] | undefined> => {
    const { files } = await compiled(rests);
    const rulings = JSON.parse(files?.get('rulings.json') ?? '') as PublishedRulings; // as it was just written
    return rulings['who-runs']?.rests.map(({ id }) => id);
  };
  expect(await restsOn('')).toEqual(['sheet:one', 'sheet:two']);
  expect(await restsOn("rests: ['sheet:two']\n")).toEqual(['sheet:two']);
  const refused = await compiled("rests: ['sheet:three']\n");
  expect(refused.files).toBeNull();
  expect(told(refused)).toContain('ruling "who-runs": its answer rests on "sheet:three", which it does not cite');
});

test('a statement that a ruling or a term of the glossary cites in vain is told where it stands, with what is like it', async () => {
  expect(told(await compile(smallContent(ofTheFirst('who-runs', 'score.less', 'sheet:on'))))).toMatch(
    /The ruling "who-runs" cites "sheet:on", which is no statement[^]*who-runs\.mdx:7[^]*did you mean "sheet:one"/u,
  );
  const glossary =
    'terms:\n  - { slug: foot, term: Foot, abbreviations: [], meaning: On foot., defined: true, link: true, clauses: [], cites: [sheet:on] }\n';
  expect(told(await compile(smallContent({ 'content/glossary.yaml': glossary })))).toMatch(
    /The term "Foot" cites "sheet:on", which is no statement[^]*did you mean "sheet:one"/u,
  );
});

test('an edition whose document is not there stops the build', async () => {
  const compilation = await compile(
    smallContent(edited('content/editions.yaml', 'document: sheet', 'document: sheets')),
  );
  expect(compilation.files).toBeNull();
  expect(told(compilation)).toMatch(
    /The edition "1\.1" names the document "sheets", which is not in content\/sources\/documents\.yaml[^]*did you mean "sheet"/u,
  );
});

test('a document written for an edition that is not there, or explained by nothing, stops the build', async () => {
  const compilation = await compile(
    smallContent(
      edited(
        'content/sources/documents.yaml',
        'standing: official',
        "standing: official, writtenFor: { edition: '1.2', discrepancy: lost }",
      ),
    ),
  );
  expect(compilation.files).toBeNull();
  expect(told(compilation)).toContain('The document "sheet" names the edition "1.2"');
  expect(told(compilation)).toContain('The document "sheet" names the discrepancy "lost"');
});
