import { layOver } from '../../parts/lay-over.ts';
import type { BookReading, Found } from '../reading/index.ts';
import type { OpenCopy } from './open-copy.ts';
import { stepsOf, type Step } from './steps.ts';
import { Viewer, type Place } from './Viewer.tsx';
import styles from './viewer.css?url';

/** As wide as a screen must be for a page beside the text. */
const WIDE = '(min-width: 64rem)';

/**
 * Open a book at a place that was found in it, or at its beginning.
 *
 * @param copy The book
 * @param reading What stands where in it
 * @param found Null for its beginning
 * @throws {Error} If its styles cannot be loaded
 */
export async function showCopy(copy: OpenCopy, reading: BookReading, found: Found | null): Promise<void> {
  const steps = stepsOf(reading, copy.book.kind);
  const place = placeOf(steps, found);
  if (place === undefined) throw new Error('The book has no pages');
  const beside = found !== null && matchMedia(WIDE).matches;
  await layOver([styles], (closed) => (
    <Viewer copy={copy} steps={steps} place={place} beside={beside} closed={closed} />
  ));
}

function placeOf(steps: readonly Step[], found: Found | null): Place | undefined {
  const [first] = steps;
  if (!first) return undefined;
  if (!found) return { step: first, marks: [], why: null };
  const { page, boxes, sure, section } = found;
  const step = steps.find((each) => each.leaf.number === page.leaf && each.number === page.number) ?? first;
  const onPage = ({ leaf, x }: { readonly leaf: number; readonly x: number }): boolean =>
    leaf === step.box.leaf && x >= step.box.x - 1 && x < step.box.x + step.box.width;
  const marks = (sure ? (boxes ?? []) : (section ?? [])).filter(onPage);
  return { step, marks, why: sayWhy(found) };
}

function sayWhy({ sure, section, why }: Found): string {
  if (sure) return why;
  return section === null
    ? `The page as it is: the passage was not found for sure. ${why}`
    : `${why} The section is marked.`;
}
