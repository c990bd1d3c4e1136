import { answerOf, formatTroop, MOVEMENT_QUERIES, type DbmRules } from '../../../rules/index.ts';
import { cornersOf, distance } from '../../geometry/index.ts';
import { rounded, type Standing } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import type { Decided, Readings } from '../reading/reading.ts';
import { troopOf } from '../reading/troop-of.ts';
import { wheelOf } from './wheel-of.ts';

/**
 * What of a turn its way shows: about which point, and how far the corner goes that goes furthest.
 *
 * @param fields Of the query `move`: what the position shows of it, and what is told
 */
export function turnFacts(
  rules: DbmRules,
  element: Standing,
  moved: Standing,
  { readings, told }: { readonly readings: Readings; readonly told: Decided },
  tolerance: number,
): readonly Fact[] {
  const wheel = wheelOf(element.base, moved.base);
  if (wheel === null) return [];
  const { label, base } = element;
  const { frontLeft, frontRight } = cornersOf(base);
  const [off, corner] =
    distance(wheel.point, frontLeft) < distance(wheel.point, frontRight)
      ? [distance(wheel.point, frontLeft), 'left']
      : [distance(wheel.point, frontRight), 'right'];
  const degrees = `${String(rounded(Math.abs(wheel.turn)))}° to the ${wheel.turn > 0 ? 'right' : 'left'}`;
  const asked = { ...knownOf(readings), ...told };
  const fields = Object.fromEntries(Object.entries(asked).filter(([field]) => OF_HOW_FAR.includes(field)));
  const most = answerOf(MOVEMENT_QUERIES.move.pose({ ...fields, troop: formatTroop(troopOf(element)) }), rules);
  const far = 'maxPaces' in most ? most.maxPaces : null;
  return [
    statedFact(
      `${label} turns by ${degrees}, as in one wheel about a point ${pacesInWords(off)} from its ${corner} front corner`,
      {
        points: [wheel.point],
      },
    ),
    ...(far === null
      ? []
      : [
          measuredFact(
            `in that, its corner that goes furthest goes no more than the ${String(far)} paces of its move ${goingInWords(fields)} along its arc`,
            { margin: far - wheel.paces, witness: { points: wheel.points } },
            tolerance,
          ),
        ]),
  ];
}

function goingInWords({ going = 'good' }: Decided): string {
  const goings = (Array.isArray(going) ? going : [going]).map(String);
  return goings.every((each) => each === 'road') ? 'by road' : `in ${goings.join(' and ')} going`;
}

/** What tells how far it may go. */
const OF_HOW_FAR: readonly string[] = ['going', 'startsIn', 'movesInto', 'mobile', 'water', 'wheeledBefore'];

/** The fields that the position decides. */
function knownOf(readings: Readings): Decided {
  return Object.fromEntries(
    Object.entries(readings).flatMap(([field, { values, open }]) => (open === null ? [[field, values[0]]] : [])),
  );
}
