/** All with which terrain is set up: loaded where there is some, or some is wanted. */
export { newPiece } from '../../../index.ts';
export { TerrainBar } from './TerrainBar.tsx';
export { TerrainGrips, TerrainLayer } from './TerrainLayer.tsx';
