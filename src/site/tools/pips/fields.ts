import { POSITIONS } from '../../../rules/index.ts';
import { amount } from '../question/state/amount-field.ts';
import { lines } from '../question/state/lines.ts';
import { flag, oneOf, oneOfOrNull, troop, wholeNumber, type State } from '../question/state/state-field.ts';

/** What troops may be besides: a general's element, on his base, or infantry on their mounts. */
export const ROLES = ['C-in-C', 'sub-general', 'ally', 'with general', 'on mounts'] as const;

/** Elements that are alike. */
export const MOVER_CELLS = {
  count: wholeNumber(1, 40, 4),
  troop: troop(),
  role: oneOfOrNull(ROLES),
};

export type MoverLine = State<typeof MOVER_CELLS>;

/** The fields of the PIP calculator, by their names in the address. */
export const PIP_STATE = {
  do: oneOf(['move', 'march', 'halt'], 'move'),
  who: lines(MOVER_CELLS, {
    most: 8,
    pattern: new RegExp(`^(?:(?<count>\\d+) )?(?<troop>.+?)(?: (?<role>${ROLES.join('|')}))?$`),
    expected: 'a count and a troop, such as 6 Irr Wb (O)',
    written: ({ count, troop: name, role }) => `${count} ${name}${role === '' ? '' : ` ${role}`}`,
  }),
  form: oneOf(['line', 'column'], 'line'),
  nth: wholeNumber(1, 9),
  dev: oneOf(['no', 'yes', 'follow', 'slide'], 'no'),
  far: oneOf(['full', 'short', 'river', 'impassable', 'known', 'found'], 'full'),
  touch: oneOf(['no', 'legal', 'other'], 'no'),
  ends: oneOfOrNull(['yes', 'no']),
  bow: oneOf(['no', 'known', 'found'], 'no'),
  dist: amount(1, 5000),
  sight: flag(),
  gen: oneOf(['well', 'contact', 'straggling', 'lost'], 'well'),
  gencontact: flag(),
  used: flag(),
  genmoved: flag(),
  along: oneOf(['no', 'road', 'bank'], 'no'),
  from: flag(),
  water: flag(),
  psiloi: flag(),
  mount: flag(),
  double: flag(),
  becomes: oneOf(['1', '2'], '1'),
  back: flag(),
  spont: flag(),
  pos: oneOf(POSITIONS, 'good'),
  fort: flag(),
  edge: flag(),
  uphill: flag(),
};

export type PipFields = typeof PIP_STATE;
export type PipState = State<PipFields>;
