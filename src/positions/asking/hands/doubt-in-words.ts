import { apartBy, outlineOf } from '../../geometry/index.ts';
import { placesNear } from '../../placing/index.ts';
import { writePlace } from '../../text/index.ts';
import type { Fact } from '../reading/fact.ts';
import type { Doubt } from './doubts.ts';

/** The two in words. */
export function pairInWords({ one, other }: Doubt): string {
  return `${one.label} and ${other.label}`;
}

/** How far the two are apart, and how their contact would be stated. */
export function doubtFact(doubt: Doubt, tolerance: number): Fact {
  const { paces, points } = apartBy(outlineOf(doubt.one.base), outlineOf(doubt.other.base));
  return {
    fact: `${pairInWords(doubt)} touch: neither is placed by the other, and hands cannot tell${statedAs(doubt, tolerance)}`,
    answer: 'too close',
    margin: 0 - Math.abs(paces),
    witness: { points },
  };
}

/** How many times what hands cannot tell a corner may be from where a stated contact has it. */
const NEAR = 2;

/** How the contact of two would be stated; nothing where they would have to be moved for any. */
function statedAs({ one, other }: Doubt, tolerance: number): string {
  const [nearest] = [[one, other] as const, [other, one] as const]
    .flatMap(([element, by]) =>
      placesNear(element.base, [by], NEAR * tolerance).map((each) => ({ ...each, label: element.label })),
    )
    .toSorted((first, second) => first.apart - second.apart);
  return nearest === undefined ? '' : `; if they do, tell it so: “${nearest.label}: ${writePlace(nearest.place)}”`;
}
