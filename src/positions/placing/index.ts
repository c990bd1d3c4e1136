export { PositionError } from './position-error.ts';
export {
  NO_ELEMENTS,
  SIDES,
  type Hand,
  type Place,
  type Scale,
  type Side,
  type StatedElement,
  type StatedPosition,
} from './position.ts';
export {
  AREA_KINDS,
  groundOf,
  isWater,
  pointsOfTerrain,
  sectionsOf,
  TABLE_SIDES,
  TERRAIN_KINDS,
  terrainNames,
  standsStill,
  TOLD_GOINGS,
  WALL_KINDS,
  type AreaKind,
  type TableSide,
  type Terrain,
  type TerrainKind,
  type ToldGoing,
  type WallKind,
  type WayKind,
} from './terrain.ts';
export { rounded } from './rounded.ts';
export { isKnown, millimetres, paces } from './scale.ts';
export { contactPlaces, furthestCorner, placesNear, type NearPlace } from './contact-places.ts';
export { carriedTo, movedTo, partyOf, type Move, type OwnEnd } from './move.ts';
export { offTable, placedIn, standingsOf, type DepthOf, type Hands, type Standing, type Standings } from './stand.ts';
