import { compileContent, readContent } from '../../../src/compiler/publish/index.ts';
import { createSnippetChecker } from '../../../src/compiler/snippets/index.ts';
import {
  buildIndex,
  collectRecords,
  editionsOf,
  lexiconOf,
  readerOf,
  searchInMemory,
  type PublishedReader,
} from '../../../src/site/search/building/index.ts';
import { multiplyContent } from '../multiply-content.ts';
import { weightSent } from '../weigh-search.ts';

// Run by measure-search.ts in a process of its own. `anything` prints the milliseconds of the longest of many
// answers to queries that nobody would type; `weight 4` prints the kilobytes of the index of four times the content.
const [what, times = '1'] = process.argv.slice(2);
console.log(what === 'weight' ? await weightOf(Number(times)) : await longestAnswer());

async function longestAnswer(): Promise<number> {
  const search = searchInMemory(readerOf('generated'));
  for (const query of ['Kn(X) v LH', 'who shoots first', 'elephnat genral']) await search(query, '3.4');
  let longest = 0;
  for (const query of oddQueries()) {
    const start = performance.now();
    await search(query, '3.4');
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}

/** Strings of 1,000 characters: words that are nowhere, words that are everywhere, signs, one long word. */
function oddQueries(): readonly string[] {
  let state = 7;
  const next = (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % below;
  };
  const repeat = (make: () => string): string => Array.from({ length: 300 }, make).join(' ').slice(0, 1000);
  const letters = (): string => Array.from({ length: 3 + next(9) }, () => String.fromCharCode(97 + next(26))).join('');
  const words = ['element', 'enemy', 'Kn(S)', 'troops', 'recoil', 'archers', 'shoved', 'move', '+1', 'front', 'rear'];
  return Array.from({ length: 12 }, (_, index) => [
    repeat(letters),
    repeat(() => words[next(words.length)] ?? ''),
    repeat(() => String.fromCodePoint(0x20 + next(0x2fff))),
    repeat(() => (next(2) === 0 ? letters() : (words[next(words.length)] ?? ''))),
    '('.repeat(1000),
    letters()
      .repeat(200)
      .slice(0, 1000 - index),
  ]).flat();
}

async function weightOf(multiple: number): Promise<number> {
  const root = process.cwd();
  const content = multiplyContent(await readContent(root), multiple);
  const { files, problems } = await compileContent(content, createSnippetChecker(root));
  if (files === null) throw new Error(`Cannot compile ${multiple} times the content: ${problems[0]?.headline ?? ''}`);
  const read: PublishedReader = (name) => JSON.parse(files.get(`${name}.json`) ?? 'null') as unknown;
  const index = await buildIndex(collectRecords(read), lexiconOf(read), editionsOf(read));
  return [...index].reduce((sum, [path, content]) => sum + weightSent(path, content), 0) / 1000;
}
