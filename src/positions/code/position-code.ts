import type { EdgeName } from '../geometry/index.ts';
import { NO_ELEMENTS, type Place, type Scale, type StatedElement, type StatedPosition } from '../placing/index.ts';
import { parsePosition, PositionTextError, writePosition } from '../text/index.ts';
import { ByteReader, ByteWriter, damaged } from './bytes.ts';
import { readTerrain, writeTerrain } from './terrain-code.ts';
import { CODED_GRADES, TYPES } from './troop-numbers.ts';

/** What these stand for in a code is for life: new ones are added at the end. */
const SCALES: readonly Scale[] = [
  { figures: 15, measure: 'millimetres' },
  { figures: 15, measure: 'inches' },
  { figures: 25, measure: 'millimetres' },
];
const KINDS = ['at', 'front', 'corner', 'beside', 'ahead'] as const;
const EDGES: readonly EdgeName[] = ['front', 'right', 'rear', 'left'];
const TRAININGS = [null, 'Reg', 'Irr'] as const;

/** Added to the settings where terrain follows them. */
const WITH_TERRAIN = 64;

/** A code begins with this, so that another way of writing one can be told from it. */
const VERSION = 'p';

/** Whether a text is meant as a code, and not as lines that tell of elements. */
export function isCode(text: string): boolean {
  return /^p[\w-]+$/u.test(text.trim());
}

/** A position in few letters, for an address. */
export function writeCode({ scale, hand, table, terrain, elements }: StatedPosition): string {
  const bytes = new ByteWriter();
  const numbered = SCALES.findIndex(({ figures, measure }) => figures === scale.figures && measure === scale.measure);
  bytes.whole(numbered * 2 + (table === null ? 0 : 1) + (terrain.length === 0 ? 0 : WITH_TERRAIN));
  bytes.hundredths(hand);
  if (table !== null) [table.x, table.y].forEach((length) => bytes.hundredths(length));
  if (terrain.length > 0) writeTerrain(bytes, terrain);
  const labels = elements.map(({ label }) => label);
  for (const element of elements) writeElement(bytes, element, labels);
  return VERSION + bytes.code();
}

/**
 * The position that a code stands for.
 *
 * @throws {PositionCodeError} If the code was damaged or cut short
 */
export function readCode(code: string): StatedPosition {
  const bytes = new ByteReader(code.trim().slice(VERSION.length));
  const written = bytes.whole();
  const settings = written % WITH_TERRAIN;
  const scale = at(SCALES, Math.floor(settings / 2));
  const hand = bytes.hundredths();
  const table = settings % 2 === 1 ? { x: bytes.hundredths(), y: bytes.hundredths() } : null;
  if (written >= 2 * WITH_TERRAIN) throw damaged();
  const terrain = written >= WITH_TERRAIN ? readTerrain(bytes) : [];
  const elements: StatedElement[] = [];
  while (!bytes.ended) elements.push(readElement(bytes, elements.length));
  const labels = elements.map(({ label }) => label);
  return checked({
    ...NO_ELEMENTS,
    scale,
    hand,
    table,
    terrain,
    elements: elements.map((each) => named(each, labels)),
  });
}

/** The name that an element has where it needs none: A to Z by its number. */
function usualLabel(index: number): string {
  return String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26)));
}

function writeElement(
  bytes: ByteWriter,
  { label, side, troop, depth, places }: StatedElement,
  labels: readonly string[],
): void {
  const usual = label === usualLabel(labels.indexOf(label));
  const flags = [side === 'enemy', troop !== null, depth !== null, !usual, places.length > 1];
  bytes.whole(flags.reduce((sum, flag, index) => sum + (flag ? 2 ** index : 0), 0));
  if (troop !== null) {
    bytes.whole(TYPES.indexOf(troop.type));
    bytes.whole(CODED_GRADES.indexOf(troop.grade) * 3 + TRAININGS.indexOf(troop.training));
  }
  if (depth !== null) bytes.hundredths(depth);
  if (!usual) bytes.word(label);
  if (places.length > 1) bytes.whole(places.length);
  for (const place of places) writePlace(bytes, place, labels);
}

