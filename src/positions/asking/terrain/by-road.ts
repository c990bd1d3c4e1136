import { along, heading, whollyOn, type Base, type Point } from '../../geometry/index.ts';
import { groundOf, type Standing, type Standings } from '../../placing/index.ts';
import { measuredFact, type Fact } from '../reading/fact.ts';
import { untold, type Reading } from '../reading/reading.ts';
import { terrainIn } from './under.ts';

/**
 * The roads along which an element may go: they run under the middle of its base, from its front to its rear, where it starts
 * and where it ends; on a straight way, all along it. Few roads are as broad as a base.
 */
export function roadsAlong(
  { label, base }: Standing,
  moved: Standing,
  straight: boolean,
  position: Standings,
): readonly Fact[] {
  const between = straight ? [[base.at, moved.base.at] as const] : [];
  const stretches = [middleOf(base), middleOf(moved.base), ...between];
  return terrainIn(position).flatMap(({ terrain, name }) => {
    const ground = groundOf(terrain);
    if (terrain.kind !== 'road' || ground === null) return [];
    const words = `the middle of ${label} keeps to the ${name}${straight ? '' : ' where it starts, and where it ends'}`;
    const facts = stretches.map((line) => measuredFact(words, whollyOn(line, ground), position.tolerance));
    const worst = facts.toSorted((one, other) => (one.margin ?? 0) - (other.margin ?? 0))[0];
    return worst === undefined || worst.answer === 'no' ? [] : [worst];
  });
}

/** Whether it may count as going by road anyway, as all of its base is on one. */
export function countsRoad({ values }: Reading): boolean {
  return values.some((each) => JSON.stringify(each) === JSON.stringify(ROAD));
}

/** Its going, where it may count as going by road as well: only a person can tell. */
export function perhapsByRoad({ values }: Reading): Reading {
  return untold(...values, ROAD);
}

const ROAD: readonly string[] = ['road'];

/** From the middle of its front edge to the middle of its rear edge. */
function middleOf(base: Base): readonly [Point, Point] {
  return [base.at, along(base.at, heading(base.facing), -base.depth)];
}
