import { expect, test } from 'vitest';
import type { PublishedRulebook } from '../index.ts';
import { DISAGREEMENTS, compile, edited, ofTheFirst, smallContent, told } from './small-content.ts';

// Of which editions a page speaks: what it names, and what it is carried into.

test('what speaks of the edition before and not of the newest is told, with what rests on a change', async () => {
  const unchanged = { 'content/amendments/1.1/score.mdx': '---\ntitle: "1.1: Score"\n---\n' };
  const silent = { ...ofTheFirst('who-adds', 'score.factor'), ...ofTheFirst('who-runs', 'score.less') };
  const { unsaid } = await compile(smallContent(silent));
  expect(unsaid).toEqual([
    '2 rulings say nothing of 1.1 (content/rulings/). 2 rest on what differs from 1.0: who-adds, who-runs.',
  ]);
  expect((await compile(smallContent({ ...silent, ...unchanged }))).unsaid).toEqual([
    '2 rulings say nothing of 1.1 (content/rulings/). None rests on what differs from 1.0.',
  ]);
  expect((await compile(smallContent())).unsaid).toEqual([]);
});

test('what holds in an edition and all after it speaks of the newest, and is to be read again where it rests on a change', async () => {
  const onward = {
    ...ofTheFirst('who-rests', 'score.factor', 'sheet:one', '1.0+'),
    ...ofTheFirst('who-runs', 'score.less', 'sheet:one', '1.0+'),
  };
  const { files, unsaid } = await compile(smallContent(onward));
  expect(JSON.parse(files?.get('rulings.json') ?? '')).toMatchObject({ 'who-runs': { editions: ['1.0', '1.1'] } });
  expect(unsaid).toEqual([
    '2 rulings hold on in 1.1 unread and rest on what has changed since: who-rests, who-runs. Read each again, and name "1.1+" in it.',
  ]);
  const unchanged = { 'content/amendments/1.1/score.mdx': '---\ntitle: "1.1: Score"\n---\n' };
  expect((await compile(smallContent({ ...onward, ...unchanged }))).unsaid).toEqual([]);
  expect((await compile(smallContent(ofTheFirst('who-runs', 'score.less', 'sheet:one', '1.1+')))).unsaid).toEqual([]);
});

test('where the editions cannot be read, nothing is said of those that a page names', async () => {
  const compilation = await compile(
    smallContent({
      ...edited('content/editions.yaml', 'standing: official, document: sheet', 'standing: unheard of'),
      ...ofTheFirst('who-runs', 'score.less'),
    }),
  );
  expect(told(compilation)).toMatch(/editions\.yaml/u);
  expect(told(compilation)).not.toMatch(/names the edition/u);
});

test('an edition that a ruling names in vain is told, and so is a "+" that is not the last', async () => {
  expect(told(await compile(smallContent(ofTheFirst('who-runs', 'score.less', 'sheet:one', '2.0+'))))).toMatch(
    /The ruling "who-runs" names the edition "2\.0\+", which is not in content\/editions\.yaml[^]*who-runs\.mdx:5[^]*expected one of 1\.0, 1\.1/u,
  );
  expect(told(await compile(smallContent(ofTheFirst('who-runs', 'score.less', 'sheet:one', "1.0+', '1.1"))))).toMatch(
    /a "\+" at the last edition only/u,
  );
});

/** A theorem that is claimed in the first edition, or in those that it is told. */
const theorem = (editions: string, exceptions = ''): Readonly<Record<string, string>> => ({
  'content/theorems/a-third.mdx': `---
statement: A third is enough.
subject: Losses
space: demoralisation
editions: ['${editions}']
${exceptions}clauses: [score.less]
---

Losing a third is enough.

\`\`\`ts theorem
everyAnswer(() => undefined)
\`\`\`
`,
});

/** The page of a disagreement that is read so in the first edition, and all after it perhaps, and otherwise in the second. */
const disagreement = (editions: string, more = ''): Readonly<Record<string, string>> => ({
  ...DISAGREEMENTS,
  'content/discrepancies/less.mdx': `---
id: disc:less
title: Who runs?
kind: contradiction
status: settled
cites: ['sheet:one']
clauses: [score.less]
readings:
  - { editions: ['${editions}'], reading: The loser. }
${more}---

The loser.
`,
});

/** Files, with one piece of each replaced. */
const changed = (files: Readonly<Record<string, string>>, from: string, to: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([path, text]): [string, string] => [path, text.replace(from, to)]));

test('a page of a disagreement and a theorem are looked at as rulings are', async () => {
  const { unsaid } = await compile(smallContent({ ...theorem('1.0'), ...disagreement('1.0+') }));
  expect(unsaid).toEqual([
    '1 discrepancy holds on in 1.1 unread and rests on what has changed since: less. Read each again, and name "1.1+" in it.',
    '1 theorem says nothing of 1.1 (content/theorems/). 1 rests on what differs from 1.0: a-third.',
  ]);
});

test('an edition of which a page speaks twice stops the build, where a "+" carries it there too', async () => {
  const other = "  - { editions: ['1.1'], reading: The winner. }\n";
  const twice = await compile(smallContent(disagreement('1.0+', other)));
  expect(twice.files).toBeNull();
  expect(told(twice)).toMatch(
    /Discrepancy "disc:less" speaks of 1\.1 more than once[^]*less\.mdx[^]*it loses its "\+"/u,
  );
  expect(told(await compile(smallContent(disagreement('1.0', other))))).toBe('');
  const differing = "differs:\n  - { editions: ['1.1'], answer: The winner }\nclauses:";
  const ruling = changed(ofTheFirst('who-runs', 'score.less', 'sheet:one', '1.0+'), 'clauses:', differing);
  expect(told(await compile(smallContent(ruling)))).toContain('Ruling "who-runs" speaks of 1.1 more than once');
});

test('an exception to a theorem where it is not claimed stops the build', async () => {
  const exceptions = "exceptions:\n  - { editions: ['1.1'], count: 1, what: Blades }\n";
  const wrong = await compile(smallContent(theorem('1.0', exceptions)));
  expect(wrong.files).toBeNull();
  expect(told(wrong)).toMatch(/Theorem "a-third" has exceptions in 1\.1, where it is not claimed[^]*a-third\.mdx/u);
  expect(told(await compile(smallContent(theorem('1.0+', exceptions))))).toBe('');
});

test('a ruling stands under a clause in an edition in which it answers otherwise, unless it cannot, or asks of one edition', async () => {
  const standsUnder = async (question: string, status: string): Promise<boolean> => {
    const differing = `differs:\n  - { editions: ['1.1'], answer: The winner, status: ${status} }\nclauses:`;
    const ruling = changed(ofTheFirst('who-runs', 'score.less'), 'clauses:', differing);
    const { files } = await compile(smallContent(changed(ruling, 'Who runs?', question)));
    const { clauses } = JSON.parse(files?.get('1.1/rulebook.json') ?? '') as PublishedRulebook; // as it was just written
    return clauses['score.less']?.rulings.includes('who-runs') ?? false;
  };
  expect(await standsUnder('Who runs?', 'settled')).toBe(true);
  expect(await standsUnder('Who runs?', 'open')).toBe(false);
  expect(await standsUnder('Who runs in 1.0?', 'settled')).toBe(false);
});
