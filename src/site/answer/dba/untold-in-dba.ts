import type { Question, Untold, Values } from '../understanding/index.ts';
import { IN_COVER, SUPPORTED } from './troops.ts';

/** What a question of DBA does not tell, and its answer may hang on. */
export function untoldIn({ kind, told }: Pick<Question, 'kind' | 'told'>): readonly Untold[] {
  switch (kind) {
    case 'combat':
      return [...['a', 'b'].flatMap((side) => depthOf(told, side)), ...goingOf(told, [])];
    case 'move':
      return goingOf(told, [{ value: 'road', label: 'on a road' }]);
    case 'pips':
      return told.role === undefined && told.dist === undefined ? [FAR] : [];
    default:
      return [];
  }
}

function goingOf(told: Values, more: Untold['options']): readonly Untold[] {
  if (Object.keys(told).some((name) => name.endsWith('going'))) return [];
  const options = [{ value: 'good', label: 'good going' }, { value: 'bad', label: 'bad going' }, ...more];
  return [{ name: 'going', label: 'going', options, assumed: 'good' }];
}

/** How deep those stand whom their own support. */
function depthOf(told: Values, side: string): readonly Untold[] {
  const { [`${side}.type`]: type = '', mode } = told;
  const isTold = Object.keys(told).some((name) => /deep$|behind/.test(name) && name.startsWith(side));
  if (!SUPPORTED.includes(type) || isTold || mode === 'shooting' || 'a.number' in told) return [];
  const alike = told['a.type'] === told['b.type'] ? (side === 'a' ? ', left' : ', right') : '';
  const options = ['one', 'two'].map((ranks, index) => ({
    value: String(index + 1),
    label: `${type}${alike} ${ranks} deep`,
  }));
  return [{ name: `${side}.deep`, label: `ranks of ${type}${alike}`, options, assumed: '1' }];
}

/** A value for each that the rules tell apart. */
const FAR: Untold = {
  name: 'dist',
  label: 'distance to the general',
  options: [
    { value: '0', label: 'up to 1,200 paces from the general, in the open' },
    {
      value: IN_COVER,
      label: 'over 600 paces from him, in a wood, oasis or dunes, or beyond those, a hill crest, BUA or camp',
    },
    { value: '1201', label: 'over 1,200 paces from him' },
  ],
  assumed: null,
};

/** How they would move again. */
export const HOW_AGAIN: Untold = {
  name: 'how',
  label: 'how they move again',
  options: [
    { value: 'contact', label: 'into close combat or support' },
    { value: 'first', label: 'in the first bound of their side' },
    { value: 'road', label: 'as a column along a road that contacts nobody' },
    { value: 'near', label: 'from within a base width of enemy' },
    { value: 'otherwise', label: 'otherwise' },
  ],
  assumed: null,
};
