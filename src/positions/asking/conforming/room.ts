import { along, apartBy, heading, outlineOf, partlyOn, ROUNDING, type Base } from '../../geometry/index.ts';
import { groundOf, sectionsOf, type Standing, type Standings } from '../../placing/index.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { isNaval } from '../reading/troop-of.ts';
import { terrainIn } from '../terrain/under.ts';
import type { Contacted } from './contacted.ts';

/** Whether there is room for an element where it would stand, in the words of the query `pivot`. */
interface Room {
  readonly reading: Reading;
  readonly facts: readonly Fact[];
}

/**
 * Whether there is room for an element where it would exactly face the one who contacts it: another may stand there; whether a
 * fortification or water there leaves it none, only a person can tell.
 */
export function roomAt(faces: Base, contacted: Contacted, position: Standings): Room {
  const { element } = contacted;
  const stands = whoStandsThere(faces, contacted, position);
  if (stands !== null)
    return {
      reading: untold('tooLittle', 'ifGroupMovesBack'),
      facts: [statedFact(`${stands.label} stands where it would`)],
    };
  const bars = whatLiesThere(faces, element, position);
  const facts = bars.map((name) => statedFact(`the ${name} lies where it would stand`));
  const near = bars.length > 0 ? undefined : whoMayStandThere(faces, contacted, position);
  if (near !== undefined)
    return {
      reading: measuredAs(['enough', 'tooLittle']),
      facts: [statedFact(`${near.label} may stand where it would`)],
    };
  return { reading: bars.length > 0 ? untold('enough', 'tooLittle', 'ifGroupMovesBack') : known('enough'), facts };
}

/** Who stands where it would stand, but for itself; null where there is room. */
function whoStandsThere(
  faces: Base,
  { element, by: [{ mover }] }: Contacted,
  { elements, tolerance }: Standings,
): Standing | null {
  const slack = Math.max(tolerance, ROUNDING);
  return (
    elements.find(
      (each) =>
        each.label !== element.label &&
        each.label !== mover.label &&
        apartBy(outlineOf(each.base), outlineOf(faces)).paces < -slack,
    ) ?? null
  );
}

/** Of whom hands cannot tell whether he stands where it would: nobody measures whom a stated contact puts beside it. */
function whoMayStandThere(
  faces: Base,
  { element, by: [{ mover }] }: Contacted,
  position: Standings,
): Standing | undefined {
  return position.elements.find((each) => {
    if (each.label === element.label || each.label === mover.label) return false;
    const tolerance = Math.min(toleranceBetween(element, each, position), toleranceBetween(mover, each, position));
    const apart = apartBy(outlineOf(each.base), outlineOf(faces)).paces;
    return Math.abs(apart) > ROUNDING && Math.abs(apart) < tolerance - ROUNDING;
  });
}

/** Fortifications through where it would stand; a waterway, to troops on land. */
function whatLiesThere(faces: Base, element: Standing, position: Standings): readonly string[] {
  const slack = Math.max(position.tolerance, ROUNDING);
  const inner = outlineOf({
    ...faces,
    at: along(faces.at, heading(faces.facing), -slack),
    width: faces.width - 2 * slack,
    depth: faces.depth - 2 * slack,
  });
  return terrainIn(position).flatMap(({ terrain, name }) => {
    if (terrain.form === 'wall')
      return sectionsOf(terrain.line).some((section) => apartBy(section, inner).paces <= 0) ? [name] : [];
    const water = terrain.kind === 'waterway' && !isNaval(element) ? groundOf(terrain) : null;
    return water !== null && partlyOn(inner, water).margin > 0 ? [name] : [];
  });
}
