import { outlineOf, partlyOn, ROUNDING, whollyOn, type Base } from '../../geometry/index.ts';
import { groundOf, isWater, terrainNames, type Standing, type Standings, type Terrain } from '../../placing/index.ts';
import { measuredFact, type Fact } from '../reading/fact.ts';

/** A piece of terrain, and what it is called. */
export interface Named<T extends Terrain = Terrain> {
  readonly terrain: T;
  readonly name: string;
}

/** Terrain that covers ground. */
type Covering = Extract<Terrain, { form: 'area' | 'way' }>;

/** Terrain on which a part of an element is, or may be. */
export interface Under extends Named<Covering> {
  readonly partly: Fact;
  readonly wholly: Fact;
}

/** All terrain of a position, each piece with its name. */
export function terrainIn({ position: { terrain } }: Standings): readonly Named[] {
  const names = terrainNames(terrain);
  return terrain.map((each, index) => ({ terrain: each, name: names[index] ?? each.kind }));
}

/** The terrain on which a part of an element is, or may be. */
export function terrainUnder({ label, base }: Standing, position: Standings): readonly Under[] {
  return terrainIn(position).flatMap(({ terrain, name }) => {
    if (terrain.form !== 'area' && terrain.form !== 'way') return [];
    const partly = partlyFact(label, base, { terrain, name }, position);
    if (partly.answer === 'no') return [];
    const ground = groundOf(terrain);
    if (ground === null) return [];
    const where = terrain.form === 'way' ? 'on' : 'in';
    const measured = whollyOn(outlineOf(base), ground);
    const wholly = measuredFact(`all of ${label} is ${where} the ${name}`, measured, position.tolerance);
    return [{ terrain, name, partly, wholly }];
  });
}

/** Whether all of an element is on one water, so far as hands can tell. */
export function isOnWater(under: readonly Under[]): boolean {
  return under.some(({ terrain, wholly }) => isWater(terrain) && wholly.answer !== 'no');
}

function partlyFact(label: string, base: Base, { terrain, name }: Named, { tolerance }: Standings): Fact {
  const where = terrain.form === 'way' ? 'on' : 'in';
  const ground = groundOf(terrain);
  const measured = ground === null ? { margin: -Infinity, witness: { points: [] } } : partlyOn(outlineOf(base), ground);
  const fact = measuredFact(`part of ${label} is ${where} the ${name}`, measured, tolerance);
  // A part without breadth, along the outline, is none.
  return measured.margin <= ROUNDING && fact.answer === 'yes' ? { ...fact, answer: 'no' } : fact;
}

/** What an element stands in, as facts: all of it, or a part of it. */
export function groundFacts(under: readonly Under[]): readonly Fact[] {
  return under.flatMap(({ partly, wholly }) =>
    wholly.answer === 'yes' ? [wholly] : wholly.answer === 'too close' ? [partly, wholly] : [partly],
  );
}
