import type { Untold } from '../question.ts';
import type { NamedTroop, Piece, PieceOf } from '../words/piece.ts';
import { gradeOf, toldOf, trainingOf } from './untold.ts';
import { asksFor, Taking, type Reading } from './taking.ts';

const MOST_MARCHES = 9;
const MOST_ELEMENTS = 40;
const MOST_PACES = 5000;
const GENERAL = ['role', 'gen'];
/** What only movers do. */
const MOVING = ['dev', 'far', 'mount'];
/** What is told of each doing; of any other it is another question. */
const TOLD_OF = {
  move: MOVING,
  march: MOVING,
  halt: ['spont'],
};

/** What it costs to move, march or halt: `Irr Wb march 2`, `pips to halt Ps`, `Art move PIP`. */
export function readPips(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const march = taking.only('number');
  const paid = taking.asks('pips', 'cost');
  const marches = taking.asks('march');
  const halts = taking.asks('halt');
  // `To stop Irr Wb moving`.
  const moves = taking.asks('move') && !(halts && isStopped(pieces));
  const deviates = moves && pieces.some((piece) => piece.is === 'state' && piece.paid === true);
  const open = march === null ? numberIn(pieces) : null;
  if (!paid && !deviates && !(marches && (march ?? open) !== null)) return null;
  // Who says how they move, or how far from the general, asks about a move.
  const details = pieces.some(
    (piece) => piece.is === 'length' || (piece.is === 'state' && MOVING.includes(piece.field)),
  );
  const plainly = !marches && !halts && (moves || details);
  if ([marches, halts, plainly].filter(Boolean).length !== 1 || (moves && !plainly)) return null;
  if (!asksFor(pieces, 'pips') && !deviates && plainly) return null;
  const [named] = taking.troops(1) ?? [];
  if (named === undefined || (named.count ?? 1) > MOST_ELEMENTS) return null;
  const who = open === null ? named : { ...named, count: null };
  if (march !== null && (!marches || !isBeside(pieces, march) || march.number < 1 || march.number > MOST_MARCHES))
    return null;
  const distance = taking.only('length');
  const generals = taking.left.filter((piece) => piece.is === 'state' && GENERAL.includes(piece.field));
  const { role, gen } = taking.states(GENERAL);
  const doing = marches ? 'march' : halts ? 'halt' : 'move';
  const { out, ...states } = taking.states(['form', 'sight', 'out', ...TOLD_OF[doing]]);
  if (out !== undefined && states.sight !== undefined) return null;
  taking.states(['bound', 'each']);
  const general = role ?? gen;
  // Any other length may be that of the move.
  if (distance !== null && (general === undefined || !distance.apart || distance.paces > MOST_PACES)) return null;
  if (distance !== null && generals.length > 1) return null;
  const measured = distance !== null || out !== undefined || states.sight !== undefined;
  // He is the one measured from: a general who is with them is at no distance.
  const withThem = general !== undefined && !measured;
  // `Out of sight of the C-in-C`; else it may be him who is out of sight.
  const [first] = generals;
  if (distance === null && measured && first !== undefined && !tellsSight(pieces[pieces.indexOf(first) - 1]))
    return null;
  const { count } = who;
  if (states.form !== undefined && count !== null && (states.form === 'single') !== (count === 1)) return null;
  // Each mounts by itself, and only one of them is a general.
  if (states.mount !== undefined && withThem && (count ?? 1) > 1) return null;
  if (states.mount !== undefined && (states.form ?? 'single') !== 'single') return null;
  // Of one element, of one who mounts, or of him who leads it, it is another question.
  if (open !== null && (open < 2 || states.form === 'single' || states.mount !== undefined || general !== undefined))
    return null;
  const single = count === 1 || (count === null && states.mount !== undefined);
  return {
    question: {
      kind: 'pips',
      told: {
        do: doing,
        ...toldOf('a', who),
        ...(march === null ? {} : { nth: String(march.number) }),
        ...(open === null ? {} : { number: String(open) }),
        ...(distance === null ? {} : { dist: String(distance.paces), ...(role === undefined ? {} : { from: role }) }),
        // Each element pays by itself to mount or dismount.
        ...(single ? { form: 'single' } : {}),
        ...states,
        ...(withThem && role !== undefined ? { role } : {}),
        ...(out === undefined ? {} : { sight: '0' }),
      },
      untold: [
        ...trainingOf('a', who),
        ...gradeOf('a', who, false),
        ...(withThem
          ? [...(role === undefined ? [WHICH_GENERAL] : []), USED, ...(doing === 'halt' ? [EVER_MOVED] : [])]
          : []),
        ...(measured && distance === null ? [DISTANCE] : []),
        ...(distance !== null && out === undefined && states.sight === undefined ? [SIGHT] : []),
        ...(open === null ? [] : [whatIs(open)]),
        ...(marches && march === null && open === null ? [WHICH_MARCH] : []),
        ...(doing === 'halt'
          ? [HOLDING]
          : states.mount === undefined
            ? [open === null ? formationOf(who) : joinedTo(formationOf(who)), DIRECTION]
            : [DIRECTION]
        ).filter(
          ({ name, options }) => states[name] === undefined && !(single && name === 'form') && options.length > 0,
        ),
      ],
    },
    rest: taking.left,
  };
}

