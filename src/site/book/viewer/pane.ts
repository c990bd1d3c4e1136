import type { Box, Leaf } from '../reading/index.ts';
import type { OpenCopy } from './open-copy.ts';
import { followGestures } from './gestures.ts';

/** What a pane shows: a part of a leaf, and what is marked on it. */
export interface Shown {
  readonly leaf: Leaf;
  readonly box: Box;
  readonly marks: readonly Box[];
}

/** A page of a book, which is scrolled and made larger. */
export interface Pane {
  /** @throws {Error} If it cannot be drawn */
  show(shown: Shown): Promise<void>;
  /** Make it larger or smaller around its middle. */
  zoom(factor: number): void;
  /** As wide as the pane. */
  fit(): void;
  /** Whether it is as wide as the pane. */
  isFitted(): boolean;
  /** Let go of all that is drawn. */
  close(): void;
}

const LARGEST = 6;
/** A whole page is drawn with no more pixels than this; beyond, only the part in sight is drawn sharp: 8 million, 32 MB. */
const PIXELS = 8e6;
/** How much of the width of the pane what is marked may take. */
const MARK_SHARE = 0.92;
/** How far a mark stands off the letters, in points. */
const AROUND = 3;
/** A page is drawn anew when it has come to rest for so long, in milliseconds. */
const REST = 120;

/**
 * Make a pane.
 *
 * @param scroller What scrolls; all in it is the pane's
 * @param failed Told when a page could not be drawn
 */
