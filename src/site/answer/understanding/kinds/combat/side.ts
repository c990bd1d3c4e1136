import { STATES, type Untold, type Values } from '../../question.ts';
import type { NamedTroop, Piece } from '../../words/piece.ts';
import { Taking } from '../taking.ts';
import { doubleBase, gradeOf, listOf, toldOf } from '../untold.ts';
import { drawUp, type DrawnUp } from './draw-up.ts';
import { aidersOf, columnOf, depthOf, figuresOf, MOST_AIDERS, MOST_DEEP } from './untold-of-sides.ts';

/** Charges up or down a slope. */
export const SLOPED = ['climbs', 'descends'];

/** A side of a fight, as far as it is told. */
export interface Side {
  readonly front: NamedTroop;
  readonly told: Values;
  /** Whether its enemy is upslope. */
  readonly below: boolean;
  readonly untold: readonly Untold[];
  readonly rest: readonly Piece[];
}

/** One side: its front, what stands behind it, how it is. */
export function sideOf(
  side: 'a' | 'b',
  pieces: readonly Piece[],
  shooter: 'a' | 'b' | null,
  aid?: string,
): Side | null {
  const shoots = side === shooter;
  const taking = new Taking(pieces);
  const drawnUp = drawUp(pieces, side === 'b');
  // `2 elements of Sp v Kn`: side by side, or one behind the other?
  if (drawnUp === null || (drawnUp.front.elements === true && drawnUp.front.count !== 1)) return null;
  const { front, behind } = drawnUp;
  if (behind !== null && ((front.count ?? 1) > 1 || (behind.count ?? 1) > MOST_DEEP - 1)) return null;
  const depth = depthIn(taking, drawnUp);
  if (depth === 'unclear') return null;
  taking.all('troop');
  taking.all('relation');
  const { down, climbs, descends, ...is } = taking.states([...STATES, 'down', ...SLOPED]);
  if (is.up !== undefined && down !== undefined) return null;
  const charges = climbs ?? descends;
  // Where they charge to, or where they stand as they charge?
  if ((charges ?? is.moved) !== undefined && (is.up ?? down ?? (charges && is.moved)) !== undefined) return null;
  const told = {
    ...is,
    ...(charges === undefined ? {} : { moved: '1' }),
    ...(descends === undefined ? {} : { up: '1' }),
  };
  const states = Object.entries(told).map(([field, value]) => [`${side}.${field}`, value]);
  const { form } = behind === null && shooter === null && front.count === null ? taking.states(['form']) : {};
  if (form === 'line') return null;
  const ranks = depth ?? (is.double === undefined ? (form === 'single' ? 1 : null) : 2);
  // Those who share a base are two.
  if (is.double !== undefined && (behind !== null || ranks === 1)) return null;
  const counted = front.count ?? 1;
  const { figures } = front;
  if (ranks !== null && (counted > 1 || figures !== undefined)) return null;
  if (counted > (shoots ? MOST_AIDERS + 1 : MOST_DEEP) || counted === 0) return null;
  if (aid !== undefined && shoots && counted > 1) return null;
  // Of several who shoot, one does and the others aid it.
  const deep = shoots ? '1' : String(counted);
  const alone = { ...front, count: null };
  return {
    front,
    told: {
      ...toldOf(side, alone),
      ...(behind === null ? {} : toldOf(`${side}.behind`, behind)),
      ...(ranks === null ? {} : { [`${side}.deep`]: String(ranks) }),
      ...(form === 'column' ? { [`${side}.form`]: form } : {}),
      ...(figures === undefined ? {} : { [`${side}.figures`]: String(figures) }),
      ...(Object.fromEntries(states) as Values),
      ...(shoots && aid !== undefined ? { [`${side}.aid`]: aid } : {}),
    },
    below: (down ?? climbs) !== undefined,
    untold: [
      ...gradeOf(side, front, true),
      ...(behind === null ? [] : [...gradeOf(`${side}.behind`, behind, true), ...listOf(side, front, behind)]),
      ...(behind === null && ranks === null ? [ranksOf(side, front, form, deep)] : []),
      ...(shoots && aid === undefined ? [aidersOf(side, front.type, counted - 1)] : []),
      ...(behind === null && (ranks ?? counted) === 1 ? [] : doubleBase(side, front)),
    ],
    rest: taking.left,
  };
}

/**
 * How deep the front troops stand, as it is told of them: `Sp 2 deep`, `Sp 2 deep with Ps behind`, `Sp with Ps 3rd rank`.
 *
 * @returns Null where it is not told; unclear where it may be told of those behind, or there are more ranks than the rules look at
 */
function depthIn(taking: Taking, { front, behind }: DrawnUp): number | 'unclear' | null {
  const side = taking.left.filter(({ is }) => is === 'troop' || is === 'deep');
  const { rank } = behind === null ? {} : taking.states(['rank']);
  const deep = taking.only('deep');
  if (behind === null) return deep?.ranks ?? null;
  const ranks = deep?.ranks ?? (rank === undefined ? null : Number(rank) - 1);
  if (ranks === null) return null;
  const at = side.findIndex((piece) => piece.is === 'troop' && piece.troop === front);
  const isOwn = deep === null || side[at + 1] === deep || (side[at - 1] === deep && side[at - 2] === undefined);
  if (!isOwn || (rank !== undefined && ranks !== Number(rank) - 1)) return 'unclear';
  return ranks + (behind.count ?? 1) > MOST_DEEP ? 'unclear' : ranks;
}

/** How deep they stand, where that is not told in ranks. */
function ranksOf(side: string, { type, figures }: NamedTroop, form: string | undefined, deep: string): Untold {
  if (form === 'column') return columnOf(side, type);
  return figures === undefined ? depthOf(side, type, deep) : figuresOf(side, type, figures);
}
