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
export { isKnown, millimetres } from './scale.ts';
export { movedTo, type Move } from './move.ts';
export { standingsOf, type DepthOf, type Standing, type Standings } from './stand.ts';
