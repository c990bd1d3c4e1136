import type { AmountName, FlagName } from './reads.ts';
import type { Written } from './written.ts';

export type { Said, Written } from './written.ts';

/** One of the values that a dimension takes. */
export interface Value {
  readonly name: string;
  /** The side, or the question, with this value; where it depends on the values before it, on what they made of it. */
  readonly on: (written: Written) => Written;
}

/** Something that a space varies. The first value is the plain one: a counter-example with more of those is smaller. */
export interface Dimension {
  readonly name: string;
  readonly values: readonly Value[];
}

/** What every space tells of itself. */
interface Titled {
  readonly name: string;
  readonly title: string;
  /** What it holds, in plain words: sentences. */
  readonly holds: string;
  /** What is the same in all of it, in plain words: sentences. */
  readonly notVaried: string;
}

/** Combats of which a theorem may speak: every side a with every side b, of all the values of their dimensions. */
export interface CombatSpace extends Titled {
  readonly query: 'combat';
  readonly mode: 'close' | 'shooting';
  readonly a: readonly Dimension[];
  readonly b: readonly Dimension[];
}

/** Questions of which a theorem may speak, each with one answer: of all the values of some dimensions. */
export interface AnswerSpace extends Titled {
  /** The query that answers them, as the command line has it. */
  readonly query: 'pips' | 'move' | 'march' | 'cost' | 'losses';
  readonly dimensions: readonly Dimension[];
  /** What of an answer counts. */
  readonly says: readonly (AmountName | FlagName)[];
}

export type Space = CombatSpace | AnswerSpace;

/** How many combinations of values some dimensions have. */
export function combinations(dimensions: readonly Dimension[]): number {
  return dimensions.reduce((product, { values }) => product * values.length, 1);
}

/** How many situations a space holds. */
export function countOf(space: Space): number {
  return space.query === 'combat' ? combinations(space.a) * combinations(space.b) : combinations(space.dimensions);
}

/** The place of each dimension's value in the combination of a number, the last dimension changing fastest. */
export function placesOf(dimensions: readonly Dimension[], combination: number): readonly number[] {
  const places: number[] = [];
  let rest = combination;
  for (const { values } of dimensions.toReversed()) {
    places.unshift(rest % values.length);
    rest = Math.floor(rest / values.length);
  }
  return places;
}

/** What the values of a combination make of a side. */
export function writtenAt(dimensions: readonly Dimension[], combination: number): Written {
  const places = placesOf(dimensions, combination);
  return dimensions.reduce<Written>((side, { values }, at) => values[places[at] ?? 0]?.on(side) ?? side, {});
}

/** A combat as the command takes it. */
export interface AskedCombat {
  readonly mode: 'close' | 'shooting';
  readonly a: Written;
  readonly b: Written;
}

/** The question of a combat of a space, as the command takes it. */
export function combatAt({ mode, a, b }: CombatSpace, index: number): AskedCombat {
  const ofB = combinations(b);
  return { mode, a: writtenAt(a, Math.floor(index / ofB)), b: writtenAt(b, index % ofB) };
}

/** The question of any situation, likewise. */
export function questionAt(space: Space, index: number): Written {
  return space.query === 'combat' ? { ...combatAt(space, index) } : writtenAt(space.dimensions, index);
}

/** How much of a situation is other than plain. */
export function weightAt(space: Space, index: number): number {
  if (space.query !== 'combat') return weightOf(space.dimensions, index);
  const ofB = combinations(space.b);
  return weightOf(space.a, Math.floor(index / ofB)) + weightOf(space.b, index % ofB);
}

/** How much of a combination is other than plain; troops are never plain. */
export function weightOf(dimensions: readonly Dimension[], combination: number): number {
  return placesOf(dimensions, combination).filter((place, at) => place > 0 && dimensions[at]?.name !== 'troop').length;
}
