import { NotHeldError, plainMoveOf, UnprovidedError, type DbmRules } from '../../../rules/index.ts';
import { between, dot, heading, outlineOf, partlyOn, ROUNDING, whollyOn, type Outline } from '../../geometry/index.ts';
import {
  groundOf,
  isWater,
  sectionsOf,
  type Standing,
  type Standings,
  type Terrain,
  type ToldGoing,
} from '../../placing/index.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import { measuredFact, type Fact } from '../reading/fact.ts';
import { isNaval } from '../reading/troop-of.ts';
import { mayCountAs } from '../terrain/going.ts';
import { terrainIn } from '../terrain/under.ts';
import { PERHAPS, surely } from './deadly.ts';
import { inTheWay, pathOf, type Going } from './met-behind.ts';
import { under } from './under-recoil.ts';

/**
 * The fortifications in the way of an element that goes back, and the terrain there that it cannot cross, as far as what we
 * hold tells that: whether these stop it, the clauses say to whoever knows from where it comes.
 *
 * @param front Who recoils
 */
export function terrainBehind(
  rules: DbmRules,
  front: Standing,
  going: Going,
  position: Standings,
): readonly Aftermath[] {
  const path = pathOf(going.element, going.way, going.paces);
  return terrainIn(position).flatMap(({ terrain, name }): readonly Aftermath[] => {
    if (terrain.form === 'edge') return [];
    if (terrain.form === 'wall') {
      const fact = sectionInTheWay(going, `the ${name}`, terrain.line, position.tolerance);
      if (fact === null) return [];
      const clause = 'recoiling-elements.blocked-by-fortifications';
      const deadly = surely(fact.answer, spared(front, going.element, terrain));
      return [{ ...under(front), fact, deadly, verdict: null, clause, why: 'fortifications' }];
    }
    if (!mayStop(rules, going.element, terrain)) return [];
    const fact = groundInTheWay(going, name, terrain, path, position.tolerance);
    const clause = 'recoiling-elements.blocked-by-terrain';
    return fact === null
      ? []
      : [{ ...under(front), fact, deadly: PERHAPS, verdict: null, clause, why: 'terrain that it may not cross' }];
  });
}

/** Who is not stopped by fortifications: where gateways are, no position shows. */
function spared(front: Standing, back: Standing, { side }: Extract<Terrain, { form: 'wall' }>): string {
  const atGateway = `${back === front ? 'it' : back.label} is at a gateway and unopposed`;
  return side === front.side ? atGateway : `${atGateway}, or comes from inside an enemy TF`;
}

/** The nearest section of a line of fortifications that is in the way. */
function sectionInTheWay(going: Going, name: string, line: Outline, tolerance: number): Fact | null {
  const [nearest] = sectionsOf(line)
    .filter((section) => !runsAlong(section, going, tolerance))
    .flatMap((section) => inTheWay(going, name, section, tolerance) ?? [])
    .toSorted((one, other) => one.deep - other.deep);
  return nearest?.fact ?? null;
}

/** Whether a section is along a side of the way: by hand nobody puts it just beside that. */
function runsAlong(section: Outline, { element: { base }, way }: Going, tolerance: number): boolean {
  const across = heading(way + 90);
  const offs = outlineOf(base).map((corner) => dot(between(base.at, corner), across));
  return [Math.min(...offs), Math.max(...offs)].some((side) =>
    section.every((end) => Math.abs(dot(between(base.at, end), across) - side) <= Math.max(tolerance, ROUNDING)),
  );
}

/** Terrain that covers ground. */
type Covering = Extract<Terrain, { form: 'area' | 'way' }>;

/** Whether it leads into terrain; or, for those afloat, out of their water. */
function groundInTheWay(
  { whose, element }: Going,
  name: string,
  terrain: Covering,
  path: Outline,
  tolerance: number,
): Fact | null {
  const ground = groundOf(terrain);
  if (ground === null) return null;
  const partly = partlyOn(path, ground);
  const into = measuredFact(`the ${name} is in the way of ${whose}`, partly, tolerance);
  const isOn = into.answer !== 'no' && (into.answer === 'too close' || partly.margin > ROUNDING);
  if (!isOn) return null;
  if (!isNaval(element)) return into;
  const { margin, witness } = whollyOn(path, ground);
  const out = measuredFact(`${whose} leads out of the ${name}`, { margin: -margin, witness }, tolerance);
  return out.answer === 'no' || (out.answer === 'yes' && -margin <= ROUNDING) ? null : out;
}

/** Whether an element may be unable to cross some terrain: how those on land wade, and boats land, is in print only. */
function mayStop(rules: DbmRules, element: Standing, terrain: Covering): boolean {
  const { troop } = element;
  if (terrain.kind === 'road') return false;
  if (troop === null) return true;
  // A boat follows the bends of a river.
  if (isNaval(element)) return terrain.kind === 'waterway';
  return isWater(terrain) || mayCountAs(terrain).some((going) => hasNoMove(rules, troop, going));
}

/** Whether the table of moves gives a troop none in some going, or what we hold does not tell. */
function hasNoMove(rules: DbmRules, troop: NonNullable<Standing['troop']>, going: ToldGoing | 'road'): boolean {
  try {
    return plainMoveOf(rules, { troop, goings: [going] }).maxPaces === null;
  } catch (error) {
    if (error instanceof NotHeldError || error instanceof UnprovidedError) return true;
    throw error;
  }
}
