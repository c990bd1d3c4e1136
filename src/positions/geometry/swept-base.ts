import type { Base } from './base.ts';
import { along, between, dot, heading } from './point.ts';

/** The ground that a base passes over on its way straight ahead, or straight back, as a base so deep. */
export function sweptBase(base: Base, end: Base): Base {
  const gone = dot(between(base.at, end.at), heading(base.facing));
  const at = along(base.at, heading(base.facing), Math.max(0, gone));
  return { ...base, at, depth: base.depth + Math.abs(gone) };
}
