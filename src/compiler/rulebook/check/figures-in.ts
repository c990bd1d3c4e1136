const WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  once: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  quarter: 0.25,
};

const FIGURE = /\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|[½¼]|\b[a-z]+\b/gi;

/**
 * The figures that a text states, in digits or in words, whether they count or put in order: "2nd rank" states the
 * same as "a second rank".
 *
 * @param text Words
 * @returns Each figure by how it is written
 * @example A distance and a rank
 * ```ts
 * figuresIn('1,200p, second rank'); // Map { '1,200' => 1200, 'second' => 2 }
 * ```
 */
export function figuresIn(text: string): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (const [written] of text.matchAll(FIGURE)) {
    const figure = readOne(written);
    if (figure !== undefined) figures.set(written, figure);
  }
  return figures;
}

function readOne(written: string): number | undefined {
  if (written === '½') return WORDS.half;
  if (written === '¼') return WORDS.quarter;
  if (/^\d/.test(written)) return Number(written.replaceAll(',', ''));
  return WORDS[written.toLowerCase()];
}
