import { squeezed } from '../../frame/questions/word-meant.ts';

/** Kinds of terrain feature, by the abbreviations of the army lists where our sources use them. */
export const FEATURES = {
  WW: 'waterway',
  Rv: 'river',
  Rd: 'road',
  BUA: 'built-up area',
  fields: 'fields',
  'H(G)': 'gentle hill',
  'H(S)': 'steep hill',
  Wd: 'wood',
  V: 'vineyard',
  O: 'orchard',
  RGo: 'rough going',
  marsh: 'marsh',
  gully: 'gully',
  other: 'another area feature',
} as const;

export type Feature = keyof typeof FEATURES;
export const FEATURE_CODES = Object.keys(FEATURES) as readonly Feature[]; // a record's keys

/** A feature as it is proposed: `hill` is one whose class is asked for. */
export type ProposedFeature = Feature | 'hill';

/** Features that run from somewhere to somewhere, or along an edge; all others are area features. */
export const LINEAR: readonly ProposedFeature[] = ['WW', 'Rv', 'Rd'];
export const HILLS: readonly ProposedFeature[] = ['H(G)', 'H(S)', 'hill'];

/** What may cover slopes. */
export const COVERINGS = ['Wd', 'V', 'O', 'olives', 'brush', 'rocky', 'boggy', 'terraces'] as const;
export type Covering = (typeof COVERINGS)[number];

/** Which slopes of a hill are steep: none, some or all. */
export const SLOPES = ['gentle', 'mixed', 'steep'] as const;
export type Slopes = (typeof SLOPES)[number];

const OTHER_WORDS: Readonly<Record<string, Feature>> = {
  woods: 'Wd',
  vineyards: 'V',
  orchards: 'O',
  field: 'fields',
  town: 'BUA',
  brush: 'RGo',
  'rocky ground': 'RGo',
};

/** The abbreviation of a feature that is written in words or in other letters; what was given if there is none. */
export function abbreviated(given: string): string {
  const word = squeezed(given);
  const code = FEATURE_CODES.find((each) => squeezed(each) === word || squeezed(FEATURES[each]) === word);
  return code ?? OTHER_WORDS[given.toLowerCase()] ?? given;
}
