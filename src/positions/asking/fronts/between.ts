import {
  along,
  apartBy,
  between,
  dot,
  heading,
  outlineOf,
  overlapBy,
  partlyOn,
  ROUNDING,
  type Base,
  type Outline,
  type Point,
} from '../../geometry/index.ts';
import { groundOf, isWater, sectionsOf, type Standing, type Standings, type Terrain } from '../../placing/index.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { terrainIn, type Named } from '../terrain/under.ts';
import { isQuarter } from './way.ts';
import { aheadIn } from './zone.ts';

/** What may stand between an enemy's front edge and a base in front of it, in the words of the query `in-front`. */
export type Obstacle = 'element' | 'fortification' | 'water';

/** What stands between an enemy's front edge and a base in front of it. */
export interface Between {
  /** `maybe`: near the way between them, but not straight between; no source tells whether that counts. */
  readonly answer: 'yes' | 'maybe' | 'too close' | 'no';
  /** What it is; null where nothing is near the way. */
  readonly what: {
    readonly kind: Obstacle;
    readonly name: string;
    /** By how many paces it reaches in; negative where it does not. */
    readonly margin: number;
    readonly points: readonly Point[];
  } | null;
}

/** Who stands in front of whom, and where. */
interface InFront {
  readonly mover: Standing;
  readonly enemy: Standing;
  readonly position: Standings;
}

/**
 * Whether anything stands between an enemy's front edge and a base in front of it, even partly: in the rectangle straight
 * ahead of that edge, as broad as what of the base is ahead of it.
 *
 * @param others The elements that could stand between
 * @param counts What counts, if it stands there
 */
export function standsBetween(
  { mover, enemy, position }: InFront,
  others: readonly Standing[],
  counts: (kind: Obstacle) => boolean,
): Between {
  const way = wayBetween(mover.base, enemy.base);
  if (way === null) return NOTHING;
  const found: readonly Between[] = [
    ...(counts('element') ? others.map((each) => elementOn(way, each, { mover, enemy, position })) : []),
    ...terrainIn(position).flatMap(({ terrain, name }) =>
      terrain.form === 'wall' && counts('fortification')
        ? [wallOn(way, { terrain, name }, position.tolerance)]
        : isWater(terrain) && counts('water')
          ? [waterOn(way, { terrain, name }, position.tolerance)]
          : [],
    ),
  ];
  return found.reduce((best, each) => (RANKS.indexOf(each.answer) < RANKS.indexOf(best.answer) ? each : best), NOTHING);
}

const NOTHING: Between = { answer: 'no', what: null };

const RANKS: readonly Between['answer'][] = ['yes', 'maybe', 'too close', 'no'];

/** The way between a front edge and a base ahead of it, as that edge looks: to its right, and ahead. */
interface Way {
  readonly from: Base;
  /** Half of the front edge. */
  readonly half: number;
  /** From where to where along that edge the base is ahead of it, or beyond its ends. */
  readonly left: number;
  readonly right: number;
  /** How far ahead its nearest point is. */
  readonly far: number;
  /** Whether it stands square to that edge. */
  readonly square: boolean;
}

function wayBetween(base: Base, from: Base): Way | null {
  const ahead = aheadIn(outlineOf(base), from);
  if (ahead === null) return null;
  const half = from.width / 2;
  const beyond = outlineOf(base)
    .filter((point) => farOf(from, point) >= 0)
    .map((point) => asideOf(from, point));
  const [left, right] = [Math.min(ahead.left, ...beyond), Math.max(ahead.right, ...beyond)];
  return { from, half, left, right, far: ahead.far, square: isQuarter(base.facing - from.facing) };
}

function asideOf({ at, facing }: Base, point: Point): number {
  return dot(between(at, point), heading(facing + 90));
}

function farOf({ at, facing }: Base, point: Point): number {
  return dot(between(at, point), heading(facing));
}

/** By how much more, in paces, a way is taken to reach: beyond the ends of the front edge and of the base, and beyond either. */
interface Reach {
  readonly ofEdge: number;
  readonly ofBase: number;
  readonly near: number;
  readonly far: number;
}

/**
 * The rectangle straight between, or all between the front edge and what of the base is ahead of it.
 *
 * @returns Null where nothing is left of it
 */
function outlineBetween({ from, half, left, right, far }: Way, form: 'straight' | 'all', by: Reach): Outline | null {
  const ends = [Math.max(-half - by.ofEdge, left - by.ofBase), Math.min(half + by.ofEdge, right + by.ofBase)] as const;
  const starts = form === 'straight' ? ends : ([-half - by.ofEdge, half + by.ofEdge] as const);
  const [near, end] = [-by.near, far + by.far];
  if (ends[1] - ends[0] <= ROUNDING || end - near <= ROUNDING) return null;
  const at = (aside: number, ahead: number): Point =>
    along(along(from.at, heading(from.facing + 90), aside), heading(from.facing), ahead);
  return [at(starts[0], near), at(ends[0], end), at(ends[1], end), at(starts[1], near)];
}

/**
 * An element on the way. It cannot stand on the base, nor on that enemy: where only a hand could tell whether it is beside the
 * way, it must be ahead of the one and of the other by more than that.
 */
