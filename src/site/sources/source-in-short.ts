import type { PublishedCitation } from '../../compiler/publish/index.ts';

/**
 * Where a text stands in print, in a few words: `3.2 sheet, p. 23`, and how many documents more.
 *
 * @param citations What it cites, the chief one first
 */
export function sourceInShort(
  citations: readonly Pick<PublishedCitation, 'document' | 'documentTitle' | 'where'>[],
): string {
  const [first] = citations;
  if (!first) return 'Source';
  const name = first.documentTitle.replace(/^DBM /, '').replace(/, pages .*$/, '');
  const page = /^pp?\. \d+[a-z]?/.exec(first.where)?.[0];
  const others = new Set(citations.map(({ document }) => document)).size - 1;
  return [page === undefined ? name : `${name}, ${page}`, ...(others > 0 ? [`and ${String(others)} more`] : [])].join(
    ' ',
  );
}
