import { decide, tell } from '../../../frame/decide.ts';
import { NotHeldError, UnprovidedError } from '../../../frame/rule-errors.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import { judge } from '../../../frame/judge.ts';
import { TRAIN } from '../../troops/troop-types.ts';
import { enemyThatCount } from './enemy-that-count.ts';
import { EnemyNear, marchers } from './march-facts.ts';
import type { AskedMarcher, MarchQuestion } from './march-question.ts';
import { plainMoveOf } from '../move/move.ts';
import type { Marching } from '../steps.ts';
import { trailStep } from '../trail-step.ts';

/** Whether a march, or what comes after one, is allowed. */
export interface MarchAnswer {
  readonly edition: string;
  readonly allowed: boolean;
  readonly why: string;
  /** What the question does not tell, and the answer rests on; left out where it rests on nothing such. */
  readonly taken?: readonly string[];
  readonly trail: readonly TrailStep[];
}

/** One way in which what is not told, or not settled, may be. */
interface Supposed {
  readonly frontRank: number;
  /** Elements as which a double base counts. */
  readonly perDoubleBase: number;
  /** Whether artillery, war wagons and baggage count as foot. */
  readonly trainAreFoot: boolean;
}

/**
 * Tell whether a march, or what comes after one, is allowed.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for it, or it turns on something that is not told
 */
export function marchOf(rules: DbmRules, question: MarchQuestion): MarchAnswer {
  const supposed = suppositions(question).map((each) => ({ ...each, answer: answerIf(rules, question, each) }));
  const [first] = supposed;
  if (first === undefined) throw new Error('expected at least one supposition');
  const agree = (some: typeof supposed): boolean => new Set(some.map(({ answer }) => answer.allowed)).size < 2;
  if (agree(supposed)) {
    const taken = takenForLater(rules, question);
    const { trail, ...answer } = first.answer;
    return { ...answer, ...(taken === null ? {} : { taken: [taken] }), trail };
  }
  if (question.frontRank === null)
    throw new UnprovidedError('it turns on how many elements stand in the front rank of the movers, which is not told');
  throw new UnprovidedError(
    agree(supposed.filter(({ trainAreFoot }) => trainAreFoot))
      ? 'it turns on whether artillery, war wagons and baggage are foot here, which no clause settles'
      : 'it turns on whether a double base counts as one element or as two, which no clause settles',
  );
}

/** Within so many paces of known enemy a march is another matter: march-moves.distance. */
export const MARCHING_NEAR = 200;

/**
 * What is taken of who asks to march closer than 200 paces from where this move cannot get him there: he means one that
 * does. Null where this one may.
 */
function takenForLater(
  rules: DbmRules,
  { question, nearestKnownEnemy: nearest, movers }: MarchQuestion,
): string | null {
  if ((question !== 'closerThan200p' && question !== 'to50p') || nearest === null) return null;
  const most = Math.max(...movers.map((each) => furthest(rules, each)));
  if (nearest - most < MARCHING_NEAR) return null;
  return `nearestKnownEnemy: from ${String(nearest)} paces a move of ${String(most)} goes no closer than ${String(MARCHING_NEAR)}: a later move is taken to be asked about`;
}

/** How far elements may move at the most, on open ground or by road; without limit where that is not known. */
function furthest(rules: DbmRules, { troop, mountedInfantry }: AskedMarcher): number {
  if (mountedInfantry) return Infinity;
  try {
    return Math.max(...[[], ['road' as const]].map((goings) => plainMoveOf(rules, { troop, goings }).maxPaces ?? 0));
  } catch (error) {
    if (error instanceof NotHeldError || error instanceof UnprovidedError) return Infinity;
    throw error;
  }
}

/** Every way that may make a difference: the extremes do. */
function suppositions({ frontRank, movers, enemyWithin200p }: MarchQuestion): readonly Supposed[] {
  const total = movers.reduce((sum, { count }) => sum + count, 0);
  const fronts = frontRank === null ? [...new Set([1, total])] : [frontRank];
  const doubles = enemyWithin200p.some(({ doubleBased }) => doubleBased) ? [1, 2] : [1];
  const trains = movers.some(({ troop }) => TRAIN.includes(troop.type)) ? [true, false] : [true];
  return fronts.flatMap((front) =>
    doubles.flatMap((perDoubleBase) =>
      trains.map((trainAreFoot) => ({ frontRank: front, perDoubleBase, trainAreFoot })),
    ),
  );
}

function answerIf(rules: DbmRules, question: MarchQuestion, supposed: Supposed): MarchAnswer {
  const { frontRank, perDoubleBase, trainAreFoot } = supposed;
  const { question: matter, nearestKnownEnemy, straightAhead, includesWheel, earlierThisBound } = question;
  const counting = enemyThatCount(rules, question.enemyWithin200p);
  const enemy = counting.enemy.map((each) => new EnemyNear(each, perDoubleBase));
  const about: Marching = {
    next: matter === 'tacticalMoveAfter' ? 'tactical' : 'march',
    goesCloser: goesCloser(question),
    movers: marchers(question.movers, trainAreFoot),
    frontRank,
    enemy,
    enemyElements: enemy.reduce((sum, { elements }) => sum + elements, 0),
    nearest: nearestKnownEnemy,
    straightAhead,
    includesWheel,
    earlier: earlierThisBound,
  };
  const bars = tell(rules.steps.closerMarchBarred, (rule) => rule(about));
  const barred = bars[0]?.value ?? (enemy.length === 0 ? NONE_TOLD : null);
  const limit = decide(rules.steps.marchLimit, (rule) => rule({ barred }))?.value ?? 0;
  const asked = `whether they may make a ${about.next} move here`;
  const judged = judge(rules.steps.mayMarch, (rule) => rule({ ...about, barred, limit }), asked);
  const told = new Set(judged.trail.map(({ clause }) => clause));
  const reasons = bars.flatMap((bar) => (told.has(bar.clause.id) ? [] : [trailStep('not closer', bar, bar.value)]));
  return {
    edition: rules.edition,
    allowed: judged.allowed,
    why: judged.why,
    trail: [
      ...judged.trail,
      ...(about.goesCloser ? counting.trail : []),
      ...(about.next === 'march' && !judged.allowed ? reasons : []),
    ],
  };
}

/** Enemy within 200 paces of whom no more is told are closer than that, and not closer than 50. */
function goesCloser({ question, nearestKnownEnemy, enemyWithin200p }: MarchQuestion): boolean {
  if (question === 'closerThan200p' || question === 'to50p') return true;
  return question !== 'tacticalMoveAfter' && nearestKnownEnemy === null && enemyWithin200p.length > 0;
}

/** The exception for a march closer than normal has to be shown. */
const NONE_TOLD = 'it is not told which enemy are within 200 paces';