function isStopped(pieces: readonly Piece[]): boolean {
  const [first, ...others] = pieces.filter((piece) => piece.is === 'asking' && ['halt', 'move'].includes(piece.what));
  return first?.typed.toLowerCase() === 'stop' && others.every(({ typed }) => typed.toLowerCase() === 'moving');
}

/** Whether a number says which march: in `march 4 Ps 3 PIPs` none does, and `3 marches` are three. */
function isBeside(pieces: readonly Piece[], number: PieceOf<'number'>): boolean {
  const at = pieces.indexOf(number);
  const after = pieces[at + 1];
  if (!number.ordinal && after?.is === 'asking' && /^(?:marches|march moves)$/i.test(after.typed)) return false;
  // `March Irr Wb third`, `march Reg Kn 3`; in `march Kn 3 pips` it may be a price.
  const before = pieces[at - 1];
  const mayBeNth = number.ordinal || (before?.is === 'troop' && before.troop.count === null && after?.is !== 'asking');
  const first = mayBeNth && before?.is === 'troop' ? pieces[at - 2] : undefined;
  return [pieces[at - 1], after, first].some((piece) => piece?.is === 'asking' && piece.what === 'march');
}

function tellsSight(piece: Piece | undefined): boolean {
  return piece?.is === 'state' && (piece.field === 'out' || piece.field === 'sight');
}

/** `march 4 Ps` may be the 4th march of Ps, or that of four: the number; null where there is none of which it is not told. */
function numberIn(pieces: readonly Piece[]): number | null {
  const counted = pieces.find((piece, at) => {
    const before = pieces[at - 1];
    return piece.is === 'troop' && !piece.troop.elements && before?.is === 'asking' && before.what === 'march';
  });
  const count = counted?.is === 'troop' ? counted.troop.count : null;
  return count !== null && count <= MOST_MARCHES ? count : null;
}

function whatIs(number: number): Untold {
  const nth = ['1st', '2nd', '3rd'][number - 1] ?? `${String(number)}th`;
  return {
    name: 'numbers',
    label: `${nth} march or ${String(number)} elements`,
    options: [
      { value: 'march', label: `${nth} march of the bound` },
      { value: 'elements', label: `1st march of ${String(number)} elements` },
    ],
    assumed: null,
  };
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

/** Several are no single element. */
function formationOf({ count }: NamedTroop): Untold {
  const groups = [
    { value: 'column', label: 'column' },
    { value: 'line', label: 'wider group' },
  ];
  return {
    name: 'form',
    label: 'formation',
    options: count === null ? [{ value: 'single', label: 'single element' }, ...groups] : groups,
    assumed: null,
  };
}

/** A formation behind the words for what a number is: `3rd march of the bound in column`. */
function joinedTo(formation: Untold): Untold {
  const short: Readonly<Record<string, string>> = {
    single: 'as a single element',
    column: 'in column',
    line: 'in a wider group',
  };
  return {
    ...formation,
    options: formation.options.map((option) => ({ ...option, short: short[option.value] ?? option.label })),
  };
}

/** What the general takes off, he does once a bound. */
const USED: Untold = {
  name: 'used',
  label: 'the general’s modifier',
  options: [
    { value: '0', label: 'general’s modifier not yet used this bound' },
    { value: '1', label: 'general’s modifier already used this bound' },
  ],
  assumed: '0',
  quiet: true,
};

const EVER_MOVED: Untold = {
  name: 'genmoved',
  label: 'whether the general has moved',
  options: [
    { value: '0', label: 'general has not moved in this game' },
    { value: '1', label: 'general has moved in this game' },
  ],
  assumed: '0',
  quiet: true,
};

/** A value for each of the distances between which the rules tell: a test holds them to it. */
const DISTANCE: Untold = {
  name: 'dist',
  label: 'distance to the general',
  options: [
    { value: '600', label: 'up to 600 paces from the general' },
    { value: '1200', label: '601 to 1,200 paces from the general' },
    { value: '1201', label: 'over 1,200 paces from the general' },
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
