export { openSearch } from './run-query.ts';
export type { Answer, ExcerptRun, Hit, Search } from './run-query.ts';
