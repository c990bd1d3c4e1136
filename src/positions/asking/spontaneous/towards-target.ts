import {
  apartBy,
  centreOf,
  distance,
  edgeOf,
  outlineOf,
  ROUNDING,
  type Base,
  type Point,
} from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { leadsOver, pathOf, turnedBy } from '../fleeing/clear-ways.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { terrainOnPath } from '../terrain/on-path.ts';

/**
 * Where the centre of a target is from the front of an element, and what is on the straight way there. By which way it wheels
 * that stands in print only.
 */
export function towardsTarget(mover: Standing, target: Standing, position: Standings): readonly Fact[] {
  const { base, label } = mover;
  const centre = centreOf(target.base);
  const turn = turnTowards(base, centre);
  const side = Math.abs(turn) < 0.05 ? '' : ` ${degrees(turn)} to the ${turn > 0 ? 'right' : 'left'} of`;
  const facing = turnedBy(base, turn);
  const path = pathOf(facing, Math.max(0, distance(facing.at, centre)));
  const friends = position.elements.filter(
    (each) => each.side === mover.side && each.label !== label && leadsOver(path, outlineOf(each.base)),
  );
  return [
    statedFact(`${target.label}’s centre is${side} straight ahead of ${label}`, { points: [base.at, centre] }),
    ...friends.map((friend) => statedFact(`friends on the straight way there: ${friend.label}`)),
    ...terrainOnPath(path, `${label}’s straight way there`, position),
  ];
}

/** Whether the front edge of an element is closer to a target once it has turned by 180 degrees where it stands. */
export function closerTurned(mover: Standing, target: Standing, position: Standings): Fact {
  const shape = outlineOf(target.base);
  const now = apartBy(edgeOf(mover.base, 'front'), shape);
  const turned = apartBy(edgeOf(turnedBy(mover.base, 180), 'front'), shape);
  const margin = now.paces - turned.paces;
  const fact = measuredFact(
    `turned by 180°, ${mover.label}’s front edge is closer to ${target.label}`,
    { margin, witness: { points: turned.points } },
    toleranceBetween(mover, target, position),
  );
  return fact.answer === 'yes' && margin <= ROUNDING ? { ...fact, answer: 'no' } : fact;
}

/** How far a base would have to turn on its middle to face a point, from -180 to 180 degrees; positive to the right. */
function turnTowards(base: Base, to: Point): number {
  const middle = centreOf(base);
  const bearing = (Math.atan2(to.x - middle.x, to.y - middle.y) * 180) / Math.PI;
  return ((((bearing - base.facing + 180) % 360) + 360) % 360) - 180;
}

function degrees(turn: number): string {
  return `${String(Math.round(Math.abs(turn) * 10) / 10)}°`;
}
