import { apartBy, centreOf, outlineOf, partlyOn, ROUNDING } from '../../geometry/index.ts';
import { groundOf, type Standing, type Standings } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { terrainIn } from '../terrain/under.ts';
import { cornersApart } from './corners-apart.ts';

/** How far from the direct route to baggage the query `spontaneous` asks for enemy, in paces. */
const BESIDE = 200;

/** With how many others a target is compared in words. */
const COMPARED = 4;

/** The enemy of an element, those first who are closer between the front corners that are furthest apart. */
export function byDistance(mover: Standing, { elements }: Standings): readonly Standing[] {
  return (
    elements
      .filter(({ side }) => side !== mover.side)
      .map((enemy) => ({ enemy, ...cornersApart(mover.base, enemy.base) }))
      // Of those who are as close the first in the position, whatever rounding makes of them.
      .toSorted((one, other) => (Math.abs(one.paces - other.paces) <= ROUNDING ? 0 : one.paces - other.paces))
      .map(({ enemy }) => enemy)
  );
}

/** Whether an element is baggage. */
export function isBaggage({ troop }: Standing): boolean {
  return troop?.type === 'Bge';
}

/** How near a target is among some enemy, himself aside. Closer ones may not be eligible: who is stands in print only. */
export function howNear(
  mover: Standing,
  target: Standing,
  others: readonly Standing[],
  position: Standings,
): { readonly reading: Reading; readonly facts: readonly Fact[] } {
  const own = cornersApart(mover.base, target.base);
  const words = `the front corners of ${mover.label} and ${target.label} that are furthest apart: ${pacesInWords(own.paces)}`;
  const compared = others.map((other) => {
    const { paces: far, points } = cornersApart(mover.base, other.base);
    const tolerance = Math.max(toleranceBetween(mover, target, position), toleranceBetween(mover, other, position));
    const fact = measuredFact(
      `${target.label} is no further from ${mover.label} than ${other.label}`,
      { margin: far - own.paces, witness: { points } },
      tolerance,
    );
    return { fact, equal: fact.answer === 'yes' && far - own.paces <= ROUNDING };
  });
  const facts = [statedFact(words, { points: own.points }), ...compared.slice(0, COMPARED).map(({ fact }) => fact)];
  if (compared.some(({ fact }) => fact.answer === 'no')) return { reading: untold('further', 'closest'), facts };
  if (compared.some(({ fact }) => fact.answer === 'too close'))
    return { reading: measuredAs(['equal', 'closest', 'further']), facts };
  return { reading: known(compared.some(({ equal }) => equal) ? 'equal' : 'closest'), facts };
}

/** Whether the direct route to enemy baggage is open: no other enemy near it, and the baggage in sight. */
export function openRoute(
  mover: Standing,
  baggage: Standing | undefined,
  position: Standings,
): { readonly reading: Reading; readonly facts: readonly Fact[] } {
  if (baggage === undefined) return { reading: known(false), facts: [] };
  const route = [mover.base.at, centreOf(baggage.base)] as const;
  const near = position.elements
    .filter(({ side, label }) => side !== mover.side && label !== baggage.label)
    .map((enemy) => ({ enemy, ...apartBy(route, outlineOf(enemy.base)) }))
    .toSorted((one, other) => one.paces - other.paces);
  const [nearest] = near;
  const route200 = `of the line from the middle of ${mover.label}’s front to the centre of the baggage ${baggage.label}`;
  const fact =
    nearest === undefined
      ? statedFact(`no other enemy is within ${String(BESIDE)} paces ${route200}`, { points: route })
      : {
          // At that distance is within it.
          ...measuredFact(
            `${nearest.enemy.label} is within ${String(BESIDE)} paces ${route200}`,
            { margin: BESIDE - nearest.paces, witness: { points: nearest.points, line: route } },
            toleranceBetween(mover, nearest.enemy, position),
          ),
        };
  const hides = terrainIn(position).flatMap(({ terrain, name }) => {
    const ground = groundOf(terrain);
    if (ground === null || terrain.kind === 'road' || terrain.kind === 'river') return [];
    const over = partlyOn(route, ground);
    return over.margin > 0 ? [statedFact(`the ${name} lies across that line, and may hide it`)] : [];
  });
  const facts = [fact, ...hides];
  if (nearest !== undefined && fact.answer === 'yes') return { reading: known(false), facts };
  if (hides.length > 0) return { reading: untold(true, false), facts };
  if (fact.answer === 'too close')
    return {
      reading: measuredAs(near.length > 0 && BESIDE > (nearest?.paces ?? 0) ? [false, true] : [true, false]),
      facts,
    };
  return { reading: known(true), facts };
}
