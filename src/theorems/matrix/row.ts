import type { Fates, Outcome } from '../../rules/index.ts';

/** Which of the two elements of a combat. */
export type Side = 'a' | 'b';

/** What becomes of an element in the end. */
export type Fate = Outcome;

/** From best to worst. */
export const FATES: readonly Fate[] = ['stand', 'recoil', 'flee', 'destroyed'];

/** Where the texts that we have do not decide. */
const OPEN = FATES.length;
const PLACES = FATES.length + 1;
const FIRST_LETTER = 'a'.charCodeAt(0);

/** Both fates of each of the 36 throws, a letter each. */
export function spellRow(throws: readonly Fates[]): string {
  return throws
    .map((fates) => String.fromCharCode(FIRST_LETTER + placeOf(fates, 'a') * PLACES + placeOf(fates, 'b')))
    .join('');
}

/** A row of which nothing is decided. */
export const OPEN_ROW = spellRow(Array.from({ length: 36 }, () => null));

function placeOf(fates: Fates, side: Side): number {
  const fate = fates?.[side] ?? null;
  return fate === null ? OPEN : FATES.indexOf(fate);
}

/** What the 36 throws of a combat come to. */
export class Row {
  readonly text: string;
  /** Whether every throw is decided on both sides. */
  readonly decided: boolean;
  readonly #times: Readonly<Record<Side, readonly number[]>>;

  constructor(text: string) {
    this.text = text;
    const times = { a: new Array<number>(PLACES).fill(0), b: new Array<number>(PLACES).fill(0) };
    for (const { a, b } of places(text)) {
      times.a[a] = (times.a[a] ?? 0) + 1;
      times.b[b] = (times.b[b] ?? 0) + 1;
    }
    this.#times = times;
    this.decided = times.a[OPEN] === 0 && times.b[OPEN] === 0;
  }

  /** At how many of the 36 throws an element comes to a fate. */
  times(side: Side, fate: Fate): number {
    return this.#times[side][FATES.indexOf(fate)] ?? 0;
  }

  /** What becomes of an element at the throw of this number; null where it is not decided. */
  fate(side: Side, at: number): Fate | null {
    const place = this.text.charCodeAt(at) - FIRST_LETTER;
    return FATES[side === 'a' ? Math.floor(place / PLACES) : place % PLACES] ?? null;
  }
}

function places(text: string): readonly Readonly<Record<Side, number>>[] {
  return Array.from({ length: text.length }, (_, at) => {
    const place = text.charCodeAt(at) - FIRST_LETTER;
    return { a: Math.floor(place / PLACES), b: place % PLACES };
  });
}
