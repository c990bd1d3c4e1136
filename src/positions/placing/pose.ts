import { along, beyond, edgeOf, heading, opposite, outward, type Base, type Point } from '../geometry/index.ts';
import type { Place } from './position.ts';

/** Where an element of this size stands by a contact with another. */
export function poseBy(place: Exclude<Place, { kind: 'at' }>, other: Base, size: Pick<Base, 'width' | 'depth'>): Base {
  const right = heading(other.facing + 90);
  const ahead = heading(other.facing);
  const [frontLeft, frontRight] = edgeOf(other, 'front');
  const posed = (at: Point, facing: number): Base => ({ ...size, at, facing: turned(facing) });
  switch (place.kind) {
    case 'front': {
      const facing = outward(other, place.edge) + 180;
      const flank = place.edge === 'left' || place.edge === 'right';
      // On a flank, half the width behind the front corner; else opposite the middle of the edge.
      if (flank) {
        const corner = place.edge === 'left' ? frontLeft : frontRight;
        return posed(along(corner, opposite(ahead), size.width / 2 + place.shift), facing);
      }
      const middle = place.edge === 'front' ? other.at : along(other.at, ahead, -other.depth);
      return posed(along(middle, right, place.shift), facing);
    }
    case 'corner': {
      const [corner, away] = place.hand === 'right' ? [frontRight, right] : [frontLeft, opposite(right)];
      return posed(along(corner, away, size.width / 2), other.facing + 180);
    }
    case 'beside': {
      const sideways = ((other.width + size.width) / 2) * (place.hand === 'right' ? 1 : -1);
      const level = along(along(other.at, right, sideways), ahead, -place.shift);
      if (place.facing === 'same') return posed(level, other.facing);
      return posed(along(level, ahead, -size.depth), other.facing + 180);
    }
    case 'ahead': {
      const line = beyond(other, 'front').towards;
      const near = along(along(other.at, right, place.shift), line, place.paces);
      if (place.facing === 'opposite') return posed(near, other.facing + 180);
      return posed(along(near, line, size.depth), other.facing);
    }
  }
}

/** A direction from 0 up to 360 degrees. */
function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
