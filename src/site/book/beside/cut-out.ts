import type { Box } from '../reading/index.ts';
import type { Beside } from './find-beside.ts';

/** How much of the page is seen around a passage, in points: letters reach over their lines. */
const AROUND = 4;

/**
 * The place of a text in the reader's own copy, as an image: the passage where it was found for sure,
 * else its section, or the page. It is drawn when it comes near the screen, and let go when it is far from it.
 *
 * @param open Called when it is tapped
 */
export function cutOut(beside: Beside, open: () => Promise<void>): HTMLElement {
  const { found } = beside;
  const passage = found.sure ? found.boxes : found.section;
  const figure = document.createElement('figure');
  figure.className = 'book-cut';
  const caption = document.createElement('figcaption');
  const where = `From your copy, p. ${found.page.number}`;
  caption.textContent = found.sure
    ? `${where}.`
    : `${where}: ${passage ? 'its section' : 'the page'} as it is, the passage was not found for sure.`;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute(
    'aria-label',
    `${where}, ${found.sure ? 'the passage' : passage ? 'its section' : 'the page'} as an image: open it`,
  );
  button.addEventListener('click', () => {
    open().catch(() => {
      caption.textContent = 'Your copy could not be opened: try again, with a signal.';
    });
  });
  for (const box of passage ?? [found.page.box]) {
    const canvas = button.appendChild(document.createElement('canvas'));
    const part = passage ? wider(box, found.page.box) : box;
    canvas.style.aspectRatio = `${part.width} / ${part.height}`;
    drawInSight(canvas, part, beside, () => {
      caption.textContent = `${where}: it could not be drawn.`;
    });
  }
  figure.append(button, caption);
  return figure;
}

/** With a little of the page around it; a box on another page than the first, or in its other half, is as it is. */
function wider(box: Box, page: Box): Box {
  const beginsOnIt = box.leaf === page.leaf && box.x >= page.x && box.x < page.x + page.width;
  if (!beginsOnIt) return box;
  const x = Math.max(page.x, box.x - AROUND);
  const y = Math.max(page.y, box.y - AROUND);
  return {
    leaf: box.leaf,
    x,
    y,
    width: Math.min(page.x + page.width, box.x + box.width + AROUND) - x,
    height: Math.min(page.y + page.height, box.y + box.height + AROUND) - y,
  };
}

/** Pages are drawn one after the other. */
let drawing: Promise<unknown> = Promise.resolve();

function drawInSight(canvas: HTMLCanvasElement, box: Box, { book, reading }: Beside, failed: () => void): void {
  const leaf = reading.leaves.find(({ number }) => number === box.leaf);
  if (!leaf) return;
  let givenUp = new AbortController();
  const draw = async ({ signal }: AbortController): Promise<void> => {
    const { openCopy } = await import('../viewer/open-copy.ts');
    if (signal.aborted) return;
    const copy = await openCopy(book);
    const scale = (canvas.clientWidth * devicePixelRatio) / box.width;
    await copy.draw(leaf, box, scale, canvas, signal);
    canvas.dataset.drawn = '';
  };
  new IntersectionObserver(
    ([entry]) => {
      givenUp.abort();
      delete canvas.dataset.drawn;
      if (entry?.isIntersecting !== true) {
        canvas.width = canvas.height = 0;
        return;
      }
      const mine = (givenUp = new AbortController());
      drawing = drawing
        .then(() => draw(mine))
        .catch(() => {
          if (!mine.signal.aborted) failed();
        });
    },
    { rootMargin: '50% 0px' },
  ).observe(canvas);
}
