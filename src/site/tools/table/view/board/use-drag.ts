import { useRef } from 'preact/hooks';
import type { Point } from '../../../../../positions/index.ts';

/** A finger or mouse that drags something over the board. */
export interface Drag {
  /** From where it began, in paces. */
  readonly by: Point;
  /** Where it is. */
  readonly at: Point;
}

/** What is done with what is dragged. */
export interface Dragging {
  /** It is dragged so far now. */
  readonly moved: (drag: Drag) => void;
  /** It was let go. */
  readonly ended: (dragged: boolean) => void;
}

/** How far a finger slips that only taps, in pixels of the screen. */
const SLIP = 5;

/**
 * Handlers that let something on the board be dragged. A tap is no drag.
 *
 * @param begin What is dragged; null where it cannot be
 */
export function useDrag<T>(begin: (what: T, event: PointerEvent, at: Point) => Dragging) {
  const current = useRef<Begun | null>(null);
  return (what: T) => ({
    onPointerDown: (event: PointerEvent) => {
      if (!(event.currentTarget instanceof SVGElement) || event.button !== 0) return;
      const onTable = tableUnder(event.currentTarget);
      if (onTable === null) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      const from = onTable(x, y);
      current.current = { dragging: begin(what, event, from), onTable, from, x, y, dragged: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const drag = current.current;
      if (drag === null) return;
      if (!drag.dragged && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLIP) return;
      drag.dragged = true;
      const at = drag.onTable(event.clientX, event.clientY);
      drag.dragging.moved({ by: { x: at.x - drag.from.x, y: at.y - drag.from.y }, at });
    },
    onPointerUp: () => {
      const drag = current.current;
      current.current = null;
      drag?.dragging.ended(drag.dragged);
    },
    onPointerCancel: () => {
      const drag = current.current;
      current.current = null;
      drag?.dragging.ended(true);
    },
  });
}

/** A drag that has begun. */
interface Begun {
  readonly dragging: Dragging;
  readonly onTable: (x: number, y: number) => Point;
  readonly from: Point;
  readonly x: number;
  readonly y: number;
  dragged: boolean;
}

/** Where on the table a point of the screen is, in paces, as the table is seen now. */
function tableUnder(element: SVGElement): Begun['onTable'] | null {
  const board = element instanceof SVGSVGElement ? element : element.ownerSVGElement;
  const matrix = board?.getScreenCTM()?.inverse();
  if (matrix === undefined) return null;
  return (clientX, clientY) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x, y: -y };
  };
}
