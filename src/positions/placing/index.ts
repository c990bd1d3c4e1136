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
export { contactPlaces, furthestCorner, placesNear, type NearPlace } from './contact-places.ts';
export { carriedTo, movedTo, type Move } from './move.ts';
export { placedIn, standingsOf, type DepthOf, type Standing, type Standings } from './stand.ts';
