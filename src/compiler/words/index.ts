export type { Block } from './block.ts';
export { comparePages, INSERTED_PAGE, numberOfPage, PAGE_NAME, readPageName, type PageName } from './page-name.ts';
export { DIGEST_LENGTH, digestText } from './digest-text.ts';
export { wordsOfDiscrepancy, wordsOfRuling } from './words-of.ts';
