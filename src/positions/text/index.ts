export { parseEnd, parsePlace } from './parse-place.ts';
export { MOST_TERRAIN, parsePosition } from './parse-position.ts';
export { PositionTextError } from './text-error.ts';
export { writeTerrain } from './write-terrain.ts';
export { writeElement, writeEnd, writePlace, writePosition } from './write-position.ts';
