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
 * The pages of a book, counted on from leaves whose page is known.
 *
 * @param anchors In the order of the leaves
 */
export function countPages(
  leaves: readonly Leaf[],
  anchors: readonly Anchor[],
  twoToALeaf: boolean,
): Numbering['pages'] {
  const parts = leaves.flatMap((leaf) => partsOf(leaf, twoToALeaf));
  const known = anchors
    .map(({ leaf, page }) => ({ at: parts.findIndex((part) => part.leaf === leaf), page }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return parts.flatMap((box, index): readonly PrintedPage[] => {
    const anchor = known.findLast(({ at }) => at <= index) ?? known[0] ?? { at: 0, page: 1 };
    const number = anchor.page + index - anchor.at;
    return number < 1 ? [] : [{ number, leaf: box.leaf, box }];
  });
}
