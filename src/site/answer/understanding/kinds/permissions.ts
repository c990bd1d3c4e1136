import { TROOP_TYPES, type TroopType } from '../../../../rules/index.ts';
import type { Untold } from '../question.ts';
import { isA, type Asking, type NamedTroop, type Piece, type Relation } from '../words/piece.ts';
import { doubleBase, goingOf, gradeOf, openListOf, toldOf } from './untold.ts';
import { asksFor, Taking, type Reading } from './taking.ts';

/** Whether a rank supports the front, or mitigates for it: `Sp behind Ax support?`, `may Ps support Cv v Kn`. */
export function readSupport(typed: readonly Piece[]): Reading | null {
  const pieces = rankOf(askedOf(typed));
  const swapped = pieces.some((piece) => piece.is === 'relation' && GIVEN_BY.includes(piece.relation));
  const mitigates =
    asksFor(pieces, 'mitigate') ||
    pieces.some((piece) => piece.is === 'relation' && piece.relation === 'mitigated for by');
  const supports = mitigates || swapped || asksFor(pieces, 'support');
  // Without the word that asks for it, nothing else may be said.
  if (!supports && pieces.some(({ is }) => is === 'unread')) return null;
  const troops = pieces.flatMap((piece) => (piece.is === 'troop' ? [piece.troop] : []));
  const [first, second, third = null] = troops;
  if (first === undefined || second === undefined || troops.some(several)) return null;
  const shape = shapeOf(pieces).replace(GIVEN, 'by');
  const versus = third === null ? '' : ' versus T';
  const behind = shape.replaceAll(/asking /g, '').replace(/ asking$/, '') === `T behind T${versus}`;
  // `Cv support by Ps` names those in front first; `support by Ps for Cv` those behind.
  const backwards = shape === `T by T${versus}`;
  const named = backwards || shape === `by T T${versus}` || shape === `T asking T${versus}`;
  if (!behind && !named) return null;
  const [one, other] = backwards ? [second, first] : [first, second];
  if (!supports && third !== null) return null;
  const taking = new Taking(pieces);
  taking.asks('mitigate', 'support');
  taking.all('troop');
  taking.all('relation');
  taking.all('may');
  const going = goingOf(taking.only('going'));
  const { arm } = third === null ? taking.states(['arm']) : {};
  const enemy =
    third === null
      ? { told: arm === undefined ? {} : { arm }, untold: [enemyOf(arm)] }
      : { told: toldOf('enemy', third), untold: gradeOf('enemy', third, true) };
  // What psiloi do hangs first on whom they face; of others, the list tells first.
  const list = openListOf('a', other, one);
  return {
    question: {
      kind: mitigates ? 'mitigation' : 'support',
      told: { ...toldOf('a', other), ...toldOf('a.behind', one), ...going.told, ...enemy.told },
      untold: [
        ...gradeOf('a.behind', one, true),
        ...gradeOf('a', other, true),
        ...(one.type === 'Ps' ? [] : list),
        ...enemy.untold,
        ...going.untold,
        ...(one.type === 'Ps' ? list : []),
        ...doubleBase('a', other),
      ],
    },
    rest: taking.left,
  };
}

/** `Bd supported by Ps` asks whether they are; `Bd supported by Ps v Kn` how they fight. */
function askedOf(pieces: readonly Piece[]): readonly Piece[] {
  const fight = pieces.some((piece) => piece.is === 'relation' && piece.relation === 'versus');
  if (fight && !pieces.some(({ is }) => is === 'may')) return pieces;
  return pieces.map((piece) =>
    piece.is === 'relation' && /^supported by$/i.test(piece.typed) ? { ...piece, relation: 'supported by' } : piece,
  );
}

