import { FORTIFICATIONS, GOINGS, WEAPONS, type CombatSide } from '../../../rules/index.ts';
import {
  die,
  flag,
  oneOf,
  oneOfOrNull,
  troop,
  troops,
  wholeNumber,
  type State,
} from '../question/state/state-field.ts';

/** Ranks behind the front one that any rule looks at. */
export const MOST_RANKS = 3;

/** The fields of a side: the name in the address, after that of the side. */
const SIDE = {
  troop: troop(),
  ranks: troops(MOST_RANKS),
  die: die(),
  gen: flag(),
  ov: wholeNumber(0, 2),
  going: oneOf(GOINGS, 'good'),
  up: flag(),
  moved: flag(),
  aid: wholeNumber(0, 2),
  wood: flag(),
  listpsiloi: flag(),
  listmixed: flag(),
  rankweapon: oneOfOrNull(WEAPONS),
  flank: wholeNumber(0, 4),
  rear: wholeNumber(0, 4),
  footflank: flag(),
  corner: flag(),
  rankgoing: oneOfOrNull(GOINGS),
  bank: flag(),
  river: flag(),
  weather: flag(),
  fort: oneOfOrNull(FORTIFICATIONS),
  storm: flag(),
  tower: flag(),
  dem: flag(),
  double: flag(),
  listdouble: flag(),
  chariot: flag(),
  weapon: oneOfOrNull(WEAPONS),
  immobile: flag(),
  unladen: flag(),
};

type SideFields = typeof SIDE;
export type SideState = State<SideFields>;

/** The fields of a combat that are passed on as they are, by the names that the rules have for them. */
export const PASSED_ON = {
  die: 'die',
  gen: 'general',
  ov: 'overlaps',
  going: 'going',
  up: 'upslope',
  moved: 'movedIntoContact',
  aid: 'aiders',
  wood: 'inWood',
  listpsiloi: 'listPermitsPsiloiSupport',
  listmixed: 'listPermitsMixedGrade',
  flank: 'flankContacts',
  rear: 'rearContacts',
  footflank: 'flankedByFootInBadGoing',
  corner: 'acrossCorner',
  bank: 'defendingBank',
  river: 'crossingRiver',
  weather: 'disadvantagedByWeather',
  fort: 'fortified',
  storm: 'attackingFortification',
  tower: 'onRaisedTower',
  dem: 'demoralised',
  double: 'doubleBased',
  listdouble: 'listRequiresDoubleBase',
  chariot: 'chariot',
  weapon: 'weapon',
  unladen: 'unladen',
} as const satisfies Partial<Record<keyof SideFields, keyof CombatSide>>;

type Prefixed<P extends string> = { [K in keyof SideFields as K extends 'troop' ? P : `${P}.${K}`]: SideFields[K] };

function sided<P extends 'a' | 'b'>(side: P): Prefixed<P> {
  const entries = Object.entries(SIDE).map(([name, field]) => [nameOf(side, name), field]);
  return Object.fromEntries(entries) as Prefixed<P>;
}

/** The fields of the combat calculator, by their names in the address. */
export const COMBAT_STATE = {
  mode: oneOf(['close', 'shooting'], 'close'),
  /** Who shoots. */
  by: oneOf(['a', 'both', 'b'], 'a'),
  ...sided('a'),
  ...sided('b'),
};

export type CombatFields = typeof COMBAT_STATE;
export type CombatState = State<CombatFields>;

/** The fields of each side, and their names in the address: put together once, as a form asks for them row by row. */
const NAMES = { a: namesOf('a'), b: namesOf('b') };

function namesOf(side: 'a' | 'b'): readonly (readonly [string, string])[] {
  return Object.keys(SIDE).map((name) => [name, nameOf(side, name)] as const);
}

/** What one side of a combat is like. */
export function sideOf(state: CombatState, side: 'a' | 'b'): SideState {
  const values: Readonly<Record<string, unknown>> = state;
  const like: Record<string, unknown> = {};
  for (const [name, field] of NAMES[side]) like[name] = values[field];
  return like as SideState; // the same names, one by one
}

function nameOf(side: 'a' | 'b', name: string): string {
  return name === 'troop' ? side : `${side}.${name}`;
}
