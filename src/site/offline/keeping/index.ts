export { foldBytes } from './copy/fold-bytes.ts';
export { ITEMS, releaseOf } from './copy/release-of.ts';
export { sha256 } from './copy/sha256.ts';
export { unfoldBytes } from './copy/unfold-bytes.ts';
export type * from './model.ts';
export { askKept } from './page/ask-kept.ts';
export { keepCopy } from './page/keep-copy.ts';
export { keptWhole } from './page/kept-whole.ts';
export { watchKept } from './page/watch-kept.ts';
export {
  changesInWords,
  contentInWords,
  dayInWords,
  heldInWords,
  isLater,
  lostInWords,
  otherInWords,
  problemInWords,
  sinceInWords,
} from './words.ts';
