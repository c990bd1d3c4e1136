import { BASE_WIDTH, beyond, otherSide, type Base, type HalfPlane } from '../../geometry/index.ts';

/** What lies ahead of a shooter's front edge, and up to a base width to either side of it. */
export function arcOf(base: Base): readonly HalfPlane[] {
  const wide = { ...base, width: base.width + 2 * BASE_WIDTH };
  return [beyond(base, 'front'), otherSide(beyond(wide, 'left')), otherSide(beyond(wide, 'right'))];
}
