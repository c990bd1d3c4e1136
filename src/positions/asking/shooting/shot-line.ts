import {
  apartBy,
  BASE_WIDTH,
  between,
  centreOf,
  cornersOf,
  cross,
  crosses,
  distance,
  leastBetween,
  outlineOf,
  overlapBy,
  ROUNDING,
  tell,
  type EdgeName,
  type Outline,
  type Point,
} from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { measuredAs, type Reading } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';

/** What lies between a shooter and its target, in the words of the query `shoot`. */
export interface LineOfShot {
  readonly line: Reading;
  readonly facts: readonly Fact[];
}

/** Lines from the two front corners of a shooter to two corners of its target, which do not cross, and what they enclose. */
type Corridor = Outline;

/**
 * What lies between a shooter and its target: the free way between their corners, if there is one.
 *
 * @param shooter As if the edge from which it shoots were its front
 * @param edge What that edge is
 */
export function lineOfShot(shooter: Standing, target: Standing, position: Standings, edge: EdgeName): LineOfShot {
  const others = position.elements.filter(
    (each) => each.label !== shooter.label && each !== target && isNear(each, shooter, target),
  );
  const corridors = corridorsOf(shooter, target);
  const cornersOfIts = (whose: string): string =>
    edge === 'front' ? `${whose} front corners` : `the corners of ${whose} ${edge} edge`;
  if (corridors.length === 0)
    return {
      line: measuredAs(['crossed']),
      facts: [
        statedFact(`every two lines from ${cornersOfIts('its')} to different corners of the target cross each other`),
      ],
    };
  const judged = corridors.map((corridor) => ({ corridor, ...obstacleIn(corridor, others, position.tolerance) }));
  const free = judged.find(({ told }) => told === 'no');
  const doubtful = judged.find(({ told }) => told === 'too close');
  const [first] = judged;
  const chosen = free ?? doubtful ?? first;
  if (chosen === undefined || (free === undefined && doubtful === undefined)) {
    const between = chosen?.element?.label ?? 'another element';
    return {
      line: measuredAs(['throughOthers']),
      facts: [statedFact(`${between} stands between ${names(shooter, target)}`)],
    };
  }
  const witness = { points: chosen.corridor };
  const clear = statedFact(
    `lines from ${cornersOfIts(`${shooter.label}’s`)} to two corners of ${target.label} do not cross`,
    witness,
  );
  const gap = gapAcross(chosen.corridor, [shooter, target], others, position);
  const doubt = free === undefined ? (['throughOthers'] as const) : [];
  const facts = [
    clear,
    ...(free === undefined && chosen.element !== null
      ? [statedFact(`${chosen.element.label} stands so near these lines that hands cannot tell whether it is between`)]
      : []),
    ...(gap === null ? [] : [gap.fact]),
  ];
  if (gap?.told === 'yes') return { line: measuredAs(['throughGap', ...doubt]), facts };
  return { line: measuredAs(['clear', ...(gap === null ? [] : ['throughGap']), ...doubt]), facts };
}

function names(shooter: Standing, target: Standing): string {
  return `${shooter.label} and ${target.label}`;
}

/** Whether an element could stand between two others, or be a side of a gap through which the lines between them lead. */
function isNear({ base }: Standing, shooter: Standing, target: Standing): boolean {
  const [from, to] = [centreOf(shooter.base), centreOf(target.base)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const reach = [base, shooter.base, target.base].reduce((sum, { width, depth }) => sum + width + depth, BASE_WIDTH);
  return distance(centreOf(base), middle) <= distance(from, to) / 2 + reach;
}

/** Every way to draw the two lines, those to the target's nearest corners first. */
function corridorsOf(shooter: Standing, target: Standing): readonly Corridor[] {
  const { frontLeft, frontRight } = cornersOf(shooter.base);
  const corners = outlineOf(target.base);
  const pairs = corners.flatMap((left) =>
    corners.filter((right) => right !== left).map((right) => [left, right] as const),
  );
  return pairs
    .filter(([left, right]) => !crosses([frontLeft, left], [frontRight, right]))
    .map(([left, right]): Corridor => [frontLeft, left, right, frontRight])
    .filter(isConvex)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
}

function lengthOf([a, b, c, d]: Corridor): number {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return 0;
  return distance(a, b) + distance(c, d);
}

function isConvex(corners: Corridor): boolean {
  const turns = corners.map((point, index) => {
    const [next, last] = [at(corners, index + 1), at(corners, index + 2)];
    return cross(between(point, next), between(next, last));
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

function at(corners: Corridor, index: number): Point {
  return corners[index % corners.length] ?? { x: 0, y: 0 };
}

/** Whether any other element stands in a corridor, and which reaches in furthest. */
function obstacleIn(corridor: Corridor, others: readonly Standing[], tolerance: number) {
  const reaches = others.map((element) => ({ element, deep: overlapBy(outlineOf(element.base), corridor) }));
  const [worst = null] = reaches.toSorted((one, other) => other.deep - one.deep);
  if (worst === null || worst.deep <= 0) return { told: 'no' as const, element: null };
  const told =
    worst.deep > Math.max(tolerance, ROUNDING)
      ? ('yes' as const)
      : tolerance === 0
        ? ('no' as const)
        : ('too close' as const);
  return { told, element: worst.element };
}

/** The narrowest gap less than an element wide through which a corridor leads; what touches shooter or target is no side. */
function gapAcross(
  corridor: Corridor,
  ends: readonly Standing[],
  others: readonly Standing[],
  position: Standings,
): { readonly told: 'yes' | 'too close'; readonly fact: Fact } | null {
  const beside = others.filter(({ base }) => apartBy(outlineOf(base), corridor).paces < BASE_WIDTH);
  const gaps = beside.flatMap((one, index) =>
    beside.slice(index + 1).flatMap((other) => {
      if (leastBetween(one.base, other.base) > BASE_WIDTH + position.tolerance + ROUNDING) return [];
      const { paces, points } = apartBy(outlineOf(one.base), outlineOf(other.base));
      const atEnd = points.some((point) =>
        ends.some(({ base }) => apartBy([point], outlineOf(base)).paces <= ROUNDING),
      );
      if (paces <= 0 || atEnd || apartBy(points, corridor).paces > 0) return [];
      const told = tell(BASE_WIDTH - paces, toleranceBetween(one, other, position));
      const strictly = told === 'yes' && paces >= BASE_WIDTH - ROUNDING ? 'no' : told;
      const fact = statedFact(`the lines pass between ${one.label} and ${other.label}`, { points });
      return strictly === 'no' ? [] : [{ told: strictly, fact, paces }];
    }),
  );
  const [narrowest = null] = gaps.toSorted((one, other) => one.paces - other.paces);
  return narrowest;
}
