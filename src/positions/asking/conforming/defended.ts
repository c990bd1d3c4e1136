import { apartBy, edgeOf, outlineOf, whollyOn } from '../../geometry/index.ts';
import { groundOf, sectionsOf, type Standing, type Standings, type Terrain } from '../../placing/index.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { known, untold, type Reading } from '../reading/reading.ts';
import { wallsBetween } from '../terrain/fighting-ground.ts';
import { terrainIn, terrainUnder, type Named } from '../terrain/under.ts';

/** What an element defends against one who contacts it, in the words of the query `pivot`. */
interface Defended {
  readonly reading: Reading;
  readonly facts: readonly Fact[];
}

/** How far from a front edge a fortification may be, in paces, that is along it. */
const ALONG = 1e-5;

/**
 * What an element defends: fortifications of its side between it and the one who contacts it. Of others at its front, and of the
 * edge of an area or a river, only a person can tell whether it defends them.
 */
export function defendedBy(element: Standing, contactor: Standing, position: Standings): Defended {
  const between = wallsBetween(element, contactor, position).filter((wall) => mayBeOf(wall, element));
  const [wall] = between;
  if (wall !== undefined) {
    const fact = statedFact(`the ${wall.name} runs between ${element.label} and ${contactor.label}`, {
      points: wall.terrain.line,
    });
    const own = between.some(({ terrain: { side } }) => side === element.side);
    return { reading: own ? known('fortifications') : untold(null, 'fortifications'), facts: [fact] };
  }
  const ahead = wallAlong(element, position);
  const edge = edgeBetween(element, contactor, position);
  return {
    reading: untoldOf([...(ahead === undefined ? [] : ['fortifications']), ...(edge === null ? [] : ['terrainEdge'])]),
    facts: [
      ...(ahead === undefined
        ? []
        : [statedFact(`the ${ahead.name} runs along ${element.label}’s front`, { points: ahead.terrain.line })]),
      ...(edge === null ? [] : [edge]),
    ],
  };
}

type Wall = Extract<Terrain, { form: 'wall' }>;

function mayBeOf({ terrain: { side } }: Named<Wall>, element: Standing): boolean {
  return side === null || side === element.side;
}

function untoldOf(values: readonly string[]): Reading {
  return values.length === 0 ? known(null) : untold(null, ...values);
}

/** A fortification that it may defend along its front edge, so that another may contact it elsewhere. */
function wallAlong(element: Standing, position: Standings): Named<Wall> | undefined {
  const front = edgeOf(element.base, 'front');
  return terrainIn(position)
    .flatMap(({ terrain, name }) => (terrain.form === 'wall' ? [{ terrain, name }] : []))
    .find(
      (wall) =>
        mayBeOf(wall, element) &&
        sectionsOf(wall.terrain.line).some(
          (section) => apartBy(section, front).paces <= Math.max(position.tolerance, ALONG),
        ),
    );
}

/** An area in which it stands, but not all of the other; or a river that the other is crossing. */
function edgeBetween(element: Standing, contactor: Standing, position: Standings): Fact | null {
  const isAllIn = ({ terrain }: Named, { base }: Standing): boolean => {
    const ground = groundOf(terrain);
    return ground !== null && whollyOn(outlineOf(base), ground).margin >= position.tolerance;
  };
  const area = terrainUnder(element, position).find(
    (each) => each.terrain.form === 'area' && !isAllIn(each, contactor),
  );
  if (area !== undefined)
    return statedFact(
      `${element.label} stands in the ${area.name}, and not all of ${contactor.label} does: it may defend the edge`,
    );
  const river = terrainUnder(contactor, position).find(
    (each) => each.terrain.kind === 'river' && !isAllIn(each, element),
  );
  return river === undefined
    ? null
    : statedFact(
        `${contactor.label} stands in the ${river.name}, and not all of ${element.label} does: it may defend the bank`,
      );
}
