import { partlyOn, ROUNDING, type Outline } from '../../geometry/index.ts';
import { groundOf, type Standings } from '../../placing/index.ts';
import { measuredFact, type Fact } from '../reading/fact.ts';
import { fortificationsIn } from './fortifications-on-way.ts';
import { terrainIn } from './under.ts';

/** The terrain on a path, roads and edges of the table aside. What of it bars a way, only a person can tell. */
export function terrainOnPath(path: Outline, whose: string, position: Standings): readonly Fact[] {
  const covering = terrainIn(position).flatMap(({ terrain, name }) => {
    const ground = terrain.kind === 'road' ? null : groundOf(terrain);
    if (ground === null) return [];
    const measured = partlyOn(path, ground);
    const fact = measuredFact(`${whose} leads over the ${name}`, measured, position.tolerance);
    return fact.answer === 'no' || (fact.answer === 'yes' && measured.margin <= ROUNDING) ? [] : [fact];
  });
  return [...covering, ...fortificationsIn(path, whose, position)];
}
