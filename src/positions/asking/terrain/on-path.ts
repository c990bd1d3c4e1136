import { crosses, partlyOn, ROUNDING, type Outline } from '../../geometry/index.ts';
import { groundOf, sectionsOf, type Standings } from '../../placing/index.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { terrainIn } from './under.ts';

/** The terrain on a path, roads and edges of the table aside. What of it bars a way, only a person can tell. */
export function terrainOnPath(path: Outline, whose: string, position: Standings): readonly Fact[] {
  return terrainIn(position).flatMap(({ terrain, name }) => {
    if (terrain.form === 'edge' || terrain.kind === 'road') return [];
    const words = `${whose} leads over the ${name}`;
    if (terrain.form === 'wall') {
      const met = sectionsOf(terrain.line).some((section) =>
        path.some((from, side) => crosses([from, path[(side + 1) % path.length] ?? from], section)),
      );
      return met ? [statedFact(words, { points: terrain.line })] : [];
    }
    const ground = groundOf(terrain);
    if (ground === null) return [];
    const measured = partlyOn(path, ground);
    const fact = measuredFact(words, measured, position.tolerance);
    return fact.answer === 'no' || (fact.answer === 'yes' && measured.margin <= ROUNDING) ? [] : [fact];
  });
}
