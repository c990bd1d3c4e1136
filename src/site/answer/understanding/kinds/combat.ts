import type { Option, Untold, Values } from '../question.ts';
import { isA, type NamedTroop, type Piece } from '../words/piece.ts';
import { doubleBase, goingOf, gradeOf, listOf, toldOf } from './untold.ts';
import { asksFor, Taking, type Reading } from './taking.ts';

/** The fields of a side that are told in a word, as the calculator has them. */
const STATES = [
  'gen',
  'ov',
  'up',
  'down',
  'flank',
  'rear',
  'fort',
  'storm',
  'bank',
  'river',
  'dem',
  'chariot',
  'moved',
  'aid',
];
const MOST_DEEP = 4;

/** Two elements in close combat, or one shooting at another: `Sp v Kn`, `Bw shoot at Kn`, `Kn shot at by Bw`. */
export function readCombat(pieces: readonly Piece[]): Reading | null {
  if (pieces.some(({ is }) => is === 'may') || asksFor(pieces, 'support', 'mitigate')) return null;
  const at = pieces.findIndex(divides);
  const divider = pieces[at];
  if (divider === undefined) return null;
  const shotAt = divider.is === 'relation' && divider.relation === 'shot at by';
  const shooting = shotAt || asksFor(pieces, 'shoot');
  const going = new Taking(pieces);
  const told = goingOf(going.only('going'));
  const rest = new Taking(going.left.filter((piece) => piece !== divider));
  rest.asks('odds', ...(shooting ? (['shoot'] as const) : []));
  const left = (piece: Piece): boolean => rest.left.includes(piece);
  const shooter = shooting ? (shotAt ? 'b' : 'a') : null;
  const a = sideOf('a', pieces.slice(0, at).filter(left).map(asState), shooter === 'a');
  const b = sideOf(
    'b',
    pieces
      .slice(at + 1)
      .filter(left)
      .map(asState),
    shooter === 'b',
  );
  if (a === null || b === null) return null;
  return {
    question: {
      kind: 'combat',
      told: {
        ...(shooter === null ? {} : { mode: 'shooting', by: shooter }),
        ...told.told,
        ...a.told,
        ...b.told,
        ...(a.told['a.down'] === undefined ? {} : { 'b.up': '1' }),
        ...(b.told['b.down'] === undefined ? {} : { 'a.up': '1' }),
      },
      untold: [...a.untold, ...b.untold, ...told.untold, ...(shooting ? [] : [CHARGED, SHOOTS])],
    },
    rest: [...a.rest, ...b.rest],
  };
}

/** Who has moved into contact counts for some. */
const CHARGED: Untold = {
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

/** `Sp v demoralised Kn`: that they are, not when they come to be. */
function asState(piece: Piece): Piece {
  return piece.is === 'asking' && piece.what === 'breaking' && piece.typed === 'demoralised'
    ? { is: 'state', field: 'dem', value: '1', typed: piece.typed }
    : piece;
}

/** Those who can shoot may do so instead of fighting. */
const SHOOTS: Untold = {
  name: 'shoots',
  label: 'close combat or shooting',
  options: [
    { value: '', label: 'close combat' },
    { value: 'a', label: 'left shoots at right' },
    { value: 'b', label: 'right shoots at left' },
  ],
  assumed: '',
};

function divides(piece: Piece, index: number, all: readonly Piece[]): boolean {
  if (piece.is === 'relation') return piece.relation === 'versus' || piece.relation === 'shot at by';
  const versus = all.some((each) => each.is === 'relation' && each.relation === 'versus');
  const between = all[index - 1]?.is === 'troop' && all[index + 1]?.is === 'troop';
  return piece.is === 'asking' && piece.what === 'shoot' && between && !versus;
}

interface Side {
  readonly told: Values;
  readonly untold: readonly Untold[];
  readonly rest: readonly Piece[];
}

/** One side: its front, what stands behind it, how it is. */
function sideOf(side: 'a' | 'b', pieces: readonly Piece[], shoots: boolean): Side | null {
  const taking = new Taking(pieces);
  const drawnUp = drawUp(pieces);
  if (drawnUp === null) return null;
  const { front, behind } = drawnUp;
  taking.all('troop');
  taking.all('relation');
  const states = Object.entries(taking.states(STATES)).map(([field, value]) => [`${side}.${field}`, value]);
  const ranks = behind === null ? (taking.only('deep')?.ranks ?? null) : null;
  const counted = front.count ?? 1;
  if (counted > (shoots ? MOST_AIDERS + 1 : MOST_DEEP) || counted === 0) return null;
  // Of several who shoot, one does and the others aid it.
  const deep = shoots ? '1' : String(counted);
  const aided = states.some(([name]) => name === `${side}.aid`);
  const alone = { ...front, count: null };
  const depth: readonly Untold[] =
    behind !== null || ranks !== null
      ? []
      : [
          {
            name: `${side}.deep`,
            label: `ranks of ${front.type}`,
            options: depthsOf(front.type),
            assumed: deep,
            quiet: deep === '1',
          },
        ];
  const aid: readonly Untold[] =
    !shoots || aided
      ? []
      : [
          {
            name: `${side}.aid`,
            label: `aiders of ${front.type}`,
            options: AIDERS,
            assumed: String(counted - 1),
            quiet: counted === 1,
          },
        ];
  return {
    told: {
      ...toldOf(side, alone),
      ...(behind === null ? {} : toldOf(`${side}.behind`, behind)),
      ...(ranks === null ? {} : { [`${side}.deep`]: String(ranks) }),
      ...(Object.fromEntries(states) as Values),
    },
    untold: [
      ...gradeOf(side, front, true),
      ...(behind === null ? [] : [...gradeOf(`${side}.behind`, behind, true), ...listOf(side, front, behind)]),
      ...depth,
      ...aid,
      ...(behind === null && (ranks ?? counted) === 1 ? [] : doubleBase(side, front)),
    ],
    rest: taking.left,
  };
}

const MOST_AIDERS = 2;
const AIDERS: readonly Option[] = [
  { value: '0', label: 'nobody aids' },
  { value: '1', label: '1 aids' },
  { value: '2', label: '2 aid' },
];

function depthsOf(type: string): readonly Option[] {
  const deep = Array.from({ length: MOST_DEEP - 1 }, (_, index) => String(index + 2));
  return [
    { value: '1', label: `${type} front only` },
    ...deep.map((ranks) => ({ value: ranks, label: `${type} ${ranks} deep` })),
  ];
}

/** `Cv`, `Cv with Ps`, `Cv with Ps behind`, `Ps behind Cv`. */
function drawUp(pieces: readonly Piece[]): { readonly front: NamedTroop; readonly behind: NamedTroop | null } | null {
  const order = pieces.filter((piece) => piece.is === 'troop' || piece.is === 'relation');
  const [one, other] = order.filter(isA('troop')).map(({ troop }) => troop);
  if (one === undefined) return null;
  const shape = order.map((piece) => (piece.is === 'troop' ? 'T' : piece.relation)).join(' ');
  switch (shape) {
    case 'T':
      return { front: one, behind: null };
    case 'T with T':
    case 'T with T behind':
      return other === undefined ? null : { front: one, behind: other };
    case 'T behind T':
      return other === undefined ? null : { front: other, behind: one };
    default:
      return null;
  }
}
