import {
  along,
  between,
  dot,
  heading,
  partlyOn,
  sweptBy,
  type Base,
  type Measured,
  type Outline,
} from '../../geometry/index.ts';
import { sectionsOf, type Standing, type Standings } from '../../placing/index.ts';
import { measuredFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, type Reading } from '../reading/reading.ts';
import { terrainIn } from './under.ts';

/** What reaches less deep into a way than this, in paces, is along it. */
const ALONG = 1e-3;

/**
 * The fortifications over which the straight way of an element leads, or may: along its edges they are not on it, and what is
 * at its trailing edge by hand it leaves behind.
 *
 * @param isStraight False of one that goes there otherwise: over which its way would lead, if it were straight
 */
export function fortificationsOnWay(
  { label, base }: Standing,
  moved: Standing,
  position: Standings,
  isStraight = true,
): readonly Fact[] {
  const isBack = dot(between(base.at, moved.base.at), heading(base.facing)) < 0;
  const [start, end] = [base, moved.base].map((each) => withoutTrail(each, isBack, position.tolerance)) as [Base, Base];
  const way = isStraight ? `${label}’s straight way` : `${label}’s way, if it were straight,`;
  return fortificationsIn(sweptBy(start, end), way, position);
}

/** Whether a way leads over some of the fortifications that may be on it. */
export function leadsOver(works: readonly Fact[]): Reading {
  if (works.some(({ answer }) => answer === 'yes')) return known(true);
  if (works.length === 0) return known(false);
  return measuredAs(works.some(({ margin }) => (margin ?? 0) > 0) ? [true, false] : [false, true]);
}

/** The fortifications of which a part is, or may be, in a convex shape. */
export function fortificationsIn(shape: Outline, whose: string, position: Standings): readonly Fact[] {
  return terrainIn(position).flatMap(({ terrain, name }) => {
    if (terrain.form !== 'wall') return [];
    const deepest = reachInto(shape, terrain.line);
    if (Math.abs(deepest.margin) <= ALONG) return [];
    const fact = measuredFact(`${whose} leads over the ${name}`, deepest, position.tolerance);
    return fact.answer === 'no' ? [] : [fact];
  });
}

/** How deep the section of a line reaches into a shape that does so the most. */
function reachInto(shape: Outline, line: Outline): Measured {
  return sectionsOf(line)
    .map((section) => partlyOn(section, { form: 'area', outline: shape }))
    .reduce((one, other) => (other.margin > one.margin ? other : one));
}

/** A base without what hands cannot tell of the edge that it leaves last. */
function withoutTrail(base: Base, isBack: boolean, tolerance: number): Base {
  const depth = Math.max(0, base.depth - tolerance);
  return isBack ? { ...base, at: along(base.at, heading(base.facing), depth - base.depth), depth } : { ...base, depth };
}
