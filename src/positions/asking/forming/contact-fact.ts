import { cornersOf, distance } from '../../geometry/index.ts';
import type { Standing } from '../../placing/index.ts';
import type { Fact } from '../reading/fact.ts';
import type { StandsIn } from './shape-of.ts';

/** How an element ends in its group, and how far the nearest corners of it and of another of them are apart. */
export function contactFact(element: Standing, group: readonly Standing[], standsIn: readonly StandsIn[]): Fact {
  const [likeliest = 'apart'] = standsIn;
  const corners = Object.values(cornersOf(element.base));
  const pairs = group.flatMap((other) =>
    other === element
      ? []
      : Object.values(cornersOf(other.base)).flatMap((on) =>
          corners.map((point) => ({ other, points: [point, on] as const })),
        ),
  );
  const [nearest] = pairs.toSorted((one, two) => distance(...one.points) - distance(...two.points));
  const points = nearest?.points ?? [];
  const contact = likeliest === 'directlyBehind' || likeliest === 'inContact';
  return {
    fact: WORDS[likeliest](element.label, nearest?.other.label ?? ''),
    answer: standsIn.length > 1 ? 'too close' : contact ? 'yes' : 'no',
    margin: nearest === undefined ? null : 0 - distance(...nearest.points),
    witness: { points },
  };
}

const WORDS: Readonly<Record<StandsIn, (label: string, other: string) => string>> = {
  front: (label) => `${label} leads the column`,
  directlyBehind: (label) => `${label} is in the column, directly behind the element before it`,
  inContact: (label) => `${label} is not in the column, and in corner and edge contact with the group`,
  kinked: (label) => `${label} is behind the element before it in edge and corner contact, not at one corner alone`,
  apart: (label, other) =>
    `${label} is in corner and edge contact with the group; its nearest corner is that of ${other}`,
};
