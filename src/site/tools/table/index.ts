export { loadAnswering, nearbyIn, problemWith, replyToScene } from './answer.ts';
export { ASKED } from './asked-in-words.ts';
export { anotherBeside } from './arranging/another.ts';
export { changed, placeAt, placed, removed } from './arranging/arrange.ts';
export { contactsOffered } from './arranging/contacts-offered.ts';
export { ending } from './arranging/ending.ts';
export {
  gripOf,
  grippedTerrain,
  middleOf,
  movedTerrain,
  newPiece,
  sizedTerrain,
  turnedTerrain,
} from './arranging/terrain.ts';
export {
  changedTerrain,
  mayAddTerrain,
  TERRAIN_TO_ADD,
  withTerrain,
  type TerrainToAdd,
} from './arranging/terrain-on-table.ts';
export { chosenWith, framed, placedTogether, WITH_IT, type WithIt } from './arranging/group.ts';
export { recoiled } from './arranging/recoiled.ts';
export { measuresOf, type Measure } from './arranging/ruler.ts';
export { drawnDepth, standingIn, type Standing } from './arranging/standing.ts';
export { troopsToPut } from './arranging/troops-to-put.ts';
export { answering, mayMove, movingTogether, toggled } from './arranging/who-moves.ts';
export { combatAddress } from './combat-address.ts';
export { asksOfTarget, endsOf, NEEDS, ownEndOf, type Matter, type Scene } from './scene.ts';
export { SCENE } from './scene-field.ts';
export { sceneOfQuestion } from './scene-of-question.ts';
export { NOWHERE, VERDICTS, type NearbyPlaces, type TableShown } from './shown.ts';
export { onTable, STARTS } from './starts.ts';
export { problemOf } from './judging/problem.ts';
export { ASKED_OF_SIDE } from './judging/to-tell.ts';
export { told } from './told.ts';
export { TABLE_TOOL } from './tool.ts';
