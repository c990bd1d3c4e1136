import { expect, test } from 'vitest';
import type { PublishedHistory, PublishedVersion } from '../../../compiler/publish/index.ts';
import { compareWordings } from '../compare-wordings.ts';
import { wordingsOf } from '../versions.ts';

/** A clause through editions, told by what each has otherwise than that the words are "a", and held. */
function historyOf(...versions: readonly Partial<PublishedVersion>[]): PublishedHistory {
  return {
    id: 'score.factor',
    title: 'Factor',
    versions: versions.map((version, index) => ({
      edition: `3.${String(index)}`,
      change: index === 0 ? 'base' : 'unchanged',
      url: `/3.${String(index)}/score/#score.factor`,
      title: 'Factor',
      held: true,
      digest: 'a',
      blocks: [{ kind: 'paragraph', text: version.digest ?? 'a' }],
      changes: [],
      ...version,
    })),
  };
}

const CHANGE = { edition: '3.1', kind: 'Replace' as const, notes: [], citations: [] };
const GONE = { change: 'removed', url: null, digest: null, blocks: [] } as const;

const editionsOf = (history: PublishedHistory) =>
  wordingsOf(history).map(({ editions }) => editions.map(({ edition }) => edition).join(' '));

test.each<[string, PublishedHistory, string[]]>([
  ['editions that read the same are one', historyOf({}, {}, {}), ['3.0 3.1 3.2']],
  ['other words are another', historyOf({}, { digest: 'b' }, { digest: 'b' }), ['3.0', '3.1 3.2']],
  ['words that come back are not those before', historyOf({}, { digest: 'b' }, {}), ['3.0', '3.1', '3.2']],
  ['another title is another wording', historyOf({}, { title: 'Score' }), ['3.0', '3.1']],
  ['words that come to be held are others', historyOf({ held: false }, {}), ['3.0', '3.1']],
  ['to be removed is one', historyOf({}, {}, GONE), ['3.0 3.1', '3.2']],
])('%s', (_, history, editions) => {
  expect(editionsOf(history)).toEqual(editions);
});

test('a wording is told by the newest edition that has it, with all that changed it', () => {
  const moved = { ...CHANGE, edition: '3.2' };
  const history = historyOf({}, { digest: 'b', changes: [CHANGE] }, { digest: 'b', change: 'moved', changes: [moved] });
  expect(wordingsOf(history).at(-1)).toMatchObject({
    digest: 'b',
    newest: { edition: '3.2' },
    changes: [{ edition: '3.1' }, { edition: '3.2' }],
  });
  expect(wordingsOf(historyOf({}, GONE)).at(-1)?.digest).toBe(null);
});

const lastOf = (history: PublishedHistory) => {
  const { marked, unknown, blocks } = compareWordings(history).at(-1)!;
  return { marked, unknown, blocks: blocks.map(({ kind }) => kind) };
};

test.each<[string, PublishedHistory, ReturnType<typeof lastOf>]>([
  ['the first wording is marked in nothing', historyOf({}), { marked: false, unknown: false, blocks: ['same'] }],
  [
    'other words are marked',
    historyOf({}, { digest: 'b', changes: [CHANGE] }),
    { marked: true, unknown: false, blocks: ['removed', 'added'] },
  ],
  [
    'where the words before are in print only, nothing is marked, and that is said',
    historyOf({ held: false }, { digest: 'b', changes: [CHANGE] }),
    { marked: false, unknown: true, blocks: ['same'] },
  ],
  [
    'words that are in print only are compared with none',
    historyOf({}, { held: false, digest: 'b' }),
    { marked: false, unknown: false, blocks: ['same'] },
  ],
  [
    'what comes back after it was removed is compared with nothing',
    historyOf({}, GONE, { digest: 'b' }),
    { marked: false, unknown: false, blocks: ['same'] },
  ],
])('%s', (_, history, last) => {
  expect(lastOf(history)).toEqual(last);
});
