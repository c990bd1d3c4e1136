import { cornersOf, distance, ROUNDING } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { statedFact, type Fact } from '../reading/fact.ts';

/** How those who move together stand behind each other: in edge and corner contact, or kinked, at one corner alone. */
export function columnFacts(group: readonly Standing[], { tolerance }: Standings): readonly Fact[] {
  const slack = Math.max(tolerance, ROUNDING);
  return group.flatMap((ahead) =>
    group.flatMap((behind) => {
      const [front, rear] = [cornersOf(behind.base), cornersOf(ahead.base)];
      const left = distance(front.frontLeft, rear.rearLeft) <= slack;
      const right = distance(front.frontRight, rear.rearRight) <= slack;
      if (ahead === behind || (!left && !right)) return [];
      const point = left ? front.frontLeft : front.frontRight;
      const words =
        left && right
          ? `${behind.label} is behind ${ahead.label} in edge and corner contact`
          : `${behind.label} is behind ${ahead.label} at its ${left ? 'left' : 'right'} corner alone: the column is kinked there`;
      return [statedFact(words, { points: [point] })];
    }),
  );
}
