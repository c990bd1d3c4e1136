import { shown, shortened } from '../../rules/index.ts';
import { crossingOf, type Point } from '../geometry/index.ts';
import {
  SIDES,
  standsStill,
  TOLD_GOINGS,
  type Side,
  type Terrain,
  type TerrainKind,
  type ToldGoing,
} from '../placing/index.ts';
import { isLabel } from './labels.ts';
import { readLength, readSize } from './numbers.ts';
import { KIND_WORDS, kindAtStart } from './terrain-words.ts';
import { PositionTextError } from './text-error.ts';
import { Words } from './words.ts';

/** How many points an outline or a line may have. */
const MOST_POINTS = 40;

const OUTLINE = 'points in paces, such as "0,200 120,200 120,320 0,320"';

/**
 * Whether a line tells of terrain, and not of an element: an element may be called by any one word.
 *
 * @param head What stands before the colon
 * @param rest What stands behind it
 */
export function isTerrainLine(head: string, rest: string): boolean {
  const begins = rest.trim();
  if (/^-?[\d.]+\s*,/u.test(begins)) return !/\bfacing\b/iu.test(begins);
  if (headOf(head).kind === null) return false;
  return (
    !isLabel(head.trim()) || begins === '' || (/^-?[\d.]/u.test(begins) && !/^[\d.]+\s+(?:ahead|deep)\b/iu.test(begins))
  );
}

/**
 * Read a line of terrain: `wood: 0,200 120,200 120,320`, `marsh, difficult: …`, `road 20 wide: 0,0 0,400`, `own TF: 0,0 80,0`
 * or `north edge: y 600`.
 *
 * @param line Its number
 * @throws {PositionTextError} If it is none
 */
export function readTerrain(line: number, head: string, rest: string): Terrain {
  const { side, kind, tail } = headOf(head);
  if (kind === null)
    throw new PositionTextError(
      line,
      `expected a kind of terrain before the colon, one of ${KIND_WORDS}, found ${shown(shortened(head.trim()))}`,
    );
  const words = new Words(line, rest);
  if (side !== null && kind.form !== 'wall')
    throw words.error(`expected "${side}" before TF or PF only, as these are defended, found it before "${kind.kind}"`);
  const terrain = READERS[kind.form](words, { kind, side, tail: new Words(line, tail) });
  words.end('one point more, or nothing');
  return terrain;
}

/** What stands before the colon: whose it is, what it is, and what is told of that. */
function headOf(head: string): {
  readonly side: Side | null;
  readonly kind: TerrainKind | null;
  readonly tail: string;
} {
  const [first = '', ...others] = head.trim().toLowerCase().split(/\s+/u);
  const side = SIDES.find((each) => each === first) ?? null;
  const found = kindAtStart(side === null ? head : others.join(' '));
  return { side, kind: found?.kind ?? null, tail: found?.rest ?? '' };
}

interface Head {
  readonly kind: TerrainKind;
  readonly side: Side | null;
  readonly tail: Words;
}

const READERS: Readonly<Record<Terrain['form'], (words: Words, head: Head) => Terrain>> = {
  area: (words, { kind, tail }) => {
    const isGoing = kind.kind === 'rough going' || kind.kind === 'difficult going';
    const going = isGoing ? null : goingIn(tail);
    tail.end(`nothing more after "${kind.kind}"${isGoing ? '' : ' than the going that it counts as'}`);
    return { ...asForm('area', kind), going, outline: outlineIn(words) };
  },
  way: (words, { kind, tail }) => {
    if (tail.ended)
      throw tail.error(`expected how wide it is before the colon, as in "${kind.kind} 20 wide", found "${kind.kind}"`);
    const width = tail.expect('how wide it is, in paces', readSize);
    tail.skip('paces');
    if (!tail.skip('wide')) throw tail.error(`expected "wide", found ${tail.rest()}`);
    const going = kind.kind === 'road' ? null : goingIn(tail);
    tail.end('nothing more before the colon');
    return { ...asForm('way', kind), going, width, line: lineIn(words) };
  },
  wall: (words, { kind, side, tail }) => {
    tail.end('nothing more before the colon');
    return { ...asForm('wall', kind), side, line: lineIn(words) };
  },
  edge: (words, { kind, tail }) => {
    tail.end('nothing more before the colon');
    const edge = asForm('edge', kind);
    const axis = edge.kind === 'north' || edge.kind === 'south' ? 'y' : 'x';
    if (!words.skip(axis)) throw words.error(`expected "${axis}" and a number of paces, found ${words.rest()}`);
    return { ...edge, at: words.expect('a number of paces', readLength) };
  },
};

/** A kind that is known to have this form. */
function asForm<F extends Terrain['form']>(form: F, kind: TerrainKind): Extract<TerrainKind, { form: F }> {
  // Readers are chosen by the form.
  if (kind.form !== form) throw new RangeError(`expected a kind of the form ${form}`);
  return kind as Extract<TerrainKind, { form: F }>;
}

function goingIn(tail: Words): ToldGoing | null {
  tail.skip('as');
  const going = tail.oneOf(TOLD_GOINGS);
  if (going !== null) tail.skip('going');
  return going;
}

function outlineIn(words: Words): readonly Point[] {
  const points = pointsIn(words, 3);
  const [first] = points;
  const last = points.at(-1);
  // Who ends where he began means the same outline.
  const closed = points.length > 3 && first?.x === last?.x && first?.y === last?.y;
  const outline = closed ? points.slice(0, -1) : points;
  if (standsStill(outline)) throw words.error('expected each point elsewhere than the one before, found one twice');
  const crossing = crossingOf(outline);
  if (crossing !== null) {
    const [one, other] = crossing.map((edge) => edge.map(({ x, y }) => `${String(x)},${String(y)}`).join(' to '));
    throw words.error(
      `expected an outline that does not cross or touch itself, found that ${one ?? ''} meets ${other ?? ''}`,
    );
  }
  return outline;
}

function lineIn(words: Words): readonly Point[] {
  const points = pointsIn(words, 2);
  if (standsStill(points)) throw words.error('expected each point elsewhere than the one before, found one twice');
  return points;
}

/** Points, at least so many. */
function pointsIn(words: Words, least: number): readonly Point[] {
  const points: Point[] = [];
  while (points.length < least || !words.ended) {
    if (words.ended) throw words.error(`expected at least ${String(least)} ${OUTLINE}, found ${String(points.length)}`);
    const x = words.expect(OUTLINE, readLength);
    if (!words.skip(',')) throw words.error(`expected "," and a number of paces to the north, found ${words.rest()}`);
    points.push({ x, y: words.expect('a number of paces to the north', readLength) });
    if (points.length > MOST_POINTS) throw words.error(`expected at most ${String(MOST_POINTS)} points, found more`);
    words.skip(',');
  }
  return points;
}