function readElement(bytes: ByteReader, index: number): StatedElement {
  const flags = bytes.whole();
  const flag = (bit: number): boolean => Math.floor(flags / 2 ** bit) % 2 === 1;
  if (flags >= 32) throw damaged();
  const type = flag(1) ? at(TYPES, bytes.whole()) : null;
  const rest = type === null ? 0 : bytes.whole();
  const grade = at(CODED_GRADES, Math.floor(rest / 3));
  const troop = type === null ? null : { type, grade, training: at(TRAININGS, rest % 3) };
  const depth = flag(2) ? bytes.hundredths() : null;
  const label = flag(3) ? bytes.word() : usualLabel(index);
  const count = flag(4) ? bytes.whole() : 1;
  const first = readPlace(bytes);
  const others: Place[] = [];
  while (others.length + 1 < count) others.push(readPlace(bytes));
  return { label, side: flag(0) ? 'enemy' : 'own', troop, depth, places: [first, ...others] };
}

function writePlace(bytes: ByteWriter, place: Place, labels: readonly string[]): void {
  const edge = place.kind === 'front' ? EDGES.indexOf(place.edge) : 0;
  const right = (place.kind === 'corner' || place.kind === 'beside') && place.hand === 'right';
  const opposite = (place.kind === 'beside' || place.kind === 'ahead') && place.facing === 'opposite';
  bytes.whole(KINDS.indexOf(place.kind) + 5 * (edge + 4 * ((right ? 1 : 0) + (opposite ? 2 : 0))));
  if (place.kind === 'at') {
    [place.at.x, place.at.y, place.facing].forEach((number) => bytes.hundredths(number));
    return;
  }
  const on = labels.indexOf(place.on) + 1;
  bytes.whole(on);
  if (on === 0) bytes.word(place.on);
  if (place.kind === 'ahead') bytes.hundredths(place.paces);
  if (place.kind !== 'corner') bytes.hundredths(place.shift);
}

/** A place, the name of another in it as its number: `#3`. */
function readPlace(bytes: ByteReader): Place {
  const told = bytes.whole();
  const kind = at(KINDS, told % 5);
  const [edge, turns] = [at(EDGES, Math.floor(told / 5) % 4), Math.floor(told / 20)];
  if (turns > 3) throw damaged();
  const hand = turns % 2 === 1 ? 'right' : 'left';
  const facing = turns >= 2 ? 'opposite' : 'same';
  if (kind === 'at') return { kind, at: { x: bytes.hundredths(), y: bytes.hundredths() }, facing: bytes.hundredths() };
  const number = bytes.whole();
  const on = number === 0 ? bytes.word() : `#${String(number)}`;
  if (kind === 'corner') return { kind, on, hand };
  const paces = kind === 'ahead' ? bytes.hundredths() : 0;
  const shift = bytes.hundredths();
  if (kind === 'front') return { kind, on, edge, shift };
  return kind === 'beside' ? { kind, on, hand, facing, shift } : { kind, on, paces, facing, shift };
}

/** An element whose places name others by their numbers, with their names. */
function named(element: StatedElement, labels: readonly string[]): StatedElement {
  const [first, ...others] = element.places;
  const withName = (place: Place): Place =>
    place.kind === 'at' || !place.on.startsWith('#')
      ? place
      : { ...place, on: at(labels, Number(place.on.slice(1)) - 1) };
  return { ...element, places: [withName(first), ...others.map(withName)] };
}

/** Whatever a text cannot tell is in no code either. */
function checked(position: StatedPosition): StatedPosition {
  try {
    return parsePosition(writePosition(position));
  } catch (error) {
    if (error instanceof PositionTextError) throw damaged();
    throw error;
  }
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw damaged();
  return item;
}
