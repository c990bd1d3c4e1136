import type { Correction, Leaf, Numbering, Work } from '../model.ts';
import { countPages } from '../number-pages.ts';
import { pagesOf, type PageOfLines } from '../layout/pages.ts';
import { readSections, type ReadText } from './read-sections.ts';
import { keyOfTitle } from './titles.ts';

/** What agrees, of all that was found: how far the first page of the file is from page 1. */
interface Vote {
  readonly offset: number;
  readonly for: number;
  readonly of: number;
}

/** A book divided into pages, in one of the two ways. */
export interface Divided {
  readonly numbering: Numbering;
  readonly pages: readonly PageOfLines[];
  readonly text: ReadText;
}

/** So many must agree, and so much of all. */
const ENOUGH = 3;
const MOST = 0.7;

/**
 * Divide a book into printed pages and number them, by the numbers printed on them and by where the titles stand that
 * the work is known to have. Titles outweigh numbers: the pages that we name are those of the titles.
 *
 * @param isText Whether a line is text of the book, be it on every page
 */
export function findNumbering(
  leaves: readonly Leaf[],
  work: Work,
  correction: Correction,
  isText: (line: string) => boolean,
): Divided {
  const ways = correction.twoToALeaf === undefined ? [false, true] : [correction.twoToALeaf];
  const possible = ways.filter(
    (two) => !two || correction.twoToALeaf === true || leaves.filter(isWide).length > leaves.length / 2,
  );
  const divided = possible.map((two) => divide(leaves, work, correction, two, isText));
  const [one, two] = divided;
  if (!one) throw new Error('Cannot number a book: there is no way to divide it');
  if (!two) return one.divided;
  return (two.weight > one.weight || (two.weight === 0 && hasMiddle(leaves)) ? two : one).divided;
}

function isWide({ width, height }: Leaf): boolean {
  return width > 1.15 * height;
}

/** Whether text keeps clear of the middle of its wide leaves, and stands on either side of it. */
function hasMiddle(leaves: readonly Leaf[]): boolean {
  const wide = leaves.filter((leaf) => isWide(leaf) && leaf.runs.length > 0);
  const clear = wide.filter(
    ({ runs, width }) =>
      runs.filter(({ x, width: length }) => x < width / 2 && x + length > width / 2).length <= 0.02 * runs.length,
  );
  return wide.length > 0 && clear.length > 0.8 * wide.length;
}

function divide(
  leaves: readonly Leaf[],
  work: Work,
  correction: Correction,
  two: boolean,
  isText: (line: string) => boolean,
): { readonly divided: Divided; readonly weight: number } {
  const pages = pagesOf(leaves, two, isText);
  const text = readSections(
    pages,
    work.sections.map(({ title }) => title),
  );
  const inserted = pages.map((page) => page.inserted);
  const printed = voteOf(pages.map((page, index) => page.numbers.map((number) => number - index)));
  const titled = voteOf(titleOffsets(pages, text, work));
  const weight = (titled?.for ?? 0) + (printed?.for ?? 0);
  const { offset, ...found } = judge(printed, titled);
  if (correction.pages !== undefined && correction.pages.length > 0) {
    const numbered = countPages(leaves, correction.pages, two, inserted);
    return {
      divided: { numbering: { pages: numbered, twoToALeaf: two, from: 'a person', sure: true }, pages, text },
      weight,
    };
  }
  const first = { leaf: leaves[0]?.number ?? 1, page: offset };
  return {
    divided: {
      numbering: { pages: countPages(leaves, [first], two, inserted), twoToALeaf: two, ...found },
      pages,
      text,
    },
    weight,
  };
}

/** Which page the first of the file would be, by each title that stands in the book once and has a page. */
function titleOffsets(
  pages: readonly PageOfLines[],
  { sections }: ReadText,
  work: Work,
): readonly (readonly number[])[] {
  return work.sections.flatMap(({ title, page }) => {
    const found = sections.filter(({ key }) => key === keyOfTitle(title));
    const [line] = found[0]?.title.lines ?? [];
    if (typeof page !== 'number' || found.length !== 1 || !line) return [];
    const at = pages.findIndex(({ lines }) => lines.includes(line));
    return at < 0 ? [] : [[page - at]];
  });
}

function voteOf(offsets: readonly (readonly number[])[]): Vote | null {
  const counts = new Map<number, number>();
  for (const those of offsets) for (const offset of new Set(those)) counts.set(offset, (counts.get(offset) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first ? { offset: first[0], for: first[1], of: offsets.filter((those) => those.length > 0).length } : null;
}

function agrees(vote: Vote): boolean {
  return vote.for >= ENOUGH && vote.for >= MOST * vote.of;
}

function judge(
  printed: Vote | null,
  titled: Vote | null,
): { readonly offset: number; readonly from: Numbering['from']; readonly sure: boolean } {
  if (titled && agrees(titled)) return { offset: titled.offset, from: 'headings', sure: true };
  if (printed && agrees(printed)) {
    const contradicted = titled !== null && titled.for >= 2 && titled.offset !== printed.offset;
    return { offset: printed.offset, from: 'printed numbers', sure: !contradicted };
  }
  const some = titled ?? printed;
  if (some && some.for >= 2)
    return { offset: some.offset, from: some === titled ? 'headings' : 'printed numbers', sure: false };
  return { offset: 1, from: 'a guess', sure: false };
}
