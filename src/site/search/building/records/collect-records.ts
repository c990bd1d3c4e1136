import type { PublishedDocument, PublishedSearch } from '../../../../compiler/publish/index.ts';
import { bySubject } from './by-subject.ts';
import { bitesOf, changesOf, comparisonsOf } from './changes.ts';
import { clarificationsOf, discrepanciesOf, rulingsOf } from './interpretations.ts';
import type { Item, Published } from './item.ts';
import { editionsOf, type PublishedReader } from '../published-reader-fs.ts';
import { pagesOf } from './list-pages.ts';
import { figuresOf, termsOf, theoremsOf } from './references.ts';
import { clausesOf, dbaOf } from './rulebook.ts';
import { toolsOf, type FoundTool } from './tools.ts';

/**
 * Collect what can be found from what the compiler wrote.
 *
 * @param read Reads what it wrote
 * @param tools The calculators that can be found
 */
export function collectRecords(read: PublishedReader, tools: readonly FoundTool[] = []): readonly Item[] {
  const { asked } = read('search') as PublishedSearch;
  const documents = read('sources') as readonly PublishedDocument[];
  const topics = new Map(documents.flatMap(({ statements }) => statements.map(({ id, topic }) => [id, topic])));
  const published: Published = {
    read,
    editions: editionsOf(read),
    asked: (id) => (asked[id] ?? []).map((text) => ({ kind: 'asked', text })),
    topics: (citations) => citations.map(({ id }) => ({ kind: 'topic', text: topics.get(id) ?? '' })),
  };
  const collectors = [
    clausesOf,
    clarificationsOf,
    discrepanciesOf,
    rulingsOf,
    figuresOf,
    theoremsOf,
    comparisonsOf,
    bitesOf,
    changesOf,
    termsOf,
    dbaOf,
  ];
  return bySubject([
    ...collectors.flatMap((collect) => collect(published)),
    ...pagesOf(published.editions),
    ...toolsOf(tools, published.editions),
  ]);
}
