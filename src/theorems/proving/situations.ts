import { parseTroop, type Grade, type TroopType } from '../../rules/index.ts';
import type { Fate, Row, Side } from '../matrix/row.ts';
import type { Rows } from '../matrix/rows-of.ts';
import { combinations, placesOf, writtenAt, type CombatSpace, type Dimension } from '../spaces/space.ts';
import type { Dice, SideSeen, SituationSeen } from './scope.ts';

/** The situations of a space, as theorems look at them. */
export type Situations = (index: number) => Situation;

/** A side, with the way to others that differ in one value. */
interface SideAt extends SideSeen {
  /** The combination with another value of a dimension; null where there is none. */
  readonly combinationWith: (dimension: string, value: string) => number | null;
}

/** A situation that the rules decide or not, with its place in the space. */
export class Situation implements SituationSeen {
  readonly index: number;
  readonly a: SideSeen;
  readonly b: SideSeen;
  readonly row: Row;
  readonly #variant: (side: Side, dimension: string, value: string) => number | null;
  readonly #at: Situations;

  constructor(
    index: number,
    sides: Readonly<Record<Side, SideSeen>>,
    row: Row,
    variant: (side: Side, dimension: string, value: string) => number | null,
    at: Situations,
  ) {
    this.index = index;
    this.a = sides.a;
    this.b = sides.b;
    this.row = row;
    this.#variant = variant;
    this.#at = at;
  }

  times = (side: Side, fate: Fate): number => this.row.times(side, fate);

  with = (side: Side, dimension: string, value: string): Situation | null => {
    const index = this.#variant(side, dimension, value);
    if (index === null) return null;
    const other = this.#at(index);
    return other.row.decided ? other : null;
  };

  graded = (side: Side, grade: Grade): Situation | null => this.with(side, 'troop', `${this[side].type} (${grade})`);

  same = (other: SituationSeen): boolean => other instanceof Situation && other.row.text === this.row.text;

  fate = (side: Side, { a, b }: Dice): Fate | null =>
    a < 1 || a > 6 || b < 1 || b > 6 ? null : this.row.fate(side, (a - 1) * 6 + b - 1);
}

/** Look at the situations of a space. */
export function situationsOf(space: CombatSpace, rows: Rows): Situations {
  const ofB = combinations(space.b);
  const sides = { a: sidesOf(space.a), b: sidesOf(space.b) };
  const at: Situations = (index) => {
    const inA = Math.floor(index / ofB);
    const inB = index % ofB;
    const a = sides.a(inA);
    const b = sides.b(inB);
    const variant = (side: Side, dimension: string, value: string): number | null => {
      const other = (side === 'a' ? a : b).combinationWith(dimension, value);
      if (other === null) return null;
      return side === 'a' ? other * ofB + inB : inA * ofB + other;
    };
    return new Situation(index, { a, b }, rows(index), variant, at);
  };
  return at;
}

function sidesOf(dimensions: readonly Dimension[]): (combination: number) => SideAt {
  const known = new Map<number, SideAt>();
  return (combination) => {
    const before = known.get(combination);
    if (before !== undefined) return before;
    const side = sideAt(dimensions, combination);
    known.set(combination, side);
    return side;
  };
}

function sideAt(dimensions: readonly Dimension[], combination: number): SideAt {
  const places = placesOf(dimensions, combination);
  const { type, grade } = parseTroop(String(writtenAt(dimensions, combination).troop));
  const steps = dimensions.map((_, at) => combinations(dimensions.slice(at + 1)));
  return {
    type,
    grade,
    is: (other: TroopType, ...grades: Grade[]) =>
      other === type && (grades.length === 0 || (grade !== null && grades.includes(grade))),
    isAny: (...types: TroopType[]) => types.includes(type),
    in: (name) => {
      const at = dimensions.findIndex((each) => each.name === name);
      return dimensions[at]?.values[places[at] ?? 0]?.name ?? null;
    },
    combinationWith: (name, value) => {
      const at = dimensions.findIndex((each) => each.name === name);
      const place = dimensions[at]?.values.findIndex((each) => each.name === value) ?? -1;
      return place === -1 ? null : combination + (place - (places[at] ?? 0)) * (steps[at] ?? 1);
    },
  };
}
