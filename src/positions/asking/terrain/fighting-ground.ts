import { centreOf, crosses } from '../../geometry/index.ts';
import { sectionsOf, type Side, type Standing, type Standings, type Terrain } from '../../placing/index.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { known, untold, type Reading, type Readings } from '../reading/reading.ts';
import { goingFacts, goingOn, inBadGoing } from './going.ts';
import { groundFacts, terrainIn, terrainUnder, type Named, type Under } from './under.ts';

/** What terrain tells of one side of a combat. */
interface Ground {
  readonly readings: Readings;
  readonly facts: readonly Fact[];
}

/** Woods, orchards, and olive or palm groves, which the field `inWood` asks for. */
const WOODED: readonly Terrain['kind'][] = ['wood', 'orchard', 'grove'];
const HILLS: readonly Terrain['kind'][] = ['gentle hill', 'steep hill'];

/**
 * The fields of the query `combat` that terrain tells of one side; none where the position has no terrain, as going is told
 * then. Slopes, banks and fords only a person can tell.
 *
 * @param pressing Enemy on its flanks and its rear
 */
export function fightingGround(
  front: Standing,
  ranks: readonly Standing[],
  opponent: Standing,
  pressing: readonly Standing[],
  position: Standings,
): Ground {
  if (terrainIn(position).every(({ terrain }) => terrain.form === 'edge')) return { readings: {}, facts: [] };
  const [own, theirs] = [terrainUnder(front, position), terrainUnder(opponent, position)];
  const behind = ranks.map((rank) => terrainUnder(rank, position));
  const isOn = (under: readonly Under[], kinds: readonly Terrain['kind'][]) =>
    under.find(({ terrain }) => kinds.includes(terrain.kind));
  const wood = isOn(own, WOODED);
  const walls = wallsBetween(front, opponent, position);
  const [wall] = walls;
  return {
    readings: {
      going: goingOn(own),
      ...(ranks.length === 0 ? {} : { rankGoing: ofAll(behind.map((each) => goingOn(each))) }),
      ...(pressing.length === 0 ? {} : { flankedByFootInBadGoing: anyInBadGoing(pressing, position) }),
      // The query asks for it of shooting alone: who is partly in a wood need not tell.
      ...(wood?.wholly.answer === 'yes' ? { inWood: known(true) } : {}),
      ...(isOn([...own, ...theirs], HILLS) === undefined ? {} : { upslope: untold(false, true) }),
      ...(isOn(own, ['river']) === undefined ? {} : { crossingRiver: untold(false, true) }),
      ...(isOn(theirs, ['river']) === undefined ? {} : { defendingBank: untold(false, true) }),
      ...(wall === undefined ? {} : behindWall(front.side, wall.terrain)),
    },
    facts: [
      ...[own, ...behind].flatMap(groundFacts),
      ...goingFacts(front.label, own),
      ...ranks.flatMap(({ label }, index) => goingFacts(label, behind[index] ?? [])),
      // Said once, of both.
      ...(front.side === 'own' ? walls : []).map(({ name, terrain }) =>
        statedFact(`the ${name} runs between ${front.label} and ${opponent.label}`, { points: terrain.line }),
      ),
    ],
  };
}

type Wall = Extract<Terrain, { form: 'wall' }>;

/** The fortifications that run between the middles of two elements. */
export function wallsBetween(one: Standing, other: Standing, position: Standings): readonly Named<Wall>[] {
  const between = [centreOf(one.base), centreOf(other.base)] as const;
  return terrainIn(position).flatMap(({ terrain, name }) =>
    terrain.form === 'wall' && sectionsOf(terrain.line).some((section) => crosses(section, between))
      ? [{ terrain, name }]
      : [],
  );
}

/** Who defends fortifications, and who attacks across them, is told with them. */
function behindWall(side: Side, { side: defends, kind }: Wall): Readings {
  if (defends === null) return { fortified: untold(null, kind), attackingFortification: untold(false, true) };
  return defends === side ? { fortified: known(kind) } : { attackingFortification: known(true) };
}

/** Whether any of the foot that presses it is in rough or difficult going. */
function anyInBadGoing(pressing: readonly Standing[], position: Standings): Reading {
  const each = pressing.map((enemy) => inBadGoing(terrainUnder(enemy, position)));
  if (each.some((told) => !told.includes(false))) return known(true);
  return each.every((told) => !told.includes(true)) ? known(false) : untold(false, true);
}

/** At most so many ways in which all ranks may stand: what is more is asked as a whole. */
const MOST_WAYS = 12;

/** One reading of several, in order. */
function ofAll(readings: readonly Reading[]): Reading {
  const ways = readings.reduce<readonly (readonly unknown[])[]>(
    (before, { values }) => values.flatMap((value) => before.map((way) => [...way, value])),
    [[]],
  );
  const [first = [], ...others] = ways.slice(0, MOST_WAYS);
  const untoldOne = readings.find(({ open }) => open === 'not told');
  const open = untoldOne?.open ?? readings.find((each) => each.open !== null)?.open ?? null;
  return { values: [first, ...others], open: others.length === 0 ? null : open };
}
