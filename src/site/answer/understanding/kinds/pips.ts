import type { Untold } from '../question.ts';
import type { Piece } from '../words/piece.ts';
import { gradeOf, toldOf, trainingOf } from './untold.ts';
import { asksFor, Taking, type Reading } from './taking.ts';

const MOST_MARCHES = 9;

/** What it costs to move, march or halt: `Irr Wb march 2`, `pips to halt Ps`, `Art move PIP`. */
export function readPips(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const march = taking.only('number');
  const paid = taking.asks('pips', 'cost');
  const marches = taking.asks('march');
  const halts = taking.asks('halt');
  const moves = taking.asks('move');
  if (!paid && !(marches && march !== null)) return null;
  if ([marches, halts, moves && !marches].filter(Boolean).length !== 1) return null;
  if (!asksFor(pieces, 'pips') && moves && !marches) return null;
  const [who] = taking.troops(1) ?? [];
  if (who === undefined) return null;
  if (march !== null && (!marches || march.number < 1 || march.number > MOST_MARCHES)) return null;
  const distance = taking.only('length');
  const told = taking.states(['form', 'dev', 'far', 'sight', 'mount', 'spont', 'role', 'gen']);
  const { gen, out, ...states } = { ...told, ...taking.states(['out']) };
  const general = gen !== undefined && distance === null && states.role === undefined ? [WHICH_GENERAL] : [];
  const doing = marches ? 'march' : halts ? 'halt' : 'move';
  return {
    question: {
      kind: 'pips',
      told: {
        do: doing,
        ...toldOf('a', who),
        ...(doing === 'march' ? { nth: String(march?.number ?? 1) } : {}),
        ...(distance === null
          ? {}
          : { dist: String(distance.paces), sight: out === undefined ? (states.sight ?? '0') : '0' }),
        ...states,
      },
      untold: [
        ...trainingOf('a', who),
        ...gradeOf('a', who, false),
        ...general,
        ...(doing === 'halt' ? [HOLDING] : [FORMATION, DIRECTION]).filter(({ name }) => states[name] === undefined),
      ],
    },
    rest: taking.left,
  };
}

const WHICH_GENERAL: Untold = {
  name: 'role',
  label: 'general',
  options: ['C-in-C', 'sub-general', 'ally'].map((value) => ({ value, label: value })),
  assumed: null,
};

const FORMATION: Untold = {
  name: 'form',
  label: 'formation',
  options: [
    { value: 'single', label: 'single element' },
    { value: 'column', label: 'column' },
    { value: 'line', label: 'wider group' },
  ],
  assumed: null,
};

const DIRECTION: Untold = {
  name: 'dev',
  label: 'direction',
  options: [
    { value: 'no', label: 'straight ahead' },
    { value: 'yes', label: 'deviating' },
  ],
  assumed: 'no',
};

const HOLDING: Untold = {
  name: 'spont',
  label: 'what for',
  options: [
    { value: '0', label: 'for another reason' },
    { value: '1', label: 'to prevent a spontaneous move' },
  ],
  assumed: null,
};
