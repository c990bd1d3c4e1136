import { COVERINGS, FEATURE_CODES, RIVER_COURSES, SLOPES } from '../../../rules/index.ts';
import { amount } from '../question/state/amount-field.ts';
import { lines } from '../question/state/lines.ts';
import { setOf } from '../question/state/set-field.ts';
import { die, flag, oneOf, oneOfOrNull, type State } from '../question/state/state-field.ts';

/** Sizes of what is there already, and of hills that are built upon, in feature equivalents. */
export const SIZES = ['0.5', '1', '1.5', '2', '2.5', '3'] as const;

const ROLES = ['defender', 'invader'] as const;
const WATER = ['WW', 'Rv'] as const;
const [FIRST_CODE = 'other', ...MORE_CODES] = FEATURE_CODES;
const yesOrNo = () => oneOfOrNull(['yes', 'no']);

/** A feature that is on the table already. */
export const EARLIER_CELLS = {
  role: oneOf(ROLES, 'defender'),
  what: oneOfOrNull([FIRST_CODE, ...MORE_CODES]),
  size: oneOf(SIZES, '1'),
  must: oneOfOrNull(['compulsory']),
};

export type EarlierLine = State<typeof EARLIER_CELLS>;

/** The fields of the calculator of terrain, by their names in the address. */
export const TERRAIN_STATE = {
  role: oneOf(ROLES, 'defender'),
  what: oneOfOrNull([FIRST_CODE, ...MORE_CODES, 'hill']),
  size: amount(0.5, 9, 1),
  must: flag(),
  slopes: oneOfOrNull(SLOPES),
  cover: setOf(COVERINGS),
  withroad: flag(),
  hill: oneOf(['0', ...SIZES], '0'),
  across: amount(1, 5000),
  pf: yesOrNo(),
  naval: amount(1, 200),
  there: lines(EARLIER_CELLS, {
    most: 20,
    pattern: /^(?<role>defender|invader) (?<what>\S+?)(?: (?<size>\d(?:\.5)?|0\.5))?(?: (?<must>compulsory))?$/,
    expected: 'a feature and whose it is, such as defender Wd 1.5 compulsory',
    written: ({ role, what, size, must }) => `${role} ${what} ${size}${must && ` ${must}`}`,
  }),
  die: die(),
  posdie: die(),
  failed: setOf(WATER),
  edge: oneOfOrNull(['short', 'long']),
  course: oneOfOrNull(RIVER_COURSES),
  sector: oneOfOrNull(['central', 'flank']),
  within: yesOrNo(),
  water: yesOrNo(),
  rear: yesOrNo(),
  linked: yesOrNo(),
  bua: yesOrNo(),
  wwbua: flag(),
  beach: flag(),
  promontory: flag(),
  list: setOf(FEATURE_CODES),
  compulsory: setOf(FEATURE_CODES),
};

export type TerrainFields = typeof TERRAIN_STATE;
export type TerrainState = State<TerrainFields>;
