export { parsePlace } from './parse-place.ts';
export { parsePosition } from './parse-position.ts';
export { PositionTextError } from './text-error.ts';
export { writeElement, writePlace, writePosition } from './write-position.ts';
