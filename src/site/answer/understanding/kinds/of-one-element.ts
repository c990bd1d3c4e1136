import type { Question, Untold } from '../question.ts';
import { gradeOf, toldOf } from './untold.ts';
import { Taking, type Reading } from './taking.ts';
import type { NamedTroop, Piece } from '../words/piece.ts';

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
  const base = basedAs(taking, troop);
  return { question: { kind: 'base', ...base }, rest: taking.left };
}

/** What is told, and what not, of the base of some troops. */
function basedAs(taking: Taking, troop: NamedTroop): Pick<Question, 'told' | 'untold'> {
  const states = taking.states(['double', 'chariot']);
  return {
    told: { ...toldOf('a', troop), ...states },
    untold: [
      ...gradeOf('a', troop, false),
      ...(states.chariot === undefined && troop.type === 'Kn' ? [CHARIOT] : []),
      FIGURES,
    ],
  };
}

/** Deeper than this is no base. */
const DEEPEST = 200;

/** How far an element recoils, by its troops or its base: `how far do Kn recoil`, `recoil 30 mm base`. */
export function readRecoil(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const far = taking.asks('how far', 'recoil distance');
  const depth = taking.only('millimetres');
  const [troop] = taking.troops(1) ?? [];
  const asked = taking.asks('recoil');
  // `Do Kn recoil` asks whether they do, `recoil elephants` what becomes of those in their way.
  if (!far && !(asked && depth !== null)) return null;
  if (!asked && !pieces.some((piece) => piece.is === 'asking' && piece.what === 'recoil distance')) return null;
  // `Recoil base of 30 mm`.
  taking.asks('base');
  if ((troop === undefined) === (depth === null)) return null;
  if (depth !== null)
    return depth.millimetres > 0 && depth.millimetres <= DEEPEST
      ? {
          question: { kind: 'recoil', told: { depth: String(depth.millimetres) }, untold: [FIGURES] },
          rest: taking.left,
        }
      : null;
  if (troop === undefined || (troop.count ?? 1) > 1) return null;
  const base = basedAs(taking, troop);
  return { question: { kind: 'recoil', ...base }, rest: taking.left };
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
