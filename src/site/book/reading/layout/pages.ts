import { readPageName, type PageName } from '../../../../compiler/words/index.ts';
import { partsOf } from '../number-pages.ts';
import type { Box, Leaf, TextRun } from '../model.ts';
import { gutterOf, keepsClear, linesOf, type Line } from './lines.ts';

/** A printed page, by its lines. */
export interface PageOfLines {
  readonly box: Box;
  /** What is read, without what stands on every page. */
  readonly lines: readonly Line[];
  /** The numbers that stand alone at its head or at its foot. */
  readonly numbers: readonly number[];
  /** What it says there that it is called, where that has a letter: `39a`. */
  readonly inserted: PageName | null;
}

/** How much of a page, at its head and at its foot, may hold what stands on every page. */
const MARGIN = 0.12;
/** Of so many pages columns are seen, in a book that has them. */
const COLUMNED = 0.1;
/** Pages with fewer runs tell nothing of columns. */
const FULL = 30;
/** On so many pages the same line is no text of the book. */
const EVERY_PAGE = 3;

/** The part of a leaf that is a page, and what stands on it. */
interface Part {
  readonly box: Box;
  readonly runs: readonly TextRun[];
}

/**
 * The printed pages of some leaves, in order.
 *
 * @param isText Whether a line is text of the book, be it on every page
 */
export function pagesOf(
  leaves: readonly Leaf[],
  twoToALeaf: boolean,
  isText: (line: string) => boolean = () => false,
): readonly PageOfLines[] {
  const parts = leaves.flatMap((leaf) =>
    partsOf(leaf, twoToALeaf).map((box) => ({
      box,
      runs: leaf.runs.filter((run) => isInside(run.x + run.width / 2, box)),
    })),
  );
  const edges = parts.map(rowsAtEdge);
  const seen = new Map<string, number>();
  for (const rows of edges)
    for (const key of new Set(rows.map(({ text }) => keyOf(text)))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const furniture = edges.map((rows) =>
    rows.filter(({ text }) => nameOf(text) !== null || (!isText(text) && (seen.get(keyOf(text)) ?? 0) >= EVERY_PAGE)),
  );
  const inner = parts.map(({ box, runs }, index) => {
    const left = new Set(furniture[index]?.flatMap((row) => row.runs));
    return { box, runs: runs.filter((run) => !left.has(run)) };
  });
  const gutters = guttersOf(inner);
  const names = furniture.map((rows) => rows.flatMap(({ text }) => nameOf(text) ?? numberAtEnd(text) ?? []));
  let column = 0;
  return inner.map(({ box, runs }, index) => {
    const lines = linesOf(runs, box, gutters[index] ?? null, column);
    column = (lines.at(-1)?.column ?? column) + 1;
    return {
      box,
      lines,
      numbers: names[index]?.filter((name) => typeof name === 'number') ?? [],
      inserted: names[index]?.find((name) => typeof name === 'string') ?? null,
    };
  });
}

/** What stands in a row at the head or at the foot of a page, across all of its columns. */
function rowsAtEdge({ box, runs }: Part): readonly { readonly text: string; readonly runs: readonly TextRun[] }[] {
  const middle = ({ y, height }: TextRun): number => (y + height / 2 - box.y) / box.height;
  const atEdge = runs.filter((run) => middle(run) < MARGIN || middle(run) > 1 - MARGIN);
  const rows: TextRun[][] = [];
  for (const run of atEdge) {
    const row = rows.find(([first]) => first && Math.abs(middle(first) - middle(run)) * box.height < first.height / 2);
    if (row) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => ({
    text: row
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text.trim())
      .join(' '),
    runs: row,
  }));
}

/** Where the columns of each page part: a page that is nearly empty has those of the others. */
function guttersOf(parts: readonly Part[]): readonly (number | null)[] {
  const own = parts.map(({ runs }) => gutterOf(runs));
  const shares = own
    .flatMap((gutter, index) =>
      gutter === null ? [] : [(gutter - (parts[index]?.box.x ?? 0)) / (parts[index]?.box.width ?? 1)],
    )
    .sort((one, other) => one - other);
  const usual = shares[Math.floor(shares.length / 2)];
  if (usual === undefined || shares.length < COLUMNED * parts.filter(({ runs }) => runs.length > FULL).length)
    return own;
  return own.map((gutter, index) => {
    const part = parts[index];
    if (gutter !== null || !part) return gutter;
    const x = part.box.x + usual * part.box.width;
    return keepsClear(part.runs, x) ? x : null;
  });
}

function isInside(x: number, box: Box): boolean {
  return x >= box.x && x < box.x + box.width;
}

/** A row without its numbers. */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\d+/gu, '#')
    .replaceAll(/[^\p{L}#]/gu, '');
}

/** `12`, `- 12 -`, `Page 12`, `12a` */
function nameOf(text: string): PageName | null {
  const found = /^\W*(?:page )?(?<name>\d{1,3}[a-z]?)\W*$/iu.exec(text)?.groups;
  return readPageName(found?.name?.toLowerCase() ?? '');
}

/** `A game of battles 12`, `12 A game of battles` */
function numberAtEnd(text: string): number | null {
  const found = /(?:^(?<first>\d{1,3})\s)|(?:\s(?<last>\d{1,3})$)/u.exec(text)?.groups;
  return found ? Number(found.first ?? found.last) : null;
}