function elementOn(way: Way, element: Standing, { mover, enemy, position }: InFront): Between {
  if (way.far <= ROUNDING) return NOTHING;
  const shape = outlineOf(element.base);
  const ofEdge = toleranceBetween(element, enemy, position);
  const ofBase = toleranceBetween(element, mover, position);
  const inner: Reach = { ofEdge: -ofEdge, ofBase: -ofBase, near: -ofEdge, far: -ofBase };
  const beside: Reach = { ofEdge, ofBase, near: -ofEdge, far: -ofBase };
  const longer: Reach = { ofEdge: -ofEdge, ofBase: -ofBase, near: ofEdge, far: ofBase };
  const meets = (form: 'straight' | 'all', by: Reach): boolean => {
    const outline = outlineBetween(way, form, by);
    return outline !== null && overlapBy(shape, outline) > ROUNDING;
  };
  const what = { kind: 'element' as const, name: element.label };
  // Of two that stand square to each other and abreast, neither is ahead of the other.
  const isSquare = isQuarter(element.base.facing - way.from.facing);
  const isAbreast = (point: Point): boolean => {
    const ahead = farOf(way.from, point);
    return ahead < -ofEdge || (way.square && ahead > way.far + ofBase);
  };
  const abreast = isSquare && shape.some(isAbreast);
  const mayBeIn = meets('straight', longer) || (!abreast && meets('straight', beside));
  return judged(way, shape, what, {
    isIn: meets('straight', inner),
    mayBeIn,
    isNear: meets('all', inner),
    mayBeNear: meets('all', EXACTLY) || (!abreast && meets('all', beside)),
  });
}

const EXACTLY: Reach = { ofEdge: 0, ofBase: 0, near: 0, far: 0 };

/** What counts as on a line, in paces. */
const ON_LINE = 1e-5;

/** A fortification on the way; at the front edge, or along the base, it is on it. */
function wallOn(way: Way, { terrain: { line }, name }: Named<Wall>, tolerance: number): Between {
  const sections = sectionsOf(line);
  const edge = Math.max(tolerance, ON_LINE);
  const meeting = (form: 'straight' | 'all', aside: number): Outline | undefined => {
    const outline = outlineBetween(way, form, { ofEdge: aside, ofBase: aside, near: edge, far: edge });
    return outline === null ? undefined : sections.find((section) => apartBy(section, outline).paces <= 0);
  };
  const outer = tolerance > 0 ? tolerance : -ON_LINE;
  const [inside, outside] = [meeting('straight', -edge), meeting('straight', outer)];
  const [near, nearby] = [meeting('all', -edge), meeting('all', outer)];
  const section = inside ?? outside ?? near ?? nearby ?? line;
  return judged(
    way,
    section,
    { kind: 'fortification', name: `the ${name}` },
    {
      isIn: inside !== undefined,
      mayBeIn: outside !== undefined,
      isNear: near !== undefined,
      mayBeNear: nearby !== undefined,
    },
  );
}

type Wall = Extract<Terrain, { form: 'wall' }>;

/** Water on the way: along the front edge, or the base, it is beside it. */
function waterOn(way: Way, { terrain, name }: Named, tolerance: number): Between {
  const ground = groundOf(terrain);
  if (ground === null || way.far <= ROUNDING) return NOTHING;
  const meets = (form: 'straight' | 'all', by: number): boolean => {
    const outline = outlineBetween(way, form, { ofEdge: by, ofBase: by, near: by, far: by });
    return outline !== null && partlyOn(outline, ground).margin > ROUNDING;
  };
  const straight = outlineBetween(way, 'straight', EXACTLY);
  const what = { kind: 'water' as const, name: `the ${name}` };
  const answer = answerOf({
    isIn: meets('straight', -tolerance),
    mayBeIn: meets('straight', tolerance),
    isNear: meets('all', -tolerance),
    mayBeNear: meets('all', tolerance),
  });
  if (answer === 'no' || straight === null) return NOTHING;
  const { margin, witness } = partlyOn(straight, ground);
  return { answer, what: { ...what, margin, points: witness.points } };
}

/** What is found of something on the way, straight between or near it; by hand perhaps. */
interface Found {
  readonly isIn: boolean;
  readonly mayBeIn: boolean;
  readonly isNear: boolean;
  readonly mayBeNear: boolean;
}

function answerOf({ isIn, mayBeIn, isNear, mayBeNear }: Found): Between['answer'] {
  if (isIn) return 'yes';
  // What may be straight between, and is near the way if it is not, hands alone do not decide.
  if (isNear) return 'maybe';
  return mayBeIn || mayBeNear ? 'too close' : 'no';
}

function judged(
  way: Way,
  shape: Outline,
  what: { readonly kind: Obstacle; readonly name: string },
  found: Found,
): Between {
  const answer = answerOf(found);
  const outline = outlineBetween(way, 'straight', EXACTLY);
  if (answer === 'no') return NOTHING;
  const { paces, points } = outline === null ? { paces: 0, points: shape } : apartBy(shape, outline);
  return { answer, what: { ...what, margin: -paces, points } };
}
