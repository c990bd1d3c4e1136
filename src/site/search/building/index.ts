export { buildIndex } from './build-index.ts';
export { collectRecords } from './records/collect-records.ts';
export { lexiconOf } from './lexicon-source.ts';
export { editionsOf, readerOf, yearsOf, type PublishedReader } from './published-reader-fs.ts';
export { LIST_PAGES } from './records/list-pages.ts';
export { searchInMemory } from './search-in-memory.ts';
export { FOUND_TOOLS } from './records/tools.ts';
