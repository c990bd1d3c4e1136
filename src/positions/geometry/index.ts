export { crossingOf } from './crossing.ts';
export {
  BASE_WIDTH,
  centreOf,
  cornersOf,
  EDGE_NAMES,
  edgeOf,
  leastBetween,
  outlineOf,
  outward,
  type Base,
  type CornerName,
  type EdgeName,
} from './base.ts';
export { apartBy, crosses, overlapBy, within } from './distance.ts';
export { partlyOn, whollyOn, type Ground } from './ground.ts';
export { hullOf } from './hull.ts';
export { beyond, depthIn, otherSide, type HalfPlane } from './half-plane.ts';
export { tell, type Measured, type Told, type Witness } from './measured.ts';
export { metGoing, type MetGoing } from './met-going.ts';
export { along, between, cross, distance, dot, heading, opposite, ROUNDING, type Point } from './point.ts';
export { entirelyIn, entirelyInEither, partlyIn, partlyInAll, type Outline } from './regions.ts';
export { sweptBase } from './swept-base.ts';
export { sweptBy } from './swept-by.ts';
export { touching, type CornerContact, type EdgeContact, type Touching } from './touching.ts';
