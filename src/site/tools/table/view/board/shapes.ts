import type { Point } from '../../../../../positions/index.ts';

/** Points as a drawing has them: in paces, the north up. */
export function pointsOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${rounded(x)},${rounded(-y)}`).join(' ');
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}
