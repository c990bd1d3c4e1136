import { DBM, type AnyGame } from '../rules/index.ts';
import { TABLE_QUERY_EXPLAINED } from './asking/index.ts';

/** DBM with the question of what stands on the table, which asks the others. */
export const DBM_WITH_TABLE: AnyGame = { ...DBM, queries: { ...DBM.queries, table: TABLE_QUERY_EXPLAINED } };

export { baseDepth, MATTERS, meaningOf, readTableFields, TABLE_QUERY, type TableAnswer } from './asking/index.ts';
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
  millimetres,
  NO_ELEMENTS,
  placedIn,
  placesNear,
  PositionError,
  standingsOf,
  type NearPlace,
  type Place,
  type Standings,
  type StatedElement,
  type StatedPosition,
} from './placing/index.ts';
export { parsePlace, parsePosition, PositionTextError, writeElement, writePlace, writePosition } from './text/index.ts';
