import { outlineOf, partlyOn, ROUNDING, sweptBase, whollyOn } from '../../geometry/index.ts';
import { groundOf, type Standing, type Standings } from '../../placing/index.ts';
import { measuredFact, type Fact } from '../reading/fact.ts';
import { groundFacts, terrainIn, terrainUnder } from './under.ts';

/** What an element stands on. */
export function standingGround(element: Standing, position: Standings): readonly Fact[] {
  return groundFacts(terrainUnder(element, position));
}

/**
 * What the straight way of an element leads over: the areas and rivers into which a part of its base comes, and the road that
 * the middle of its front keeps to.
 */
export function groundOnTheWay({ label, base }: Standing, end: Standing, position: Standings): readonly Fact[] {
  const swept = outlineOf(sweptBase(base, end.base));
  return terrainIn(position).flatMap(({ terrain, name }) => {
    const ground = groundOf(terrain);
    if (ground === null) return [];
    const road = terrain.kind === 'road';
    const measured = road ? whollyOn([base.at, end.base.at], ground) : partlyOn(swept, ground);
    const words = road
      ? `the middle of ${label}’s front keeps to the ${name}`
      : `${label}’s straight way leads ${terrain.form === 'way' ? 'over' : 'through'} the ${name}`;
    const fact = measuredFact(words, measured, position.tolerance);
    return fact.answer === 'no' || (fact.answer === 'yes' && measured.margin <= ROUNDING) ? [] : [fact];
  });
}
