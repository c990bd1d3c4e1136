import { troopNames } from '../wording/troop-names.ts';

const names = Object.entries(troopNames).map(
  ([type, name]) => [new RegExp(`\\b${type}\\b`), new RegExp(`\\b${name}\\b`, 'i'), `${type} ${name}`] as const,
);

/** What a text is found by when a list is narrowed down: small letters without accents, and troops by name and abbreviation, whichever it has. */
export function foundBy(text: string): string {
  const troops = names.filter(([type, name]) => type.test(text) || name.test(text)).map(([, , both]) => both);
  return plain([text, ...troops].join(' '));
}

/** The words that a person typed, each as {@link foundBy} writes it. */
export function wordsOf(typed: string): readonly string[] {
  return plain(typed).split(/\s+/).filter(Boolean);
}

/** Nobody types accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
