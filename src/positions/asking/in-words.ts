import { rounded } from '../placing/index.ts';

/** `marchedThisBound` as it is said; what is no name of the code stays as it is. */
function spaced(name: string): string {
  return /^[a-z][A-Za-z0-9]*$/u.test(name)
    ? name.replaceAll(/[A-Z]+|\d+/gu, (letters) => ` ${letters.toLowerCase()}`)
    : name;
}

/** What a field holds, as it is said: `straight back`, `yes`, `none`. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none';
  if (Array.isArray(value)) return value.map(valueInWords).join(' and ');
  if (typeof value === 'object') return fieldsInWords(value).join(', ');
  return typeof value === 'string' ? spaced(value) : JSON.stringify(value);
}

/** A length, as it is said: `41.5 paces`. */
export function pacesInWords(length: number): string {
  return `${String(rounded(length))} paces`;
}

/** Each field with what it holds, as it is said: `marched this bound: yes`. */
export function fieldsInWords(fields: object): readonly string[] {
  return Object.entries(fields).map(([field, value]) => `${spaced(field)}: ${valueInWords(value)}`);
}

/**
 * What a field asks, for a person who sees what it may hold: without what tells how a question is written.
 *
 * @param meaning As the help of its query has it; null where it is not there
 */
export function fieldInWords(field: string, meaning: string | null): string {
  const sentences = (meaning ?? '')
    .replace(/^(?:Of|For) \w+: /u, '')
    .replaceAll(/[;,] [^.;,]*(?:where|if) left out\b[^.;]*/gu, '')
    .split(/(?<=\.) (?=\D)/u);
  const written = sentences.findIndex((each) => OF_WRITING.test(each));
  const asked = sentences.slice(0, written === -1 ? undefined : written).join(' ');
  return capital(asked === '' ? spaced(field) : asked);
}

/** A name of the code, or what is so where nothing is written. */
const OF_WRITING = /[a-z][A-Z]|"|[Ll]eft out|\b[Qq]uery\b/u;

function capital(words: string): string {
  return words.replace(/^./u, (letter) => letter.toUpperCase());
}
