import { numberOfPage, type PageName } from '../../../compiler/words/index.ts';
import type { Box, Correction, Leaf, Numbering, PrintedPage } from './model.ts';

type Anchor = NonNullable<Correction['pages']>[number];

/** A whole leaf, as a box. */
function wholeLeaf({ number, width, height }: Leaf): Box {
  return { leaf: number, x: 0, y: 0, width, height };
}

/** The parts of a leaf that are printed pages: all of it, or its left half and its right. */
export function partsOf(leaf: Leaf, twoToALeaf: boolean): readonly Box[] {
  const whole = wholeLeaf(leaf);
  if (!twoToALeaf || leaf.width <= leaf.height) return [whole];
  const width = leaf.width / 2;
  return [
    { ...whole, width },
    { ...whole, x: width, width },
  ];
}

/**
 * The pages of a book, counted on from leaves whose page is known. A page that says of itself that it was put in behind
 * the one before it, `39a`, is not counted.
 *
 * @param anchors In the order of the leaves
 * @param inserted What each page calls itself where it has a letter; null where it has none
 */
export function countPages(
  leaves: readonly Leaf[],
  anchors: readonly Anchor[],
  twoToALeaf: boolean,
  inserted: readonly (PageName | null)[],
): Numbering['pages'] {
  const parts = leaves.flatMap((leaf) => partsOf(leaf, twoToALeaf));
  const known = anchors
    .map(({ leaf, page }) => ({ at: parts.findIndex((part) => part.leaf === leaf), page }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const first = known[0] ?? { at: 0, page: 1 };
  let page: PageName = numberOfPage(first.page) - first.at - 1;
  return parts.flatMap((box, index): readonly PrintedPage[] => {
    const before = numberOfPage(page);
    const own = inserted[index] ?? null;
    const counted = own !== null && numberOfPage(own) === before ? own : before + 1;
    page = known.findLast(({ at }) => at === index)?.page ?? counted;
    return numberOfPage(page) < 1 ? [] : [{ number: page, leaf: box.leaf, box }];
  });
}
