/** Degrees and paces are told to a hundredth; no table is 10,000 paces long. */
const NUMBER = /^-?\d{1,4}(?:\.\d{1,2})?$/u;

/** A length in paces, or in millimetres; null for what is none. */
export function readLength(word: string): number | null {
  return NUMBER.test(word) ? Number(word) + 0 : null;
}

/** The same, 0 or more. */
export function readAmount(word: string): number | null {
  const length = readLength(word);
  return length === null || length < 0 || Object.is(length, -0) ? null : length;
}

/** The same, more than 0. */
export function readSize(word: string): number | null {
  const size = readAmount(word);
  return size === 0 ? null : size;
}

const QUARTERS = ['N', 'E', 'S', 'W'] as const;
const HALFWAY: Readonly<Record<string, number>> = { NE: 45, SE: 135, SW: 225, NW: 315 };
const DIRECTION = /^([NESW])(\d{0,2}(?:\.\d{1,2})?)$/iu;

/** A direction in degrees clockwise from north: `N`, `NE`, `E30` for 30 degrees on from east; null for what is none. */
export function readDirection(word: string): number | null {
  const halfway = HALFWAY[word.toUpperCase()];
  if (halfway !== undefined) return halfway;
  const [, letter = '', degrees = ''] = DIRECTION.exec(word) ?? [];
  const quarter = QUARTERS.findIndex((each) => each === letter.toUpperCase());
  const on = degrees === '' ? 0 : Number(degrees);
  return quarter < 0 || !(on < 90) ? null : (quarter * 9000 + Math.round(on * 100)) / 100;
}

/** A direction as {@link readDirection} reads it. */
export function writeDirection(degrees: number): string {
  const hundredths = Math.round(degrees * 100) % 36000;
  const [quarter, on] = [Math.floor(hundredths / 9000), (hundredths % 9000) / 100];
  return `${QUARTERS[quarter] ?? 'N'}${on === 0 ? '' : String(on)}`;
}
