import { distance, edgeOf, outward, type EdgeName } from '../../geometry/index.ts';
import type { Standing } from '../../placing/index.ts';

/** Who shoots, and from which edge. */
export interface Shooting {
  readonly shooter: Standing;
  readonly edge: EdgeName;
}

/** An element as it would stand there if one of its edges were its front. */
export function fromEdge(element: Standing, edge: EdgeName): Standing {
  if (edge === 'front') return element;
  const { base } = element;
  const [from, to] = edgeOf(base, edge);
  const width = distance(from, to);
  return {
    ...element,
    base: {
      at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      facing: outward(base, edge),
      width,
      depth: edge === 'rear' ? base.depth : base.width,
    },
  };
}
