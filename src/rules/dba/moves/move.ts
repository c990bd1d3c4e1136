import { decide } from '../../frame/decide.ts';
import { flag, type Read } from '../../frame/questions/field.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';
import type { Answer } from '../../frame/questions/query.ts';
import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { RuleSet } from '../../frame/rule-set.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { DbaTroops } from '../combat/fighter.ts';
import { dbaGoing, dbaTroop, dbaTroopOrNull, oneOrMore } from '../fields.ts';
import { DBA_GOINGS, type DbaGoing } from '../going.ts';
import { goingSteps, isBadGoing } from '../judge-going.ts';
import type { DbaSteps } from '../steps.ts';
import { formatDbaTroop } from '../troops/parse-troop.ts';
import type { MoveAbout } from './steps.ts';

/** The fields of a question about a move. */
export const DBA_MOVE_FIELDS = {
  troop: dbaTroop('Who moves.'),
  going: oneOrMore(
    'What the move goes through; several where it is mixed. A place is in bad going if a part of it is.',
    dbaGoing('Going.', [...DBA_GOINGS, 'road']),
    5,
  ),
  river: flag('The front edge of the element, or of its column, is in a river that is not paltry.'),
  dismountsAs: dbaTroopOrNull('The foot that they become, if they dismount as part of the move.'),
};

export type DbaMoveQuestion = Read<typeof DBA_MOVE_FIELDS>;

/** How far troops may move. */
export interface DbaMoveAnswer extends Answer {
  readonly maxPaces: number;
  /** Why they cannot move there, where they cannot. */
  readonly why?: string;
}

/**
 * A question about a move whose fields go together.
 *
 * @throws {QuestionError} If they do not: foot that dismount, or troops that dismount as mounted
 */
export function dbaMoveQuestion(question: DbaMoveQuestion): DbaMoveQuestion {
  const { troop, dismountsAs } = question;
  if (dismountsAs === null) return question;
  if (new DbaTroops(troop).foot)
    throw new QuestionError('dismountsAs', `expected mounted troops to dismount, found ${troop.type}`);
  if (new DbaTroops(dismountsAs).mounted)
    throw new QuestionError('dismountsAs', `expected foot such as "Blades", found ${dismountsAs.type}`);
  return question;
}

/** The question in words. */
export function describeDbaMove({ troop, going, river, dismountsAs }: DbaMoveQuestion): string {
  const places = going.map((each) => (each === 'good' || each === 'bad' ? `${each} going` : each));
  const through = `through ${places.join(', ')}`;
  const water = river ? ', front edge in a river' : '';
  const becoming = dismountsAs === null ? '' : `, dismounting as ${formatDbaTroop(dismountsAs)}`;
  return `How far ${formatDbaTroop(troop)} move ${through}${water}${becoming}`;
}

/**
 * How far troops may move.
 *
 * @throws {UnprovidedError} If the sheet has no distance for the move
 */
export function answerDbaMove(rules: RuleSet<DbaSteps>, question: DbaMoveQuestion): DbaMoveAnswer {
  const trail: TrailStep[] = [];
  const troop = movingAs(rules, question, trail);
  const offRoad = question.going.filter((each): each is DbaGoing => each !== 'road');
  trail.push(...offRoad.flatMap((each) => goingSteps(rules, each, troop.troop.onCamels)));
  const about: MoveAbout = {
    troop,
    onlyOnRoad: offRoad.length === 0,
    onRoad: offRoad.length < question.going.length,
    offRoadInBadGoing: offRoad.some((each) => isBadGoing(rules, each, troop.troop.onCamels)),
    inRiver: question.river,
  };
  const barred = decide(rules.steps.moveBarred, (rule) => rule(about));
  if (barred !== null) {
    trail.push({ step: 'barred', clause: barred.clause.id, label: barred.value });
    return { edition: rules.edition, maxPaces: 0, why: barred.value, trail };
  }
  const distance = decide(rules.steps.moveDistance, (rule) => rule(about));
  if (distance === null)
    throw new UnprovidedError(
      `the sheet that we have has no distance for ${troop.type}${about.onRoad && !about.onlyOnRoad ? ' in a move that is only in part on a road' : ''}`,
    );
  const label = `${distance.clause.title}: ${troop.type}`;
  trail.push({ step: 'distance', amount: distance.value, clause: distance.clause.id, label });
  return { edition: rules.edition, maxPaces: distance.value, trail };
}

function movingAs(rules: RuleSet<DbaSteps>, { troop, dismountsAs }: DbaMoveQuestion, trail: TrailStep[]): DbaTroops {
  const mover = new DbaTroops(troop);
  if (dismountsAs === null) return mover;
  const foot = new DbaTroops(dismountsAs);
  const decision = decide(rules.steps.movesAs, (rule) => rule({ troop: mover, dismountsAs: foot }));
  if (decision === null) throw new UnprovidedError('no text that we have says how far troops move that dismount');
  trail.push({
    step: 'moves as',
    clause: decision.clause.id,
    label: `dismounting, moves as ${decision.value.type}`,
  });
  return decision.value;
}
