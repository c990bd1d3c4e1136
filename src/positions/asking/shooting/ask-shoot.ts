import { QuestionError, SHOOT_QUERY, type DbmRules } from '../../../rules/index.ts';
import { apartBy, edgeOf, outlineOf, type Base } from '../../geometry/index.ts';
import { rounded, type Place, type Standing } from '../../placing/index.ts';
import { placeOf } from '../nearest/places-to-try.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import type { Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings, type Ruling } from '../reading/judge-readings.ts';
import { known, type Reading, type Readings } from '../reading/reading.ts';
import { endsToShoot } from './ends-to-shoot.ts';
import { otherwise } from './otherwise.ts';
import type { Shooting } from './shooting.ts';
import { shotAt } from './shot-at.ts';
import { straighterThan } from './straighter.ts';

const ASKED = asked('shoot', SHOOT_QUERY);

/**
 * May an element shoot at another? Asked of the target, and of every other enemy who could be one; where it may not from its
 * front, of its other edges too.
 *
 * @throws {QuestionError} If the shooter's troop, or no target, is told
 */
export function askShoot(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { told } = asking;
  const { shooter, target } = shotOf(asking);
  const fromFront = asFront(rules, { shooter, edge: 'front' }, target, asking);
  const { readings, facts, ruling } =
    fromFront.ruling.verdict === 'no' ? (fromAnotherEdge(rules, shooter, target, asking) ?? fromFront) : fromFront;
  const allowed =
    ruling.verdict === 'no' ? otherwise(rules, ASKED, { readings, told }, [shooter.label, target.label]) : [];
  return [{ about: aboutShot(shooter, target), facts: [...facts, ...allowed], ruling }];
}

askShoot.query = ASKED;

askShoot.none = () => 'nobody shoots';

/**
 * Where the shooter could have ended its move instead: the page loads it with the asker. Nowhere, where the shot would not
 * be allowed from any place: from as near as it could come, with nothing in the way.
 */
askShoot.ends = (rules: DbmRules, asking: Asking): readonly (readonly Place[])[] => {
  const ways = endsToShoot(rules, asking);
  const { shooter, target } = shotOf(asking);
  const ends = ways.flat();
  if (ends.length === 0) return [];
  const pacesFrom = (base: Base): number => apartBy(edgeOf(base, 'front'), outlineOf(target.base)).paces;
  const nearest = Math.min(...ends.map(pacesFrom));
  const { readings } = shotAt(rules, { shooter, edge: 'front' }, target, asking.after);
  const best = { ...readings, ...AT_BEST, distance: known(rounded(nearest)) };
  if (judgeReadings(rules, ASKED, best, asking.told).verdict === 'no') return [];
  return ways.map((bases) => bases.map(({ at, facing }) => placeOf(at, facing)));
};

/** What the place of a shooter decides, at its best. */
const AT_BEST: Readings = {
  shooterState: known('free'),
  targetState: known('free'),
  lineOfShot: known('clear'),
  anotherMoreDirect: known(false),
};

/** From most places a shot is refused whoever else is there: who stands straighter ahead is looked into only where it is not. */
askShoot.tries = (rules: DbmRules, asking: Asking): readonly Ruled[] => {
  const { shooter, target } = shotOf(asking);
  const { readings } = shotAt(rules, { shooter, edge: 'front' }, target, asking.after);
  const ruling = judgeReadings(rules, ASKED, { ...readings, ...NO_OTHER }, asking.told);
  return ruling.verdict === 'no' ? [{ about: aboutShot(shooter, target), facts: [], ruling }] : askShoot(rules, asking);
};

const NO_OTHER: Readings = { anotherMoreDirect: known(false) };

/** Who shoots at whom, both of them told. */
function shotOf({ after, movers: [mover = ''], target: aim }: Asking): Record<'shooter' | 'target', Standing> {
  const shooter = elementNamed(after, mover);
  if (shooter.troop === null)
    throw new QuestionError('position', `${mover}: expected its troop, such as "Reg Bw (O)", found nothing`);
  if (aim === null) throw new QuestionError('target', 'expected the name of the element shot at, found nothing');
  const target = elementNamed(after, aim);
  if (target.side === shooter.side)
    throw new QuestionError('target', `expected an element of the other side than ${mover}, found ${aim}`);
  return { shooter, target };
}

function aboutShot(shooter: Standing, target: Standing): string {
  return `${shooter.label} at ${target.label}`;
}

/** A shot from one edge, and what the rules say of it. */
interface FromEdge {
  readonly readings: Readings;
  readonly facts: readonly Fact[];
  readonly ruling: Ruling;
}

/** A shot from an edge, as if that were the front. */
function asFront(rules: DbmRules, shooting: Shooting, target: Standing, { after, told }: Asking): FromEdge {
  const { readings, facts } = shotAt(rules, shooting, target, after);
  const straighter = straighterThan(rules, ASKED, shooting, target, after, told);
  const all = { ...readings, ...straighter.readings };
  return {
    readings: all,
    facts: [...facts, ...straighter.facts],
    ruling: judgeReadings(rules, ASKED, all, told),
  };
}

/**
 * An edge but the front from which the rules do not refuse it, if they let those troops take another edge at all: one in
 * whose arc the target is, if there is one; of some editions we have no text of arcs, and none is refused for that.
 */
function fromAnotherEdge(rules: DbmRules, shooter: Standing, target: Standing, asking: Asking): FromEdge | null {
  const { readings: front, facts: frontFacts } = shotAt(rules, { shooter, edge: 'front' }, target, asking.after);
  const ruled = (readings: Readings): Ruling => judgeReadings(rules, ASKED, readings, asking.told);
  const { shooter: troop = known(null), target: aim = known(null) } = front;
  if (ruled({ shooter: troop, target: aim, targetState: known(OTHER_EDGE) }).verdict === 'no') return null;
  const notInArc = ({ readings: { targetState } }: FromEdge): number => (targetState?.values[0] === 'free' ? 0 : 1);
  const shots = OTHER_EDGES.map((edge) => asFront(rules, { shooter, edge }, target, asking))
    .filter(({ ruling }) => ruling.verdict !== 'no')
    .toSorted((one, other) => notInArc(one) - notInArc(other));
  for (const shot of shots) {
    const readings = { ...shot.readings, targetState: ofOtherEdge(shot.readings.targetState) };
    const ruling = ruled(readings);
    if (ruling.verdict !== 'no') return { readings, facts: [...frontFacts.slice(0, 1), ...shot.facts], ruling };
  }
  return null;
}

/** The edges but the front, the one first that has no other like it. */
const OTHER_EDGES = ['rear', 'right', 'left'] as const;

const OTHER_EDGE = 'arcOfAnotherEdge';

/** A target that is free in the arc of an edge is that only if the edge may count as the front. */
function ofOtherEdge({ values: [first, ...others], open }: Reading = known('free')): Reading {
  const other = (value: unknown): unknown => (value === 'free' ? OTHER_EDGE : value);
  return { values: [other(first), ...others.map(other)], open };
}
