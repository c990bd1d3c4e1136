import { distance, edgeOf, type Base, type Point } from '../../geometry/index.ts';

/** The two front corners of two bases that are furthest apart. */
export interface CornersApart {
  readonly paces: number;
  readonly points: readonly [Point, Point];
}

/** How far two bases are apart, measured between the front corners that are furthest apart. */
export function cornersApart(one: Base, other: Base): CornersApart {
  const pairs = edgeOf(one, 'front').flatMap((from) =>
    edgeOf(other, 'front').map((to) => ({ paces: distance(from, to), points: [from, to] as const })),
  );
  return pairs.reduce((furthest, each) => (each.paces > furthest.paces ? each : furthest));
}
