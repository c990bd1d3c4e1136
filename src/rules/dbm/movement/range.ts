import { decide, type Decision } from '../../frame/decide.ts';
import { NotHeldError, UnprovidedError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import type { Troop } from '../troops/parse-troop.ts';
import { judge } from '../../frame/judge.ts';
import type { Judged } from '../../frame/verdict.ts';
import { trailStep } from './trail-step.ts';
import { Troops } from './troops.ts';

/** How far can this element shoot? */
export interface RangeQuestion {
  readonly troop: Troop;
  readonly weapon: string | null;
  readonly distance: number | null;
}

/** How far an element can shoot. */
export interface RangeAnswer {
  readonly edition: string;
  /** There if the distance is not held, though it is held that they shoot: what follows is all there is. */
  readonly answer?: null;
  /** Whether troops of its type and grade shoot at all; null where that is not held. */
  readonly canShoot: boolean | null;
  /** The greatest distance; null if they never shoot, or it is not held. */
  readonly rangePaces: number | null;
  /** Whether the distance is within it, where one was told. */
  readonly inRange?: boolean;
  readonly why: string;
  readonly trail: readonly TrailStep[];
}

/**
 * Tell how far an element can shoot.
 *
 * @throws {NotHeldError} If neither its range is held, nor whether it shoots
 * @throws {UnprovidedError} If no clause in force provides for it
 */
export function rangeOf(rules: DbmRules, { troop, distance }: RangeQuestion): RangeAnswer {
  const shooter = new Troops(troop);
  const { words } = shooter;
  const asked = `whether ${words} can shoot at all`;
  const { typeCanShoot } = rules.steps;
  const judged = typeCanShoot.length === 0 ? null : judge(typeCanShoot, (rule) => rule({ shooter }), asked);
  const found = distanceOf(rules, shooter);
  if (found instanceof NotHeldError) return untold(rules.edition, judged, found);
  const range = found.value;
  const reach = range === null ? [] : [trailStep('range', found, `Range of ${words}`, range)];
  const answer = {
    edition: rules.edition,
    canShoot: judged === null ? null : judged.allowed,
    rangePaces: range,
    why: judged?.why ?? `no text that we have says ${asked}`,
    trail: [...(judged?.trail ?? []), ...reach],
  };
  if (distance === null) return answer;
  if (range === null) return { ...answer, inRange: false };
  const within = decide(rules.steps.withinRange, (rule) => rule({ distance, range }));
  if (within === null) throw new UnprovidedError('no text that we have says what is within a range');
  const label = `${String(distance)} paces are ${within.value ? 'within' : 'beyond'} ${String(range)}`;
  return { ...answer, inRange: within.value, trail: [...answer.trail, trailStep('in range', within, label)] };
}

function distanceOf(rules: DbmRules, shooter: Troops): Decision<number | null> | NotHeldError {
  try {
    const found = decide(rules.steps.shootingRange, (rule) => rule({ shooter }));
    if (found === null) throw new UnprovidedError(`no text that we have says how far ${shooter.words} can shoot`);
    return found;
  } catch (error) {
    if (error instanceof NotHeldError) return error;
    throw error;
  }
}

/** That they shoot is worth telling, even where it is not held how far. */
function untold(edition: string, judged: Judged | null, notHeld: NotHeldError): RangeAnswer {
  if (judged === null) throw notHeld;
  const { page } = notHeld.clause;
  const place = page === null ? '' : `, p. ${String(page)}`;
  return {
    edition,
    answer: null,
    canShoot: judged.allowed,
    rangePaces: null,
    why: `${judged.why}, but we have no text of how far: see your printed rulebook${place}`,
    trail: [...judged.trail, notHeld.step],
  };
}
