import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import type { Leaf, TextRun } from './model.ts';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Item = TextContent['items'][number];

/** How far above its base line the letters of a font reach, for a size of 1. */
const ASCENT = 0.8;

interface Turned {
  readonly run: TextRun;
  /** The direction of its base line on the page: 0 to the right, 90 downwards. */
  readonly direction: number;
}

/**
 * What stands on a page of a PDF, upright: a page whose text runs up or down, or stands on its head, is turned.
 *
 * @param number The page, from 1
 * @param viewport Of the page at scale 1, turned as the PDF says
 * @param content As pdf.js reads it
 */
export function leafOfPage(
  number: number,
  viewport: Pick<PageViewport, 'width' | 'height' | 'transform'>,
  content: Pick<TextContent, 'items'>,
): Leaf {
  const { width, height } = viewport;
  const items = content.items.flatMap((item) => turned(item, viewport.transform));
  const letters = [0, 90, 180, 270].map((direction) =>
    items.reduce((sum, item) => sum + (item.direction === direction ? item.run.text.length : 0), 0),
  );
  const most = letters.indexOf(Math.max(...letters));
  const turn = ([0, 270, 180, 90] as const)[most] ?? 0;
  const upright = items
    .filter(({ direction }) => direction === most * 90)
    .map(({ run }) => turnRun(run, turn, width, height));
  return turn % 180 === 0
    ? { number, width, height, turn, runs: upright }
    : { number, width: height, height: width, turn, runs: upright };
}

function turned(item: Item, page: readonly number[]): readonly Turned[] {
  if (!('str' in item) || item.str.trim() === '') return [];
  const [a, b, c, d, e, f] = product(page, item.transform as number[]);
  const size = Math.hypot(c, d);
  const direction = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) * 90 + 360) % 360;
  const along = Math.abs(Math.atan2(b, a) - Math.round(Math.atan2(b, a) / (Math.PI / 2)) * (Math.PI / 2));
  // Text that leans is a stamp or a drawing, and in no line.
  if (along > 0.1 || size === 0) return [];
  const run = { text: item.str, ...boxOf(direction, e, f, item.width, size), font: item.fontName };
  return [{ run, direction }];
}

/** The box of a run that begins at a point of its base line, on the page as it lies. */
function boxOf(direction: number, x: number, y: number, length: number, size: number): Omit<TextRun, 'text' | 'font'> {
  const above = size * ASCENT;
  const below = size - above;
  if (direction === 0) return { x, y: y - above, width: length, height: size };
  if (direction === 180) return { x: x - length, y: y - below, width: length, height: size };
  if (direction === 90) return { x: x - below, y, width: size, height: length };
  return { x: x - above, y: y - length, width: size, height: length };
}

function turnRun(run: TextRun, turn: number, width: number, height: number): TextRun {
  const { x, y } = run;
  if (turn === 0) return run;
  if (turn === 180) return { ...run, x: width - x - run.width, y: height - y - run.height };
  const sides = { width: run.height, height: run.width };
  return turn === 90
    ? { ...run, x: height - y - run.height, y: x, ...sides }
    : { ...run, x: y, y: width - x - run.width, ...sides };
}

/** Two changes of place as a PDF writes them, one after the other. */
function product(
  outer: readonly number[],
  inner: readonly number[],
): readonly [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
