import { comparePages, type PageName } from '../../../compiler/words/index.ts';
import type { Box, BookReading, Leaf } from '../reading/index.ts';

/** A page as one turns to it: a printed page, or a leaf that has none, such as a cover. */
export interface Step {
  readonly leaf: Leaf;
  readonly box: Box;
  /** The printed page; null where the leaf has no number. */
  readonly number: PageName | null;
}

/** All pages of a book, in the order of its leaves; photos in that of their pages. */
export function stepsOf(
  { leaves, numbering }: Pick<BookReading, 'leaves' | 'numbering'>,
  kind: 'pdf' | 'photos',
): readonly Step[] {
  const steps = leaves.flatMap((leaf): readonly Step[] => {
    const pages = numbering.pages.filter((page) => page.leaf === leaf.number);
    const whole = { leaf: leaf.number, x: 0, y: 0, width: leaf.width, height: leaf.height };
    return pages.length === 0
      ? [{ leaf, box: whole, number: null }]
      : pages.map(({ box, number }) => ({ leaf, box, number }));
  });
  return kind === 'pdf' ? steps : steps.toSorted((one, other) => comparePages(one.number ?? 0, other.number ?? 0));
}

/** How a page is called: by its number, or where it stands in the file. */
export function nameOfStep({ number, leaf }: Step): string {
  return number === null ? `sheet ${leaf.number}, without a number` : `p. ${number}`;
}
