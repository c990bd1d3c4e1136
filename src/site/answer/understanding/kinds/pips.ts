import type { Untold } from '../question.ts';
import type { Piece } from '../words/piece.ts';
import { gradeOf, toldOf, trainingOf } from './untold.ts';
import { asksFor, Taking, type Reading } from './taking.ts';

const MOST_MARCHES = 9;
/** What only movers do. */
const MOVING = ['dev', 'far', 'mount'];

/** What it costs to move, march or halt: `Irr Wb march 2`, `pips to halt Ps`, `Art move PIP`. */
export function readPips(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const march = taking.only('number');
  const paid = taking.asks('pips', 'cost');
  const marches = taking.asks('march');
  const halts = taking.asks('halt');
  const moves = taking.asks('move');
  if (!paid && !(marches && march !== null)) return null;
  // Who says how they move, or how far from the general, asks about a move.
  const details = pieces.some(
    (piece) => piece.is === 'length' || (piece.is === 'state' && MOVING.includes(piece.field)),
  );
  const plainly = !marches && !halts && (moves || details);
  if ([marches, halts, plainly].filter(Boolean).length !== 1) return null;
  if (!asksFor(pieces, 'pips') && plainly) return null;
  const [who] = taking.troops(1) ?? [];
  if (who === undefined) return null;
  if (march !== null && (!marches || !isBeside(pieces, march) || march.number < 1 || march.number > MOST_MARCHES))
    return null;
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
        ...(march === null ? {} : { nth: String(march.number) }),
        ...(distance === null ? {} : { dist: String(distance.paces) }),
        // Each element pays by itself to mount or dismount.
        ...(states.mount === undefined ? {} : { form: 'single' }),
        ...states,
        ...(out === undefined ? {} : { sight: '0' }),
      },
      untold: [
        ...trainingOf('a', who),
        ...gradeOf('a', who, false),
        ...general,
        ...(distance !== null && out === undefined && states.sight === undefined ? [SIGHT] : []),
        ...(marches && march === null ? [WHICH_MARCH] : []),
        ...(doing === 'halt' ? [HOLDING] : states.mount === undefined ? [FORMATION, DIRECTION] : [DIRECTION]).filter(
          ({ name }) => states[name] === undefined,
        ),
      ],
    },
    rest: taking.left,
  };
}

/** Whether a number says which march: in `march 4 Ps 3 PIPs` none does. */
function isBeside(pieces: readonly Piece[], number: Piece): boolean {
  const at = pieces.indexOf(number);
  return [pieces[at - 1], pieces[at + 1]].some((piece) => piece?.is === 'asking' && piece.what === 'march');
}

const WHICH_GENERAL: Untold = {
  name: 'role',
  label: 'general',
  options: ['C-in-C', 'sub-general', 'ally'].map((value) => ({ value, label: value })),
  assumed: null,
};

const SIGHT: Untold = {
  name: 'sight',
  label: 'sight of the general',
  options: [
    { value: '1', label: 'in sight of the general' },
    { value: '0', label: 'out of his sight' },
  ],
  assumed: null,
};

const WHICH_MARCH: Untold = {
  name: 'nth',
  label: 'which march',
  options: ['1st', '2nd', '3rd', '4th'].map((nth, index) => ({
    value: String(index + 1),
    label: `${nth} march of the bound`,
  })),
  assumed: '1',
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
