import type { EdgeName } from '../geometry/index.ts';
import type { Hand, OwnEnd, Place } from '../placing/index.ts';
import { readAmount, readDirection, readLength, readSize } from './numbers.ts';
import { isLabel } from './labels.ts';
import { Words } from './words.ts';

/** How a place is written, for errors. */
export const PLACES =
  'a place such as "at 120,80 facing N30", "front on A left flank", "corner on A right", "beside A left", "behind A" or "200 ahead of A facing it"';

const HANDS: readonly Hand[] = ['left', 'right'];

/**
 * Read a place that stands by itself, such as where a move ends.
 *
 * @throws {PositionTextError} If it is none
 */
export function parsePlace(text: string): Place {
  const words = new Words(1, text);
  const place = readPlace(words);
  words.end('nothing more');
  return place;
}

/**
 * Read the name of an element, those of the ones who move with it, and the place where it ends: `B behind A`, or
 * `B, C front on X front`.
 *
 * @throws {PositionTextError} If it is no such thing
 */
export function parseEnd(text: string): OwnEnd {
  const words = new Words(1, text);
  const named = label(words);
  const others: string[] = [];
  while (words.skip(',')) others.push(label(words));
  const to = readPlace(words);
  words.end('nothing more');
  return { label: named, with: others, to };
}

/** Whether a place begins with this word. */
export function beginsPlace(word: string): boolean {
  return ['at', 'front', 'corner', 'beside', 'behind'].includes(word.toLowerCase()) || readLength(word) !== null;
}

/**
 * Read a place, and leave what stands behind it.
 *
 * @throws {PositionTextError} If there is none
 */
export function readPlace(words: Words): Place {
  if (words.skip('at')) return readAt(words);
  if (words.skip('front')) return readFront(words);
  if (words.skip('behind')) return { kind: 'front', on: label(words), edge: 'rear', shift: sideways(words) };
  if (words.skip('corner')) {
    const corner: Place = { kind: 'corner', on: label(words), hand: hand(words) };
    if (words.skip('front')) words.skip('corner');
    return corner;
  }
  if (words.skip('beside')) return readBeside(words);
  const paces = words.expect(PLACES, readSize);
  if (!words.skip('ahead')) throw words.error(`expected "ahead of", found ${words.rest()}`);
  words.skip('of');
  const on = label(words);
  const facing = words.skip('facing')
    ? words.expect('"it" or "away"', (word) => SIGHTS[word.toLowerCase()] ?? null)
    : 'opposite';
  return { kind: 'ahead', on, paces, facing, shift: sideways(words) };
}

const SIGHTS: Readonly<Record<string, 'same' | 'opposite'>> = {
  it: 'opposite',
  away: 'same',
  opposite: 'opposite',
  same: 'same',
};

function readAt(words: Words): Place {
  const x = words.expect('a number of paces to the east', readLength);
  if (!words.skip(',')) throw words.error(`expected "," and a number of paces to the north, found ${words.rest()}`);
  const y = words.expect('a number of paces to the north', readLength);
  if (!words.skip('facing')) throw words.error(`expected "facing" and a direction such as N30, found ${words.rest()}`);
  return { kind: 'at', at: { x, y }, facing: words.expect('a direction such as N, NE or E30', readDirection) };
}

function readFront(words: Words): Place {
  const on = label(words);
  const edge = words.expect('"front", "left flank", "right flank" or "rear"', edgeNamed);
  const flank = edge === 'left' || edge === 'right';
  if (flank) words.skip('flank');
  return { kind: 'front', on, edge, shift: flank ? backwards(words) : sideways(words) };
}

function readBeside(words: Words): Place {
  const on = label(words);
  const side = hand(words);
  words.skip('side');
  const facing = words.skip('facing')
    ? words.expect('"same" or "opposite"', (word) => (word === 'same' || word === 'opposite' ? word : null))
    : 'same';
  return { kind: 'beside', on, hand: side, facing, shift: backwards(words) };
}

function edgeNamed(word: string): EdgeName | null {
  const name = word.toLowerCase();
  return name === 'front' || name === 'left' || name === 'right' || name === 'rear' ? name : null;
}

function label(words: Words): string {
  return words.expect('the name of an element', (word) => (isLabel(word) ? word : null));
}

function hand(words: Words): Hand {
  return words.expect('"left" or "right"', (word) => HANDS.find((each) => each === word.toLowerCase()) ?? null);
}

function sideways(words: Words): number {
  return shift(words, 'left', 'right');
}

function backwards(words: Words): number {
  return shift(words, 'forward', 'back');
}

/** `, 20 left`; 0 where nothing follows. */
function shift(words: Words, negative: string, positive: string): number {
  if (!words.skip(',')) return 0;
  const paces = words.expect(`a number of paces ${negative} or ${positive}`, readAmount);
  const sign = words.expect(`"${negative}" or "${positive}"`, (word) => {
    const way = word.toLowerCase();
    return way === negative ? -1 : way === positive ? 1 : null;
  });
  return paces === 0 ? 0 : paces * sign;
}
