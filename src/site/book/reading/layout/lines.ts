import type { Box, TextRun } from '../model.ts';

/** A line of a column, as it is read. */
export interface Line {
  readonly text: string;
  readonly box: Box;
  /** The runs that it is made of, and where in the text each begins. */
  readonly parts: readonly { readonly from: number; readonly to: number; readonly x: number; readonly width: number }[];
  readonly size: number;
  /** What most of its letters are set in. */
  readonly font: string;
  /** The sides of its column. */
  readonly left: number;
  readonly right: number;
  /** Its column, counted through the book: lines of one column follow each other without a break. */
  readonly column: number;
}

/** Runs on one base line, with no more than a space between them. */
interface Stretch {
  readonly runs: readonly TextRun[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** In sizes of the letters: from here on a gap is a space, from there on it parts columns or cells. */
const SPACE = 0.16;
const APART = 1.4;

/** How much of a page may cross what parts its columns: titles do. */
const CROSSING = 0.15;
/** How much of a page each column holds at least. */
const COLUMN = 0.2;
/** How many lines of a column are full, at least. */
const FULL = 0.3;

/**
 * The lines of a printed page in the order in which they are read: down one column, then down the next.
 *
 * @param runs What stands in the box
 * @param page The part of a leaf that is the page
 * @param gutter Where its columns part; null if it has one
 * @param firstColumn The number of its first column
 */
export function linesOf(
  runs: readonly TextRun[],
  page: Box,
  gutter: number | null,
  firstColumn: number,
): readonly Line[] {
  const stretches = stretchesOf(runs);
  const bands = gutter === null ? [stretches] : inOrder(stretches, gutter);
  return bands.flatMap((band, index) => linesOfColumn(band, page, firstColumn + index));
}

/** Where the two columns of a page part, by what stands on it alone. */
export function gutterOf(runs: readonly TextRun[]): number | null {
  const stretches = stretchesOf(runs);
  if (stretches.length < 8) return null;
  const left = Math.min(...stretches.map((each) => each.left));
  const right = Math.max(...stretches.map((each) => each.right));
  const strip = clearestStrip(stretches, left + 0.3 * (right - left), left + 0.7 * (right - left));
  if (strip === null || strip.crossing > CROSSING) return null;
  const x = (strip.from + strip.to) / 2;
  const { before, after } = sidesOf(stretches, x);
  if (Math.min(before, after) > COLUMN) return x;
  // The last column of a chapter may hold a line or two: the one before it is full, and nothing crosses.
  const beside = stretches.filter((each) => each.right <= x);
  const full = beside.filter((each) => each.right > Math.max(...beside.map((other) => other.right)) - 3);
  return strip.crossing === 0 && after > 0 && before > COLUMN && full.length > FULL * beside.length ? x : null;
}

interface Strip {
  readonly from: number;
  readonly to: number;
  readonly crossing: number;
}

/** The clearest strip down a page, the widest of those that are equally clear. */
function clearestStrip(stretches: readonly Stretch[], from: number, to: number): Strip | null {
  const strips: Strip[] = [];
  for (let x = from; x <= to; x += 1) {
    const { crossing } = sidesOf(stretches, x);
    const last = strips.at(-1);
    if (last?.crossing === crossing) strips[strips.length - 1] = { ...last, to: x };
    else strips.push({ from: x, to: x, crossing });
  }
  return (
    strips.sort((one, other) => one.crossing - other.crossing || other.to - other.from - (one.to - one.from))[0] ?? null
  );
}

/** Whether text keeps clear of a line down a page, but for titles. */
export function keepsClear(runs: readonly TextRun[], x: number): boolean {
  return sidesOf(stretchesOf(runs), x).crossing < CROSSING;
}

/** How much of the text crosses a line down the page, and how much stands on either side. */
function sidesOf(
  stretches: readonly Stretch[],
  x: number,
): { readonly crossing: number; readonly before: number; readonly after: number } {
  const length = (those: readonly Stretch[]): number => those.reduce((sum, each) => sum + each.right - each.left, 0);
  const all = length(stretches);
  return {
    crossing: length(stretches.filter((each) => each.left < x && each.right > x)) / all,
    before: length(stretches.filter((each) => each.right <= x)) / all,
    after: length(stretches.filter((each) => each.left >= x)) / all,
  };
}

function stretchesOf(runs: readonly TextRun[]): readonly Stretch[] {
  const rows: TextRun[][] = [];
  for (const run of [...runs].sort((one, other) => middle(one) - middle(other))) {
    const row = rows.findLast(
      ([first]) => first && Math.abs(middle(first) - middle(run)) < 0.4 * Math.min(first.height, run.height),
    );
    if (row) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap((row) => {
    const stretches: TextRun[][] = [];
    let right = Number.NEGATIVE_INFINITY;
    for (const run of row.sort((one, other) => one.x - other.x)) {
      const last = stretches.at(-1);
      // A bullet stands apart from its text, and belongs to it.
      const marker = last?.length === 1 && (last[0]?.text.trim().length ?? 0) <= 3;
      if (last && run.x - right < run.height * (marker ? 2 * APART : APART)) last.push(run);
      else stretches.push([run]);
      right = run.x + run.width;
    }
    return stretches.map(stretchOf);
  });
}

function middle({ y, height }: TextRun): number {
  return y + height / 2;
}

function stretchOf(runs: readonly TextRun[]): Stretch {
  return {
    runs,
    left: Math.min(...runs.map(({ x }) => x)),
    right: Math.max(...runs.map(({ x, width }) => x + width)),
    top: Math.min(...runs.map(({ y }) => y)),
    bottom: Math.max(...runs.map(({ y, height }) => y + height)),
  };
}

/** What crosses both columns parts the page: above it both are read, then it, then what stands below. */
function inOrder(stretches: readonly Stretch[], gutter: number): readonly (readonly Stretch[])[] {
  const bands: Stretch[][] = [];
  let [left, right]: Stretch[][] = [[], []];
  const close = (): void => {
    bands.push(left ?? [], right ?? []);
    [left, right] = [[], []];
  };
  for (const stretch of [...stretches].sort((one, other) => one.top - other.top)) {
    if (stretch.right <= gutter) left?.push(stretch);
    else if (stretch.left >= gutter) right?.push(stretch);
    else {
      close();
      bands.push([stretch]);
    }
  }
  close();
  return bands.filter((band) => band.length > 0);
}

function linesOfColumn(stretches: readonly Stretch[], page: Box, column: number): readonly Line[] {
  const left = Math.min(...stretches.map((each) => each.left));
  const right = Math.max(...stretches.map((each) => each.right));
  const rows: Stretch[][] = [];
  for (const stretch of [...stretches].sort((one, other) => one.top + one.bottom - other.top - other.bottom)) {
    const first = rows.at(-1)?.[0];
    const same =
      first && Math.abs(first.top + first.bottom - stretch.top - stretch.bottom) < 0.8 * (stretch.bottom - stretch.top);
    if (same) rows.at(-1)?.push(stretch);
    else rows.push([stretch]);
  }
  return rows.map((row) =>
    lineOf(
      row.sort((one, other) => one.left - other.left).flatMap(({ runs }) => runs),
      page,
      { left, right, column },
    ),
  );
}

function lineOf(runs: readonly TextRun[], page: Box, column: Pick<Line, 'left' | 'right' | 'column'>): Line {
  let text = '';
  let end = Number.NaN;
  const parts: Line['parts'][number][] = [];
  const letters = new Map<string, number>();
  for (const run of runs) {
    const plain = run.text.normalize('NFKC').replaceAll('\u00AD', '-').replaceAll(/\s+/gu, ' ');
    const spaced = text !== '' && !text.endsWith(' ') && !plain.startsWith(' ') && run.x - end > run.height * SPACE;
    const from = text.length + (spaced ? 1 : 0);
    text += spaced ? ` ${plain}` : plain;
    parts.push({ from, to: text.length, x: run.x, width: run.width });
    end = run.x + run.width;
    letters.set(run.font ?? '', (letters.get(run.font ?? '') ?? 0) + plain.length);
  }
  const { left: x, right, top: y, bottom } = stretchOf(runs);
  const [font = ''] = [...letters].sort(([, one], [, other]) => other - one)[0] ?? [];
  return {
    text: text.trimEnd(),
    box: { leaf: page.leaf, x, y, width: right - x, height: bottom - y },
    parts,
    size: Math.max(...runs.map(({ height }) => height)),
    font,
    ...column,
  };
}
