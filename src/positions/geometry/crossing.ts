import { crosses } from './distance.ts';
import { between, cross, dot, type Point } from './point.ts';
import { edgesOf, type Outline } from './regions.ts';

type Stretch = readonly [Point, Point];

/** Whether an outline crosses or touches itself, other than where its edges follow each other; the two edges that do. */
export function crossingOf(outline: Outline): readonly [Stretch, Stretch] | null {
  const edges = edgesOf(outline);
  for (const [index, edge] of edges.entries())
    for (const [other, another] of edges.entries()) {
      const follows = other - index === 1 || other - index === edges.length - 1;
      if (other <= index) continue;
      if (follows ? foldsBack(edge, another) : crosses(edge, another)) return [edge, another];
    }
  return null;
}

/** Whether two edges that follow each other turn back on the same line. */
function foldsBack([from, to]: Stretch, [start, end]: Stretch): boolean {
  const [way, next] = [between(from, to), between(start, end)];
  return cross(way, next) === 0 && dot(way, next) <= 0;
}
