import type { Untold } from '../question.ts';
import { gradeOf, toldOf } from './untold.ts';
import { Taking, type Reading } from './taking.ts';
import type { Piece } from '../words/piece.ts';

/** What an element adds to its die in close combat, by whom it meets: `factor for Cv`, `combat factor Ax v foot`. */
export function readFactor(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const [troop] = taking.troops(1) ?? [];
  if (!taking.asks('factor') || troop === undefined || troop.count !== null || troop.figures !== undefined) return null;
  taking.asks('odds');
  const { arm } = taking.states(['arm']);
  return {
    question: {
      kind: 'factor',
      told: { ...toldOf('a', troop), ...(arm === undefined ? {} : { arm }) },
      untold: [...gradeOf('a', troop, false), ...(arm === undefined ? [ARM] : [])],
    },
    rest: taking.left,
  };
}

const ARM: Untold = {
  name: 'arm',
  label: 'arm of the enemy',
  options: ['mounted', 'foot', 'naval'].map((value) => ({ value, label: `v ${value}` })),
  assumed: null,
};

/** How deep a base is: `base depth Kn`. */
export function readBase(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const [troop] = taking.troops(1) ?? [];
  if (!taking.asks('base') || troop === undefined || (troop.count ?? 1) > 1) return null;
  const states = taking.states(['double', 'chariot']);
  return {
    question: {
      kind: 'base',
      told: { ...toldOf('a', troop), ...states },
      untold: [
        ...gradeOf('a', troop, false),
        ...(states.chariot === undefined && troop.type === 'Kn' ? [CHARIOT] : []),
        FIGURES,
      ],
    },
    rest: taking.left,
  };
}

const FIGURES: Untold = {
  name: 'figures',
  label: 'size of the figures',
  options: ['15', '25'].map((value) => ({ value, label: `${value} mm figures` })),
  assumed: null,
};

const CHARIOT: Untold = {
  name: 'chariot',
  label: 'chariots',
  options: [
    { value: '0', label: 'no chariots' },
    { value: '1', label: 'chariots' },
  ],
  assumed: '0',
  quiet: true,
};
