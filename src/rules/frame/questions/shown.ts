/** How much of a value an error tells: so many letters, so many levels of lists and objects. */
const MOST_LETTERS = 200;
const DEEPEST = 4;

/**
 * A value as an error tells it, as JSON; of what is long or deep, the beginning.
 *
 * @param value Anything that JSON can hold, however large
 * @example What is left of a long word
 * ```ts
 * shown('a'.repeat(1000)); // '"aaa…' of 200 letters, then "…"
 * ```
 */
export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : shortened(JSON.stringify(upTo(value, DEEPEST)));
}

/** The beginning of a text, as long as an error tells it. */
export function shortened(text: string): string {
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS)}…`;
}

function upTo(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return shortened(value);
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, MOST_LETTERS).map((each) => upTo(each, levels - 1));
  const fields = Object.entries(value).slice(0, MOST_LETTERS);
  return Object.fromEntries(fields.map(([name, each]) => [shortened(name), upTo(each, levels - 1)]));
}
