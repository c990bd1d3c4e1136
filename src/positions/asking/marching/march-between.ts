import { formatTroop, MARCHING_NEAR, type DbmRules } from '../../../rules/index.ts';
import { apartBy, outlineOf, ROUNDING, sweptBy, type Outline } from '../../geometry/index.ts';
import { rounded, type Standing, type Standings } from '../../placing/index.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { statedFact } from '../reading/fact.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, untold, type Readings } from '../reading/reading.ts';
import { troopOf } from '../reading/troop-of.ts';
import { verdictOf } from '../verdict-of.ts';
import { ASKED, closest, ruledAt, type Known } from './march-at.ts';
import { placesOnTheWay } from './on-the-way.ts';

type Marching = Pick<Asking, 'before' | 'after' | 'movers' | 'told'>;
type Straight = NonNullable<Known['straight']>;

/** What the rules say of where on its straight way a march has more enemy near, or nearer; nothing where that bars none. */
export function onStraightWay(
  rules: DbmRules,
  { before, after, movers, told }: Marching,
  straight: Straight,
): readonly Ruled[] {
  const about = `${movers.join(', ')}, on the straight way`;
  const ruled: Ruled[] = [];
  for (const position of placesOnTheWay(movers, before, after, MARCHING_NEAR)) {
    ruled.push(ruledAt(rules, about, movers, position, { measured: true, told, straight, between: true }));
    if (ruled.at(-1)?.ruling.verdict === 'no') break;
  }
  const { verdict } = verdictOf(ruled);
  const worst = ruled.find(({ ruling }) => ruling.verdict === verdict);
  if (worst === undefined || verdict === 'yes') return [];
  return [{ ...worst, ruling: { ...worst.ruling, why: `on its straight way ${worst.ruling.why}` } }];
}

/** The same of a way that is not straight, where the least shape around where it starts and ends has enemy near, or nearer. */
export function onUnknownWay(
  rules: DbmRules,
  { before, after, movers, told }: Marching,
  straight: Straight,
): readonly Ruled[] {
  const around = movers.map((label) => sweptBy(elementNamed(before, label).base, elementNamed(after, label).base));
  const near = after.elements
    .filter(({ side, label }) => side !== elementNamed(before, movers[0] ?? '').side && !movers.includes(label))
    .map((enemy) => ({ enemy, ...nearestOf(around, enemy), shown: closestOf(movers, enemy, [before, after]) }))
    .filter(({ paces }) => paces < MARCHING_NEAR - ROUNDING)
    .filter(({ paces, shown }) => paces < shown - ROUNDING)
    .toSorted((one, other) => one.paces - other.paces);
  const [first] = near;
  if (first === undefined) return [];
  const ends = ruledAt(rules, `${movers.join(', ')}, on a way that is not told`, movers, after, {
    measured: true,
    told: {},
    straight,
    from: before,
    between: true,
  });
  const least = rounded(first.paces);
  // Of enemy further off than any march looks, only the one whom it may come near is told.
  const { nearestKnownEnemy: nearest } = ends.ruling.fields;
  const away =
    typeof nearest === 'number' && nearest <= MARCHING_NEAR
      ? nearest
      : rounded(closestOf(movers, first.enemy, [after]));
  const enemyNearTheWay = near.map(({ enemy }) => ({ troop: formatTroop(troopOf(enemy)), count: 1, inGroup: false }));
  const readings: Readings = {
    ...Object.fromEntries(Object.entries(ends.ruling.fields).map(([field, value]) => [field, known(value)])),
    nearestKnownEnemy: untold(away, least),
    enemyWithin200p: untold(ends.ruling.fields.enemyWithin200p, enemyNearTheWay),
  };
  const words = `by a way that is not straight, nothing tells how near it comes to ${first.enemy.label}: straight there it would be`;
  return [
    {
      ...ends,
      facts: [statedFact(`${words} ${String(least)} paces`, { points: first.points }), ...ends.facts],
      ruling: judgeReadings(rules, ASKED, readings, told),
    },
  ];
}

/** How far an enemy is from the nearest of some shapes. */
function nearestOf(shapes: readonly Outline[], { base }: Standing): ReturnType<typeof apartBy> {
  const [nearest] = shapes
    .map((shape) => apartBy(shape, outlineOf(base)))
    .toSorted((one, other) => one.paces - other.paces);
  if (nearest === undefined) throw new RangeError('expected a shape');
  return { ...nearest, paces: Math.max(0, nearest.paces) };
}

/** How far an enemy is from the nearest of the movers, in that of some positions in which it is nearest. */
function closestOf(labels: readonly string[], { label }: Standing, positions: readonly Standings[]): number {
  return Math.min(
    ...positions.map((position) => {
      const movers = labels.map((each) => elementNamed(position, each));
      return closest(movers, elementNamed(position, label), position).paces;
    }),
  );
}
