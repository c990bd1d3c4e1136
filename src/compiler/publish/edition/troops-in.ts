import { textOfBlock, type Clause } from '../../rulebook/index.ts';
import { LIGHT_TROOPS, SKIRMISHERS, TROOP_TYPES, type TroopType } from '../../../rules/index.ts';

const TYPES = Object.keys(TROOP_TYPES) as TroopType[];

/** How each type is written, one or several, in full or by its abbreviation: `light horse`, `Elephants (X)`, `WWg`. */
const WRITTEN = new Map(
  TYPES.map((type) => [type, `(?:${type}|${TROOP_TYPES[type].name.replace(/s$/, '').replaceAll(/^./g, anyCase)}s?)`]),
);
const ANY_TYPE = `(?:${[...WRITTEN.values()].join('|')})(?: ?\\([SOIFX]\\))?`;
const SOME_TYPES = `${ANY_TYPE}(?:(?:,| or| and|, or|, and) ${ANY_TYPE})*`;

/** Where types are named only to be left out, or to measure by. */
const LEFT_OUT = new RegExp(
  [
    `\\b(?:[Ee]xcept|other than|but|not|not counting|apart from|slow) (?:of )?(?:an? |any )?${SOME_TYPES}\\b`,
    `\\b${SOME_TYPES} (?:are |is )?(?:excepted|apart)\\b`,
    `\\bnon-${ANY_TYPE}\\b`,
  ].join('|'),
  'gu',
);

/** Words for troops of several types, and those whom they mean. */
const GROUPS: readonly (readonly [RegExp, readonly TroopType[]])[] = [
  [/\bmounted\b(?! infantry| on\b)/iu, ofArm('mounted')],
  [/(?<!\bon )\bfoot\b/iu, ofArm('foot')],
  [/\b(?:naval|vessels?)\b/iu, ofArm('naval')],
  [/\bskirmishers?\b/iu, SKIRMISHERS],
  [/\blight troops\b/iu, LIGHT_TROOPS],
  [/\b(?:all|any|every|same) types?\b(?! of bow)/iu, TYPES],
  [/\b(?:all|any|every|land|on-table) troops\b/iu, TYPES],
  [/\birregulars\b/iu, TYPES],
  [
    new RegExp(
      `\\b(?:an?|all the|any|back|each|enemy|every|friendly|marching|moving|recoiling|single|which) elements?\\b(?! (?:base|width|equivalent|of ${ANY_TYPE}\\b))`,
      'iu',
    ),
    TYPES,
  ],
];

/**
 * The troop types that some wordings of a clause speak of, by name and by words for several of them. None where they name
 * none, or some only to leave them out or to measure by: what is left then is for all. What a note takes as its example is
 * not what the clause is about; of a table, its rows tell.
 */
export function troopsIn(clauses: readonly Clause[]): readonly TroopType[] {
  const text = clauses
    .flatMap(({ title, blocks }) => [title, ...blocks.filter(({ kind }) => kind !== 'note').map(textOfBlock)])
    .join('\n');
  const named = typesNamed(text);
  if (named.size === 0) return [];
  const meant = clauses.some(({ figures }) => figures !== null)
    ? []
    : GROUPS.flatMap(([words, types]) => (words.test(text) ? types : []));
  const spokenOf = new Set([...typesNamed(text.replaceAll(LEFT_OUT, '')), ...meant]);
  return spokenOf.size === 0 ? [] : TYPES.filter((type) => spokenOf.has(type) || named.has(type));
}

function typesNamed(text: string): ReadonlySet<TroopType> {
  return new Set(TYPES.filter((type) => new RegExp(`\\b${WRITTEN.get(type) ?? type}\\b`, 'u').test(text)));
}

function ofArm(arm: 'mounted' | 'foot' | 'naval'): readonly TroopType[] {
  return TYPES.filter((type) => TROOP_TYPES[type].arm === arm);
}

function anyCase(letter: string): string {
  return `[${letter.toUpperCase()}${letter}]`;
}
