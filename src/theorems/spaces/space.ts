/** One side of a question, or the whole of it, as JSON writes it. */
export type Written = Readonly<Record<string, unknown>>;

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

/** Combats of which a theorem may speak: every side a with every side b, of all the values of their dimensions. */
export interface Space {
  readonly name: string;
  readonly title: string;
  /** What it holds, in plain words: sentences. */
  readonly holds: string;
  /** What is the same in all of it, in plain words: sentences. */
  readonly notVaried: string;
  readonly mode: 'close' | 'shooting';
  readonly a: readonly Dimension[];
  readonly b: readonly Dimension[];
}

/** How many combinations of values some dimensions have. */
export function combinations(dimensions: readonly Dimension[]): number {
  return dimensions.reduce((product, { values }) => product * values.length, 1);
}

/** How many situations a space holds. */
export function countOf({ a, b }: Space): number {
  return combinations(a) * combinations(b);
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

/** The question of a situation, as the command takes it. */
export function questionAt(
  space: Space,
  index: number,
): { readonly mode: Space['mode']; readonly a: Written; readonly b: Written } {
  const { mode, a, b } = space;
  const ofB = combinations(b);
  return { mode, a: writtenAt(a, Math.floor(index / ofB)), b: writtenAt(b, index % ofB) };
}

/** How much of a combination is other than plain; troops are never plain. */
export function weightOf(dimensions: readonly Dimension[], combination: number): number {
  return placesOf(dimensions, combination).filter((place, at) => place > 0 && dimensions[at]?.name !== 'troop').length;
}

/** All of a space that changes what it holds, as a text: for its digest. */
export function spelled(space: Space): string {
  const { a, b } = space;
  const spell = (dimensions: readonly Dimension[]): unknown =>
    dimensions.map(({ name, values }) => [name, values.map((value) => value.name)]);
  const plain = [a, b].map((dimensions) =>
    dimensions.map((each, at) =>
      each.values.map(({ on }) =>
        on(dimensions.slice(0, at).reduce<Written>((side, one) => one.values[0]?.on(side) ?? side, {})),
      ),
    ),
  );
  return JSON.stringify([space.name, space.mode, spell(a), spell(b), plain]);
}
