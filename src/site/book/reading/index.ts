export { leafOfPage } from './leaf-of-page.ts';
export { locate } from './locate.ts';
export { passagesOf, type CopyPassage } from './passages-of.ts';
export { readBook, type BookReading } from './read-book.ts';
export { recogniseWork } from './recognise-work.ts';
export type {
  Box,
  Correction,
  Found,
  Leaf,
  Numbering,
  PlaceInPrint,
  PrintedPage,
  RecognisedWork,
  TextRun,
  Work,
} from './model.ts';
