import { expect, test } from 'vitest';
import { lastReworded } from '../edition/publish-histories.ts';
import type { PublishedHistories } from '../index.ts';
import { compile, edited, smallContent, told } from './small-content.ts';

const SHEET = 'content/amendments/1.1/score.mdx';

/** What was published of the small content, with these files in place of its own. */
async function historiesOf(files: Readonly<Record<string, string>> = {}): Promise<PublishedHistories> {
  const compilation = await compile(smallContent(files));
  expect(told(compilation)).toBe('');
  return JSON.parse(compilation.files?.get('histories.json') ?? '') as PublishedHistories;
}

test('a clause is told edition by edition, oldest first, each with what its own amendment did', async () => {
  const { 'score.less': less, 'score.factor': factor } = await historiesOf();
  expect(less?.versions.map(({ edition, change, url, changes }) => [edition, change, url, changes.length])).toEqual([
    ['1.0', 'base', '/1.0/score/#score.less', 0],
    ['1.1', 'reworded', '/1.1/score/#score.less', 1],
  ]);
  expect(factor?.versions.map(({ change }) => change)).toEqual(['base', 'reworded']);
  expect(new Set(less?.versions.map(({ digest }) => digest)).size).toBe(2);
});

/** The second edition brings a clause, and leaves the words of the other alone. */
function withMore(): Readonly<Record<string, string>> {
  const replaced = /<Replace clause="score\.less"[^]*<\/Replace>/u.exec(smallContent().get(SHEET) ?? '')?.[0] ?? '';
  const inserted =
    '<Insert after="score.less" cites="sheet:two">\n\n<Clause id="score.more" title="More" cites="sheet:two">\n\nThe winner cheers.\n\n</Clause>\n\n</Insert>';
  return edited(SHEET, replaced, inserted);
}

test('a clause that an amendment leaves alone is unchanged, one that it brings begins there', async () => {
  const { 'score.less': less, 'score.more': more } = await historiesOf(withMore());
  expect(less?.versions.map(({ edition, change }) => [edition, change])).toEqual([
    ['1.0', 'base'],
    ['1.1', 'unchanged'],
  ]);
  expect(more?.versions.map(({ edition, change }) => [edition, change])).toEqual([['1.1', 'added']]);
});

/** A third edition, which takes out again what the second brought, and leaves all else. */
const THIRD = {
  'content/editions.yaml': `${smallContent().get('content/editions.yaml') ?? ''}  - { id: '1.2', title: Small 1.2, date: '2002', authors: Nobody, status: Amended., standing: official, document: sheet }
`,
  'content/amendments/1.2/score.mdx':
    '---\ntitle: "1.2: Score"\n---\n\n<Delete clause="score.more" cites="sheet:one" />\n',
};

test('what was removed is told in the edition that has it no longer, with what took it out', async () => {
  const { 'score.more': more } = await historiesOf({ ...withMore(), ...THIRD });
  expect(
    more?.versions.map(({ edition, change, url, digest, changes }) => [
      edition,
      change,
      url,
      digest === null,
      changes.map(({ kind }) => kind),
    ]),
  ).toEqual([
    ['1.1', 'added', '/1.1/score/#score.more', false, ['Insert']],
    ['1.2', 'removed', null, true, ['Delete']],
  ]);
});

test('a clause was last reworded where its words are new, not where it kept them', async () => {
  const since = lastReworded(await historiesOf({ ...withMore(), ...THIRD }));
  const told = (id: string) => ['1.0', '1.1', '1.2'].map((edition) => since.get(edition)?.get(id));
  expect(told('score.less')).toEqual(['1.0', '1.0', '1.0']);
  expect(told('score.factor')).toEqual(['1.0', '1.1', '1.1']);
});
