import { formatTroop } from '../../rules/index.ts';
import {
  NO_ELEMENTS,
  partyOf,
  type OwnEnd,
  type Place,
  type StatedElement,
  type StatedPosition,
} from '../placing/index.ts';
import { writeDirection } from './numbers.ts';
import { writeTerrain } from './write-terrain.ts';

/** A position as {@link parsePosition} reads it: a line an element, terrain before them, what is usual left out. */
export function writePosition({ scale, hand, table, terrain, elements }: StatedPosition): string {
  const usual = NO_ELEMENTS;
  const settings = [
    scale.figures === usual.scale.figures && scale.measure === usual.scale.measure
      ? null
      : `scale ${String(scale.figures)} mm in ${scale.measure}`,
    hand === usual.hand ? null : `hand ${String(hand)} mm`,
    table === null ? null : `table ${String(table.x)} x ${String(table.y)}`,
  ];
  return [
    ...settings.filter((line) => line !== null),
    ...terrain.map(writeTerrain),
    ...elements.map(writeElement),
  ].join('\n');
}

/** An element as {@link parsePosition} reads its line. */
export function writeElement({ label, side, troop, depth, places }: StatedElement): string {
  const words = [
    `${label}:`,
    side === 'own' ? null : side,
    troop === null ? null : formatTroop(troop),
    depth === null ? null : `${String(depth)} deep`,
    places.map(writePlace).join(' and '),
  ];
  return words.filter((word) => word !== null).join(' ');
}

/** A place as {@link parsePlace} reads it. */
export function writePlace(place: Place): string {
  switch (place.kind) {
    case 'at':
      return `at ${String(place.at.x)},${String(place.at.y)} facing ${writeDirection(place.facing)}`;
    case 'front': {
      const flank = place.edge === 'left' || place.edge === 'right';
      const shift = flank ? writeShift(place.shift, 'forward', 'back') : writeShift(place.shift, 'left', 'right');
      return `front on ${place.on} ${place.edge}${flank ? ' flank' : ''}${shift}`;
    }
    case 'corner':
      return `corner on ${place.on} ${place.hand}`;
    case 'beside':
      return `beside ${place.on} ${place.hand}${place.facing === 'same' ? '' : ' facing opposite'}${writeShift(place.shift, 'forward', 'back')}`;
    case 'ahead':
      return `${String(place.paces)} ahead of ${place.on} facing ${place.facing === 'opposite' ? 'it' : 'away'}${writeShift(place.shift, 'left', 'right')}`;
  }
}

/** Where an element ends, as {@link parseEnd} reads it. */
export function writeEnd(end: OwnEnd): string {
  return `${partyOf(end).join(', ')} ${writePlace(end.to)}`;
}

function writeShift(shift: number, negative: string, positive: string): string {
  return shift === 0 ? '' : `, ${String(Math.abs(shift))} ${shift < 0 ? negative : positive}`;
}
