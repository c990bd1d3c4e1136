export { buildIndex } from './build-index.ts';
export { collectRecords } from './collect-records.ts';
export { lexiconOf } from './lexicon-source.ts';
export { editionsOf, readerOf, yearsOf, type PublishedReader } from './published-reader-fs.ts';
export { LIST_PAGES } from './pages.ts';
export { searchInMemory } from './search-in-memory.ts';
export { TOOLS } from './tools.ts';
