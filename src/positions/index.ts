import { DBM, type AnyGame } from '../rules/index.ts';
import { TABLE_QUERY_EXPLAINED } from './asking/index.ts';

/** DBM with the question of what stands on the table, which asks the others. */
export const DBM_WITH_TABLE: AnyGame = { ...DBM, queries: { ...DBM.queries, table: TABLE_QUERY_EXPLAINED } };

export {
  askedBy,
  baseDepth,
  loadAsker,
  MATTERS,
  NAMED_CLAUSES,
  NEAREST_ON_DEMAND,
  NotLoadedError,
  readTableFields,
  TABLE_ON_DEMAND,
  TABLE_QUERY,
  valueInWords,
  type Matter,
  type TableAnswer,
} from './asking/index.ts';
export { isCode, PositionCodeError, readCode, writeCode } from './code/index.ts';
export { drawnPosition } from './drawing/index.ts';
export {
  along,
  apartBy,
  BASE_WIDTH,
  centreOf,
  distance,
  edgeOf,
  heading,
  outlineOf,
  type Base,
  type Point,
} from './geometry/index.ts';
export {
  carriedTo,
  furthestCorner,
  AREA_KINDS,
  millimetres,
  NO_ELEMENTS,
  paces,
  partyOf,
  placedIn,
  placesNear,
  PositionError,
  standingsOf,
  type NearPlace,
  type OwnEnd,
  type Place,
  type Standings,
  type StatedElement,
  pointsOfTerrain,
  TABLE_SIDES,
  terrainNames,
  TOLD_GOINGS,
  WALL_KINDS,
  type StatedPosition,
  type Terrain,
} from './placing/index.ts';
export {
  MOST_TERRAIN,
  parseEnd,
  parsePlace,
  parsePosition,
  PositionTextError,
  writeElement,
  writeEnd,
  writePlace,
  writePosition,
  writeTerrain,
} from './text/index.ts';
