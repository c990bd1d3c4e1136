import { parseTroop, TroopError, type Troop } from '../../rules/index.ts';
import {
  isKnown,
  NO_ELEMENTS,
  SIDES,
  type Place,
  type StatedElement,
  type StatedPosition,
  type Terrain,
} from '../placing/index.ts';
import { isLabel } from './labels.ts';
import { readAmount, readSize } from './numbers.ts';
import { beginsPlace, PLACES, readPlace } from './parse-place.ts';
import { isTerrainLine, readTerrain } from './parse-terrain.ts';
import { PositionTextError } from './text-error.ts';
import { Words } from './words.ts';

/** How many elements a position may have. */
const MOST_ELEMENTS = 200;

/** How many pieces of terrain. */
export const MOST_TERRAIN = 60;

/**
 * Read a position: a line an element, `A: enemy Irr Kn (F) 60 deep at 120,80 facing N30`. Before them may stand
 * `table 2400 x 1600`, `hand 1 mm` and `scale 15 mm in inches`, and a line for each piece of terrain, `wood: 0,200 120,200
 * 120,320`. What follows a # is left aside.
 *
 * @throws {PositionTextError} If a line is none of these
 */
export function parsePosition(text: string): StatedPosition {
  let position = NO_ELEMENTS;
  const elements: StatedElement[] = [];
  const terrain: Terrain[] = [];
  text.split('\n').forEach((written, index) => {
    const line = (written.split('#')[0] ?? '').trim();
    if (line === '') return;
    const number = index + 1;
    const colon = line.indexOf(':');
    if (colon < 0) {
      position = { ...position, ...readSetting(new Words(number, line)) };
      return;
    }
    const [head, rest] = [line.slice(0, colon).trim(), line.slice(colon + 1)];
    if (isTerrainLine(head, rest)) {
      terrain.push(readTerrain(number, head, rest));
      if (terrain.length > MOST_TERRAIN)
        throw new PositionTextError(number, `expected at most ${String(MOST_TERRAIN)} pieces of terrain, found more`);
      return;
    }
    const element = readElement(number, head, rest);
    if (elements.some(({ label }) => label === element.label))
      throw new PositionTextError(number, `expected another name, as there is an element ${element.label} already`);
    elements.push(element);
    if (elements.length > MOST_ELEMENTS)
      throw new PositionTextError(number, `expected at most ${String(MOST_ELEMENTS)} elements, found more`);
  });
  return { ...position, terrain, elements };
}

function readSetting(words: Words): Partial<StatedPosition> {
  const setting = words.oneOf(['table', 'hand', 'scale']);
  if (setting === null)
    throw words.error(
      `expected an element, such as "A: Reg Bd (O) ${EXAMPLE}", or "table", "hand" or "scale", found ${words.rest()}`,
    );
  const read = READERS[setting](words);
  words.end('nothing more');
  return read;
}

const EXAMPLE = 'at 120,80 facing N30';

const READERS: Readonly<Record<'table' | 'hand' | 'scale', (words: Words) => Partial<StatedPosition>>> = {
  table: (words) => {
    const x = words.expect('the width of the table in paces', readSize);
    if (!words.skip('x')) throw words.error(`expected "x" and the depth of the table, found ${words.rest()}`);
    return { table: { x, y: words.expect('the depth of the table in paces', readSize) } };
  },
  hand: (words) => {
    const hand = words.expect('a number of millimetres from 0 to 10', (word) => {
      const told = readAmount(word);
      return told !== null && told <= 10 ? told : null;
    });
    words.skip('mm');
    return { hand };
  },
  scale: (words) => {
    const figures = words.expect('15 or 25', (word) => (word === '15' ? 15 : word === '25' ? 25 : null));
    words.skip('mm');
    words.skip('in');
    const measure = words.expect('"millimetres" or "inches"', (word) =>
      word === 'millimetres' || word === 'inches' ? word : null,
    );
    if (!isKnown({ figures, measure }))
      throw words.error('expected "millimetres": how 25 mm figures are measured in inches is in none of our sources');
    return { scale: { figures, measure } };
  },
};

function readElement(line: number, label: string, rest: string): StatedElement {
  const words = new Words(line, rest);
  if (!isLabel(label))
    throw words.error(
      `expected a name of up to 12 letters and digits before the colon, found ${JSON.stringify(label.slice(0, 40))}`,
    );
  const side = words.oneOf(SIDES) ?? 'own';
  const written = words.upTo(beginsPlace);
  const troop = written === '' ? null : readTroop(words, written);
  let depth: number | null = null;
  let first: Place | null = null;
  if (/^\d+(?:\.\d+)? deep$/u.test(words.ahead(2).join(' '))) {
    depth = words.expect('a depth in paces', readSize);
    words.skip('deep');
  }
  if (words.ended) throw words.error(`expected ${PLACES}, found the end of the line`);
  first = readPlace(words);
  const others: Place[] = [];
  while (words.skip('and')) others.push(readPlace(words));
  words.end('"and" with another place, or nothing more');
  return { label, side, troop, depth, places: [first, ...others] };
}

function readTroop(words: Words, written: string): Troop {
  try {
    return parseTroop(written);
  } catch (error) {
    if (error instanceof TroopError) throw words.error(error.message);
    throw error;
  }
}
