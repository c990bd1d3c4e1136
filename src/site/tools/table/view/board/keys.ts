import type { Point } from '../../../../../positions/index.ts';

/** How far an arrow key takes what is chosen, in paces, and how far it turns, in degrees; with Shift the smallest step. */
export const STEP = { coarse: 10, fine: 1 };
export const TURN = { coarse: 15, fine: 1 };

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
};

export const TURNS: Readonly<Record<string, number>> = {
  '[': -1,
  '{': -1,
  ',': -1,
  '<': -1,
  ']': 1,
  '}': 1,
  '.': 1,
  '>': 1,
};