export function createPane(scroller: HTMLElement, copy: OpenCopy, failed: (error: unknown) => void): Pane {
  const sheet = scroller.appendChild(document.createElement('div'));
  sheet.className = 'book-sheet';
  let shown: Shown | undefined;
  let larger = 1;
  let whole: HTMLCanvasElement | undefined;
  let detail: HTMLCanvasElement | undefined;
  let drawing = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** CSS pixels a point. */
  const scaleOf = (box: Box): number => (scroller.clientWidth / box.width) * larger;

  const lay = (): void => {
    if (!shown) return;
    const scale = scaleOf(shown.box);
    sheet.style.width = `${shown.box.width * scale}px`;
    sheet.style.height = `${shown.box.height * scale}px`;
  };

  const drawnInSight = async (sharp: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> => {
    if (!shown) return undefined;
    const { leaf, box } = shown;
    const inSight = partInSight(scroller, sheet, box);
    const canvas = await drawn(copy, leaf, inSight, sharp, signal);
    place(canvas, inSight, box);
    return canvas;
  };

  const drawNow = async (): Promise<void> => {
    if (!shown) return;
    const { leaf, box } = shown;
    drawing.abort();
    drawing = new AbortController();
    const { signal } = drawing;
    const sharp = scaleOf(box) * devicePixelRatio;
    const pixels = box.width * box.height * sharp * sharp;
    const scale = pixels > PIXELS ? sharp * Math.sqrt(PIXELS / pixels) : sharp;
    try {
      if (whole?.dataset.drawn !== nameOf(box, scale)) {
        const canvas = await drawn(copy, leaf, box, scale, signal);
        place(canvas, box, box);
        whole = replaced(sheet, whole, canvas);
      }
      detail = replaced(sheet, detail, pixels > PIXELS ? await drawnInSight(sharp, signal) : undefined);
      scroller.dataset.drawn = String(leaf.number);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  const drawAtRest = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => void drawNow().catch(failed), REST);
  };

  /** Where it would be scrolled to, if a page that is smaller than the pane could be. */
  let wanted = { left: 0, top: 0 };

  /**
   * @param at What stays where it is, in pixels from the corner of the pane
   * @param goesOn Whether it stays there through several steps, as between two fingers
   */
  const zoomAt = (factor: number, at: { readonly x: number; readonly y: number }, goesOn = false): void => {
    const before = larger;
    larger = Math.min(LARGEST, Math.max(1, larger * factor));
    const by = larger / before;
    const from = goesOn ? wanted : { left: scroller.scrollLeft, top: scroller.scrollTop };
    wanted = { left: (from.left + at.x) * by - at.x, top: (from.top + at.y) * by - at.y };
    lay();
    scroller.scrollTo(wanted);
    scroller.dataset.larger = larger.toFixed(2);
    drawAtRest();
  };

  const middle = () => ({ x: scroller.clientWidth / 2, y: scroller.clientHeight / 2 });
  const stopGestures = followGestures(scroller, {
    zoom: zoomAt,
    twice: (at) => zoomAt(larger > 1.05 ? 1 / larger : 2.2, at),
  });
  const sized = new ResizeObserver(() => {
    lay();
    drawAtRest();
  });
  sized.observe(scroller);
  const scrolled = (): void => {
    if (detail) drawAtRest();
  };
  scroller.addEventListener('scroll', scrolled);

  return {
    async show(next) {
      shown = next;
      drawing.abort();
      whole = replaced(sheet, whole, undefined);
      detail = replaced(sheet, detail, undefined);
      delete scroller.dataset.drawn;
      const [first] = next.marks;
      larger = first ? Math.min(3, Math.max(1, (next.box.width / first.width) * MARK_SHARE)) : 1;
      scroller.dataset.larger = larger.toFixed(2);
      lay();
      for (const mark of sheet.querySelectorAll('.book-mark')) mark.remove();
      for (const box of next.marks) {
        const mark = sheet.appendChild(document.createElement('div'));
        mark.className = 'book-mark';
        place(mark, around(box), next.box);
      }
      const scale = scaleOf(next.box);
      const left = first ? (first.x + first.width / 2 - next.box.x) * scale - scroller.clientWidth / 2 : 0;
      const top = first ? (first.y - next.box.y) * scale - scroller.clientHeight / 6 : 0;
      scroller.scrollTo(left, top);
      await drawNow();
    },
    zoom: (factor) => zoomAt(factor, middle()),
    fit: () => zoomAt(1 / larger, middle()),
    isFitted: () => larger === 1,
    close() {
      clearTimeout(resting);
      drawing.abort();
      stopGestures();
      sized.disconnect();
      scroller.removeEventListener('scroll', scrolled);
      whole = replaced(sheet, whole, undefined);
      detail = replaced(sheet, detail, undefined);
      sheet.remove();
    },
  };
}

function nameOf(box: Box, scale: number): string {
  return [box.leaf, box.x, box.y, scale].join(' ');
}

async function drawn(
  copy: OpenCopy,
  leaf: Leaf,
  box: Box,
  scale: number,
  givenUp: AbortSignal,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  try {
    await copy.draw(leaf, box, scale, canvas, givenUp);
    givenUp.throwIfAborted();
  } catch (error) {
    letGo(canvas);
    throw error;
  }
  canvas.dataset.drawn = nameOf(box, scale);
  return canvas;
}

/** Put a canvas in the place of another, whose memory is let go at once. */
function replaced(
  sheet: HTMLElement,
  before: HTMLCanvasElement | undefined,
  canvas: HTMLCanvasElement | undefined,
): HTMLCanvasElement | undefined {
  if (canvas) {
    // What is marked lies over all that is drawn.
    if (before) before.replaceWith(canvas);
    else sheet.insertBefore(canvas, sheet.querySelector('.book-mark'));
  } else before?.remove();
  if (before) letGo(before);
  return canvas;
}

function letGo(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0;
}

/** A little more than what is marked: letters reach over their lines. */
function around({ x, y, width, height, leaf }: Box): Box {
  return { leaf, x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
}

/** Lay an element over a part of the sheet. */
function place(element: HTMLElement, part: Box, of: Box): void {
  element.style.left = `${((part.x - of.x) / of.width) * 100}%`;
  element.style.top = `${((part.y - of.y) / of.height) * 100}%`;
  element.style.width = `${(part.width / of.width) * 100}%`;
  element.style.height = `${(part.height / of.height) * 100}%`;
}

function partInSight(scroller: HTMLElement, sheet: HTMLElement, box: Box): Box {
  const scale = sheet.clientWidth / box.width;
  const x = Math.max(0, scroller.scrollLeft) / scale;
  const y = Math.max(0, scroller.scrollTop) / scale;
  return {
    leaf: box.leaf,
    x: box.x + x,
    y: box.y + y,
    width: Math.min(box.width - x, scroller.clientWidth / scale),
    height: Math.min(box.height - y, scroller.clientHeight / scale),
  };
}
