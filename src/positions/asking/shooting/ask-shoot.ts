import { formatTroop, QuestionError, SHOOT_QUERY, type DbmRules } from '../../../rules/index.ts';
import {
  apartBy,
  beyond,
  centreOf,
  depthIn,
  edgeOf,
  outlineOf,
  partlyInAll,
  ROUNDING,
  type Base,
} from '../../geometry/index.ts';
import type { Place, Standing, Standings } from '../../placing/index.ts';
import { placeOf } from '../nearest/places-to-try.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { arcOf } from './arc.ts';
import { endsToShoot } from './ends-to-shoot.ts';
import { doingOf } from './fighting.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Decided, type Reading, type Readings } from '../reading/reading.ts';
import { otherwise } from './otherwise.ts';
import { lineOfShot } from './shot-line.ts';
import { shotGround } from '../terrain/shot-ground.ts';
import { toleranceBetween } from '../reading/touches.ts';

const ASKED = asked('shoot', SHOOT_QUERY);

/**
 * May an element shoot at another? Asked of the target, and of every other enemy who could be one.
 *
 * @throws {QuestionError} If the shooter's troop, or no target, is told
 */
export function askShoot(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { after, told } = asking;
  const { shooter, target } = shotOf(asking);
  const { readings, facts } = shotAt(rules, shooter, target, after);
  const rivals = after.elements.filter(({ side, label }) => side !== shooter.side && label !== target.label);
  const straighter = straighterThan(rules, shooter, target, rivals, after, told);
  const all = { ...readings, anotherMoreDirect: straighter.reading };
  const ruling = judgeReadings(rules, ASKED, all, told);
  const allowed =
    ruling.verdict === 'no' ? otherwise(rules, ASKED, { readings: all, told }, [shooter.label, target.label]) : [];
  return [{ about: aboutShot(shooter, target), facts: [...facts, ...straighter.facts, ...allowed], ruling }];
}

askShoot.query = ASKED;

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
  const { readings } = shotAt(rules, shooter, target, asking.after);
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
  const { readings } = shotAt(rules, shooter, target, asking.after);
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

/** The fields of the query `shoot` for one target, whoever else is there. */
function shotAt(
  rules: DbmRules,
  shooter: Standing,
  target: Standing,
  position: Standings,
): { readings: Readings; facts: readonly Fact[] } {
  const tolerance = toleranceBetween(shooter, target, position);
  const apart = apartBy(edgeOf(shooter.base, 'front'), outlineOf(target.base));
  const inArc = partlyInAll(outlineOf(target.base), arcOf(shooter.base));
  const arc = measuredFact(`part of ${target.label} is in ${shooter.label}’s arc`, inArc, tolerance);
  const [shooting, shot] = [doingOf(shooter, position), doingOf(target, position)];
  const line = lineOfShot(shooter, target, position);
  const ground = shotGround(rules, shooter, target, position);
  const paces = rounded(apart.paces);
  const distances =
    tolerance === 0 ? ([paces] as const) : ([paces, paces + tolerance, Math.max(0, paces - tolerance)] as const);
  const words = `from ${shooter.label}’s front edge to the nearest part of ${target.label} it is ${String(paces)} paces`;
  return {
    readings: {
      ...troops({ shooter, target }),
      distance: measuredAs(distances),
      targetState: seenOrNot(stateIn(shot.state, arc, inArc.margin), ground.mayHide),
      shooterState: shooting.state,
      lineOfShot: line.line,
      ...ground.readings,
    },
    facts: [
      arc,
      statedFact(words, { points: apart.points }),
      ...shooting.facts,
      ...shot.facts,
      ...line.facts,
      ...ground.facts,
    ],
  };
}

/** What a target does bars the shot wherever it stands; else it may be outside the arc. */
function stateIn(state: Reading, { answer }: Fact, margin: number): Reading {
  if (state.values[0] !== 'free') return state;
  if (answer === 'too close') return measuredAs(margin > 0 ? ['free', 'outsideArc'] : ['outsideArc', 'free']);
  // A part without breadth, along the line of the arc, is none.
  return known(answer === 'yes' && margin > ROUNDING ? 'free' : 'outsideArc');
}

/** A free target may be out of sight, where terrain lies across the line: what hides it is in none of our sources. */
function seenOrNot(state: Reading, mayHide: boolean): Reading {
  const [first] = state.values;
  return mayHide && first === 'free' ? untold('free', 'notVisible', ...state.values.slice(1)) : state;
}

/** Whether another enemy whom it could shoot at as well has its centre closer to the line straight ahead. */
function straighterThan(
  rules: DbmRules,
  shooter: Standing,
  target: Standing,
  rivals: readonly Standing[],
  position: Standings,
  told: Decided,
): { readonly reading: Reading; readonly facts: readonly Fact[] } {
  const own = offLine(shooter, target);
  const off = `${target.label}’s centre is ${String(rounded(own))} paces off the line straight ahead of ${shooter.label}`;
  const found = rivals.map((rival) => {
    const tolerance = Math.max(toleranceBetween(shooter, rival, position), toleranceBetween(shooter, target, position));
    const closer = own - offLine(shooter, rival);
    if (closer < -tolerance || (tolerance === 0 && closer <= ROUNDING)) return null;
    const { verdict } = judgeReadings(rules, ASKED, shotAt(rules, shooter, rival, position).readings, ofShooter(told));
    if (verdict === 'no') return null;
    const fact = statedFact(`${rival.label}’s is ${String(rounded(offLine(shooter, rival)))} paces off it`);
    const sure = verdict === 'yes' && closer > tolerance;
    return {
      sure,
      fact,
      reading:
        verdict === 'not told' || verdict === 'not held'
          ? untold(false, true)
          : measuredAs(closer > 0 ? [true, false] : [false, true]),
    };
  });
  const others = found.filter((each) => each !== null);
  const facts = others.length === 0 ? [] : [statedFact(off), ...others.map(({ fact }) => fact)];
  if (others.some(({ sure }) => sure)) return { reading: known(true), facts };
  const [doubtful] = others;
  return { reading: doubtful?.reading ?? known(false), facts };
}

/** What is told of the shooter, and not of the one target. */
function ofShooter(told: Decided): Decided {
  const fields = ['marchedThisBound', 'fledThisBound', 'shooterState', 'going'];
  return Object.fromEntries(Object.entries(told).filter(([field]) => fields.includes(field)));
}

/** How far the centre of an element is from the line at right angles to the middle of a shooter's front edge. */
function offLine({ base }: Standing, other: Standing): number {
  const right = beyond(base, 'right');
  return Math.abs(depthIn(right, centreOf(other.base)) + base.width / 2);
}

function troops(elements: Readonly<Record<string, Standing>>): Readings {
  return Object.fromEntries(
    Object.entries(elements).flatMap(([field, { troop }]) =>
      troop === null ? [] : [[field, known(formatTroop(troop))]],
    ),
  );
}

/** To a hundredth of a pace. */
function rounded(paces: number): number {
  return Math.round(paces * 100) / 100;
}
