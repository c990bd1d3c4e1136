import { TROOP_TYPES } from '../../../../../rules/index.ts';
import type { Option, Untold, Values } from '../../question.ts';
import type { NamedTroop } from '../../words/piece.ts';

/** So many ranks any rule looks at. */
export const MOST_DEEP = 4;
/** So many may aid who shoots. */
export const MOST_AIDERS = 2;

/** Who fights those that defend fortifications attacks across them, unless it is chosen otherwise: it tells for some. */
export function stormOf(side: 'a' | 'b', { type }: NamedTroop, told: Values): readonly Untold[] {
  const other = side === 'a' ? 'b' : 'a';
  if (!(`${other}.fort` in told) || `${side}.storm` in told || `${side}.fort` in told) return [];
  if (TROOP_TYPES[type].arm !== 'mounted' && type !== 'WWg') return [];
  return [
    {
      name: `${side}.storm`,
      label: `where ${type} attack`,
      options: [
        { value: '1', label: `${type} attack across the fortifications` },
        { value: '0', label: `${type} do not attack across them` },
      ],
      assumed: '1',
      quiet: true,
    },
  ];
}

/** Who has moved into contact counts for some. */
export const CHARGED: Untold = {
  name: 'charged',
  label: 'whose bound',
  options: [
    { value: '', label: 'no move into contact counted' },
    { value: 'a', label: 'left moved into contact' },
    { value: 'b', label: 'right moved into contact' },
  ],
  assumed: '',
  quiet: true,
};

/** One of them has: which, is not told. */
export const WHO_CHARGED: Untold = {
  name: 'charged',
  label: 'who moved into contact',
  options: CHARGED.options.filter(({ value }) => value !== ''),
  assumed: null,
  before: 'and',
};

/** What is told of one of them, though not of whom, `any.ov`: who it is, `who.ov`. */
export function whoIsSo(told: Values): readonly Untold[] {
  return Object.entries(SO).flatMap(([name, so]) => {
    const value = told[name];
    const more = name === 'any.die' ? ` ${value ?? ''}` : value === '2' ? ' on both flanks' : '';
    return value === undefined ? [] : [whoIs(name.replace('any', 'who'), so + more, 'left', 'right')];
  });
}

function whoIs(name: string, how: string, left: string, right: string): Untold {
  return {
    name,
    label: `who is ${how}`,
    options: [
      { value: 'a', label: `${left} ${how}` },
      { value: 'b', label: `${right} ${how}` },
    ],
    assumed: null,
    before: 'and',
  };
}

/** What may be told of one of them, not of whom. */
export const SO: Readonly<Record<string, string>> = {
  'any.ov': 'overlapped',
  'any.flank': 'contacted on its flank',
  'any.rear': 'contacted on its rear',
  'any.gen': 'with the general',
  'any.up': 'upslope',
  'any.die': 'rolling',
};

/** Who stands that deep, where it is told at the end and may be said of either. */
export function whoIsDeep(ranks: number, a: string, b: string): Untold {
  const deep = `${String(ranks)} deep`;
  return a === b ? whoIs('ranked', deep, `${a}, left,`, `${b}, right,`) : whoIs('ranked', deep, a, b);
}

/** Those who can shoot may do so instead of fighting. */
export const SHOOTS: Untold = {
  name: 'shoots',
  label: 'close combat or shooting',
  options: [
    { value: '', label: 'close combat' },
    { value: 'a', label: 'left shoots at right' },
    { value: 'b', label: 'right shoots at left' },
  ],
  assumed: '',
};

/** How many ranks a side has; one is worth telling only where another would tell. */
export function depthOf(side: string, type: string, assumed: string): Untold {
  return {
    name: `${side}.deep`,
    label: `ranks of ${type}`,
    options: depthsOf(type),
    assumed,
    quiet: assumed === '1',
  };
}

/** `3Bd` is one base of three figures, unless it is chosen to be three ranks. */
export function figuresOf(side: string, type: string, figures: number): Untold {
  const deep = depthsOf(type).filter(({ value }) => value === String(figures));
  return {
    name: `${side}.deep`,
    label: `what ${String(figures)}${type} says`,
    options: [{ value: '1', label: `${type} on one base of ${String(figures)} figures` }, ...deep],
    assumed: '1',
  };
}

/** How deep a column is. */
export function columnOf(side: string, type: string): Untold {
  return { name: `${side}.deep`, label: `ranks of ${type}`, options: depthsOf(type).slice(1), assumed: null };
}

function depthsOf(type: string): readonly Option[] {
  const deep = Array.from({ length: MOST_DEEP - 1 }, (_, index) => String(index + 2));
  return [
    { value: '1', label: `${type} front only` },
    ...deep.map((ranks) => ({ value: ranks, label: `${type} ${ranks} deep` })),
  ];
}

/** How many aid who shoots. */
export function aidersOf(side: string, type: string, assumed: number): Untold {
  return {
    name: `${side}.aid`,
    label: `aiders of ${type}`,
    options: AIDERS,
    assumed: String(assumed),
    quiet: assumed === 0,
  };
}

const AIDERS: readonly Option[] = [
  { value: '0', label: 'nobody aids' },
  { value: '1', label: '1 aids' },
  { value: '2', label: '2 aid' },
];
