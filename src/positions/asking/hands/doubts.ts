import type { Hands, Standing } from '../../placing/index.ts';

/** Two elements of whom only hands could tell whether they touch. */
export interface Doubt {
  readonly one: Standing;
  readonly other: Standing;
}

/** The doubts that somebody asked about, each once. */
export interface Doubts {
  readonly all: () => readonly Doubt[];
  /** Hands that note whom they are asked about, and say what others do. */
  readonly noting: (hands: Hands) => Hands;
}

/** Nobody asked about any yet. */
export function noDoubts(): Doubts {
  const noted = new Map<string, Doubt>();
  return {
    all: () => [...noted.values()],
    noting: (hands) => (one, other) => {
      const key = keyOf({ one, other });
      if (!noted.has(key)) noted.set(key, { one, other });
      return hands(one, other);
    },
  };
}

/** The two by their names, whichever is asked about the other. */
export function keyOf({ one, other }: Doubt): string {
  return [one.label, other.label].toSorted().join('\n');
}
