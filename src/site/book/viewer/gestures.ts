/** What fingers and a wheel do to a pane. Scrolling is the browser's. */
interface Heard {
  /**
   * @param at Around what, from the corner of the pane
   * @param goesOn Whether it is more of what was begun before
   */
  zoom(factor: number, at: Point, goesOn: boolean): void;
  /** Tapped, or clicked, twice. */
  twice(at: Point): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two taps are one double tap within so many milliseconds and pixels. */
const SOON = 320;
const NEAR = 30;

/**
 * Follow the gestures over a pane.
 *
 * @returns Call it to follow them no more
 */
export function followGestures(pane: HTMLElement, heard: Heard): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: false };
  let apart = 0;
  let begun = false;
  let pinched = false;
  let tapped: (Point & { readonly time: number }) | undefined;

  const at = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left, top } = pane.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const two = ({ touches }: TouchEvent): readonly [Point, Point] | undefined => {
    const [one, other] = touches;
    return one && other && touches.length === 2 ? [at(one), at(other)] : undefined;
  };

  pane.addEventListener(
    'touchstart',
    (event) => {
      const fingers = two(event);
      if (!fingers) return;
      event.preventDefault();
      apart = distance(...fingers);
      begun = false;
      pinched = true;
      tapped = undefined;
    },
    options,
  );
  pane.addEventListener(
    'touchmove',
    (event) => {
      const fingers = two(event);
      if (!fingers || apart === 0) return;
      event.preventDefault();
      const now = distance(...fingers);
      const middle = { x: (fingers[0].x + fingers[1].x) / 2, y: (fingers[0].y + fingers[1].y) / 2 };
      heard.zoom(now / apart, middle, begun);
      begun = true;
      apart = now;
    },
    options,
  );
  pane.addEventListener(
    'touchend',
    (event) => {
      apart = 0;
      const [finger] = event.changedTouches;
      if (!finger || event.touches.length > 0) return;
      // The last of two fingers taps nothing as it leaves.
      if (pinched) {
        pinched = false;
        return;
      }
      const tap = { ...at(finger), time: event.timeStamp };
      if (tapped && tap.time - tapped.time < SOON && distance(tap, tapped) < NEAR) {
        event.preventDefault();
        tapped = undefined;
        heard.twice(tap);
      } else tapped = tap;
    },
    options,
  );
  pane.addEventListener('dblclick', (event) => heard.twice(at(event)), options);
  pane.addEventListener(
    'wheel',
    (event) => {
      // So a touch pad says that two fingers are spread.
      if (!event.ctrlKey) return;
      event.preventDefault();
      heard.zoom(Math.exp(-event.deltaY / 150), at(event), false);
    },
    options,
  );
  return () => stop.abort();
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
