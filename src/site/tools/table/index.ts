export { VERDICTS, verdictAt, type TableShown } from './answer.ts';
export { anotherBeside } from './arranging/another.ts';
export { changed, placeAt, placed, removed } from './arranging/arrange.ts';
export { offersFor } from './arranging/offers.ts';
export { DRAWN_DEPTH, standingIn, type Standing } from './arranging/standing.ts';
export { NEEDS, type Matter, type Scene } from './scene.ts';
export { SCENE } from './scene-field.ts';
export { onTable, STARTS } from './starts.ts';
export { TABLE_TOOL } from './tool.ts';
