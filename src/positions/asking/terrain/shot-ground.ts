import { type DbmRules } from '../../../rules/index.ts';
import { centreOf, partlyOn, ROUNDING } from '../../geometry/index.ts';
import { groundOf, type Standing, type Standings, type Terrain } from '../../placing/index.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { groundFacts, terrainIn, terrainUnder, type Under } from './under.ts';

/** What terrain tells of a shot. */
interface ShotGround {
  readonly readings: Readings;
  readonly facts: readonly Fact[];
  /** Whether the target may be out of sight because of terrain: what hides troops stands in print only. */
  readonly mayHide: boolean;
}

/** The going that hides psiloi, as the query `shoot` calls it. */
const COVERS: Readonly<Partial<Record<Terrain['kind'], string>>> = {
  marsh: 'marsh',
  vineyard: 'vineyards',
  brush: 'brush',
  rocky: 'rocky',
};

/** What the target stands in, and which areas lie across the line from the middle of the shooter's front to its middle. */
export function shotGround(rules: DbmRules, shooter: Standing, target: Standing, position: Standings): ShotGround {
  const under = terrainUnder(target, position);
  const cover = under.find(({ terrain }) => COVERS[terrain.kind] !== undefined);
  const across = acrossTheLine(shooter, target, position);
  // What hides psiloi in it is asked of the target by itself.
  const hiding = across.filter(({ name, kind }) => name !== cover?.name && kind !== 'waterway');
  const water = across.filter(({ kind }) => kind === 'waterway');
  return {
    // Psiloi who moved there can be seen, and no position tells who did.
    readings: cover === undefined ? {} : { targetIn: standsIn(rules, cover), targetMoved: untold(false, true) },
    facts: [
      ...groundFacts(under),
      ...across.map(({ fact }) => fact),
      ...water.map(({ name }) =>
        statedFact(`the ${name} is taken to hide nobody, as rivers are: what hides troops stands in print only, p. 14`),
      ),
      ...(hiding.length === 0
        ? []
        : [statedFact(`whether ${target.label} can be seen past it stands in print only: see visibility, p. 14`)]),
    ],
    mayHide: hiding.length > 0,
  };
}

/** In more than one terrain an element counts, for visibility, as in the one that reduces it less, where that is held. */
function standsIn(rules: DbmRules, { terrain, wholly }: Under): Reading {
  const word = COVERS[terrain.kind] ?? null;
  if (wholly.answer === 'yes') return known(word);
  const held = rules.clauses.get('terrain-choosing.mixed-going')?.held === true;
  if (wholly.answer === 'too close') return measuredAs([word, null]);
  return held ? known(null) : untold(word, null);
}

/** The areas on a line of sight, those that it only touches left out. */
function acrossTheLine(
  { label, base }: Standing,
  target: Standing,
  position: Standings,
): readonly { readonly name: string; readonly kind: Terrain['kind']; readonly fact: Fact }[] {
  const line = [base.at, centreOf(target.base)];
  return terrainIn(position).flatMap(({ terrain, name }) => {
    const ground = terrain.form === 'area' ? groundOf(terrain) : null;
    if (ground === null) return [];
    const measured = partlyOn(line, ground);
    const fact = measuredFact(
      `the line from the middle of ${label}’s front to that of ${target.label} leads through the ${name}`,
      { ...measured, witness: { points: line } },
      position.tolerance,
    );
    return fact.answer === 'no' || (fact.answer === 'yes' && measured.margin <= ROUNDING)
      ? []
      : [{ name, kind: terrain.kind, fact }];
  });
}
