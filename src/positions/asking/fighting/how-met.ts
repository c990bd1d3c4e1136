import type { EnemyInRecoil } from '../../../rules/index.ts';
import {
  along,
  apartBy,
  cornersOf,
  EDGE_NAMES,
  edgeOf,
  heading,
  ROUNDING,
  touching,
  type Base,
  type EdgeName,
} from '../../geometry/index.ts';
import type { Standing } from '../../placing/index.ts';
import type { Going } from './met-behind.ts';

/** With what an element meets another, and what of him. */
export type HowMet = Pick<EnemyInRecoil, 'by' | 'on'>;

/** What is no more than this apart, in paces, touches: distances are reckoned in several steps. */
const TOUCHES = ROUNDING * 10;

/**
 * How an element meets another as it has gone so far.
 *
 * @returns Null where that is corner on corner, which is neither
 */
export function howMet({ element, way }: Going, other: Standing, far: number): HowMet | null {
  const base: Base = { ...element.base, at: along(element.base.at, heading(way), far) };
  const [longest] = touching(base, other.base, TOUCHES).edges.toSorted((one, another) => another.length - one.length);
  if (longest !== undefined) return { by: 'edge', on: ON_EDGE[longest.on] };
  const ends = Object.values(cornersOf(base)).filter((corner) => isNear(corner, other.base));
  const theirs = Object.entries(cornersOf(other.base)).filter(([, corner]) => isNear(corner, base));
  if (ends.length > 0 && theirs.length > 0) return null;
  const [corner] = ends;
  if (corner !== undefined) {
    const edge = EDGE_NAMES.find((name) => apartBy([corner], edgeOf(other.base, name)).paces <= TOUCHES);
    return edge === undefined ? null : { by: 'corner', on: ON_EDGE[edge] };
  }
  const [name] = theirs[0] ?? [];
  return name === undefined ? null : { by: 'edge', on: name.startsWith('front') ? 'frontCorner' : 'rearCorner' };
}

const ON_EDGE: Readonly<Record<EdgeName, HowMet['on']>> = {
  front: 'frontEdge',
  left: 'sideEdge',
  right: 'sideEdge',
  rear: 'rearEdge',
};

function isNear(point: { readonly x: number; readonly y: number }, base: Base): boolean {
  return EDGE_NAMES.some((edge) => apartBy([point], edgeOf(base, edge)).paces <= TOUCHES);
}