/** `Does Bd 2nd rank count v Kn`, `2nd rank of Bd v Kn`: blades behind blades. Whom they fight is to be told. */
function rankOf(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex((piece) => piece.is === 'asking' && RANKS.includes(piece.what));
  const [asked, own] = [pieces[at], pieces.find(isA('troop'))];
  const fight = pieces.some((piece) => piece.is === 'relation' && piece.relation === 'versus');
  if (asked === undefined || own === undefined || !fight || pieces.filter(isA('troop')).length !== 2) return pieces;
  const stands = pieces[at + 1] === own || pieces[at - 1] === own;
  if (!stands) return pieces;
  return pieces.flatMap((piece): readonly Piece[] => {
    if (piece === asked) return [];
    if (piece !== own) return [piece];
    return [
      { is: 'asking', what: 'support', typed: asked.typed },
      own,
      { is: 'relation', relation: 'behind', typed: '' },
      own,
    ];
  });
}

const RANKS: readonly Asking[] = ['rank counts', 'rank of'];

/** Who supports or mitigates stands behind these. */
const GIVEN_BY: readonly Relation[] = ['supported by', 'mitigated for by'];
const GIVEN = new RegExp(GIVEN_BY.join('|'));

/** Another grade may be fought otherwise. */
const writtenAs = (type: TroopType): string => (TROOP_TYPES[type].graded ? `${type} (O)` : type);

/** Each type that can be fought. */
const ANY_ENEMY: Untold = {
  name: 'enemy.type',
  label: 'enemy',
  options: (Object.keys(TROOP_TYPES) as TroopType[]).map((type) => ({ value: type, label: writtenAs(type) })), // a record's keys
  before: 'against',
  others: 'Against all others, if (O)',
  assumed: null,
};

/** Any enemy; of an arm that is told, each of its types. */
function enemyOf(arm: string | undefined): Untold {
  if (arm === undefined) return ANY_ENEMY;
  const options = ANY_ENEMY.options.filter(({ value }) => ARMS.get(value) === arm);
  return { ...ANY_ENEMY, options, others: 'In all other cases, if (O)' };
}

const ARMS: ReadonlyMap<string, string> = new Map(Object.entries(TROOP_TYPES).map(([type, { arm }]) => [type, arm]));

/** Whether one may shoot at another: `can Bw shoot Kn`. */
export function readShooting(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  if (taking.all('may').length === 0 || !taking.asks('shoot')) return null;
  if (shapeOf(pieces) !== 'T asking T') return null;
  const [shooter, target] = taking.troops(2) ?? [];
  if (shooter === undefined || target === undefined || several(shooter) || several(target)) return null;
  const distance = taking.only('length');
  const told = distance === null ? {} : { distance: String(distance.paces) };
  return {
    question: {
      kind: 'shooting',
      told: { ...toldOf('a', shooter), ...toldOf('b', target), ...told },
      untold: [...gradeOf('a', shooter, false), ...gradeOf('b', target, true)].map(withType),
    },
    rest: taking.left,
  };
}

/** Whether one may pass through another: `can Kn pass through Sp`. */
export function readPassing(pieces: readonly Piece[]): Reading | null {
  if (shapeOf(pieces) !== 'T through T') return null;
  const taking = new Taking(pieces);
  const [mover, passed] = taking.troops(2) ?? [];
  if (mover === undefined || passed === undefined || several(mover) || several(passed)) return null;
  taking.all('relation');
  taking.all('may');
  return {
    question: {
      kind: 'passing',
      told: { ...toldOf('a', mover), ...toldOf('b', passed) },
      untold: [...gradeOf('a', mover, false), ...gradeOf('b', passed, false)].map(withType),
    },
    rest: taking.left,
  };
}

/** Where there are two troops, a grade alone says not whose. */
function withType(untold: Untold): Untold {
  return {
    ...untold,
    options: untold.options.map(({ value, label }) => ({ value, label, short: label.replace(/,.*$/, '') })),
  };
}

const several = ({ count }: NamedTroop): boolean => (count ?? 1) > 1;

/** Troops and what relates them, in order. */
function shapeOf(pieces: readonly Piece[]): string {
  return pieces
    .flatMap((piece) => {
      if (piece.is === 'troop') return ['T'];
      if (piece.is === 'relation') return [piece.relation];
      return piece.is === 'asking' ? ['asking'] : [];
    })
    .join(' ');
}
