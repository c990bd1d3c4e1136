import { askRule, decide } from '../../frame/decide.ts';
import { isNotHeld } from '../../frame/not-held.ts';
import { choiceOrNull, count, flag, type Read } from '../../frame/questions/field.ts';
import type { Answer } from '../../frame/questions/query.ts';
import { NotHeldError, UnprovidedError } from '../../frame/rule-errors.ts';
import type { RuleSet } from '../../frame/rule-set.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { DbaTroops } from '../combat/fighter.ts';
import { dbaTroop, oneOrMore } from '../fields.ts';
import type { DbaSteps } from '../steps.ts';
import { formatDbaTroop } from '../troops/parse-troop.ts';
import type { Verdict } from '../../frame/verdict.ts';
import type { SecondMoveAbout } from './steps.ts';

/** The fields of a question about a second move. */
export const DBA_SECOND_MOVE_FIELDS = {
  troop: oneOrMore('Who would move again: the element, or each type of the group.', dbaTroop('A troop.'), 12),
  moveNumber: count('Which move of the bound it would be.', 2, 9, 2),
  dismounted: flag('They dismounted in this bound.'),
  firstBound: flag('It is the first bound of their side.'),
  startsNearEnemy: flag('They start within one element base width of enemy.'),
  goesNearEnemy: flag('They would go within one element base width of enemy.'),
  endsIn: choiceOrNull('What the move would end in.', ['close combat', 'overlap', 'rear support']),
  roadColumn: flag('Their leading element, or their only one, is in column and moves along a road.'),
  contactsEnemy: flag('They would contact enemy.'),
};

export type DbaSecondMoveQuestion = Read<typeof DBA_SECOND_MOVE_FIELDS>;

/** Whether troops may move again in a bound. */
export interface DbaSecondMoveAnswer extends Answer {
  readonly allowed: boolean;
  readonly why: string;
}

interface Said extends Verdict {
  readonly clause: string;
}

/** The question in words. */
export function describeDbaSecondMove(question: DbaSecondMoveQuestion): string {
  const { troop, moveNumber, dismounted, firstBound, startsNearEnemy, goesNearEnemy, endsIn, roadColumn } = question;
  const words = [
    ...(dismounted ? ['having dismounted'] : []),
    ...(firstBound ? ["in their side's first bound"] : []),
    ...(startsNearEnemy ? ['starting near enemy'] : []),
    ...(goesNearEnemy ? ['going near enemy'] : []),
    ...(endsIn === null ? [] : [`ending in ${endsIn}`]),
    ...(roadColumn ? ['in column along a road'] : []),
    ...(question.contactsEnemy ? ['contacting enemy'] : []),
  ];
  const which = moveNumber === 2 ? 'a second move' : `move ${String(moveNumber)} of a bound`;
  return `Whether ${troop.map(formatDbaTroop).join(' and ')} may make ${[which, ...words].join(', ')}`;
}

/**
 * Whether an element or a group may make a second or later move in its bound: each of its troops must be of a kind
 * that may, as it moves.
 *
 * @throws {NotHeldError} If only wording that is not held could decide
 */
export function answerDbaSecondMove(rules: RuleSet<DbaSteps>, question: DbaSecondMoveQuestion): DbaSecondMoveAnswer {
  const judged = question.troop.map((troop) => judge(rules, question, new DbaTroops(troop)));
  const unheld = judged.find((each) => each instanceof NotHeldError);
  const decided = judged.flatMap((each) => (each instanceof NotHeldError ? [] : [each]));
  const refused = decided.find(({ allowed }) => !allowed);
  if (refused === undefined && unheld !== undefined) throw unheld;
  const deciding = refused ?? decided[0];
  if (deciding === undefined) throw new UnprovidedError('no text that we have says whether nobody may move again');
  const said = refused?.said ?? decided.flatMap((each) => each.said);
  const steps = new Map(said.map((each) => [`${each.clause} ${each.why}`, stepOf(each)]));
  return { edition: rules.edition, allowed: deciding.allowed, why: deciding.why, trail: [...steps.values()] };
}

interface Judged {
  readonly allowed: boolean;
  readonly why: string;
  readonly said: readonly Said[];
}

function judge(
  rules: RuleSet<DbaSteps>,
  { dismounted, ...question }: DbaSecondMoveQuestion,
  troop: DbaTroops,
): Judged | NotHeldError {
  const touches = question.contactsEnemy || question.endsIn === 'close combat';
  const about: SecondMoveAbout = {
    ...question,
    troop,
    contactsEnemy: touches,
    goesNearEnemy: question.goesNearEnemy || touches || question.endsIn === 'overlap',
  };
  const kinds: Said[] = [];
  let unheld: NotHeldError | null = null;
  for (const rule of rules.steps.secondMoveKind) {
    const verdict = askRule(rule, (kind) => kind(about));
    if (isNotHeld(verdict)) unheld ??= new NotHeldError(rule.clause);
    else if (verdict !== undefined) kinds.push({ ...verdict, clause: rule.clause.id });
  }
  const whole = decide(rules.steps.secondMove, (rule) => rule({ dismounted, kinds }));
  if (whole === null) throw new UnprovidedError('no text that we have says who may move again');
  const { allowed, why } = whole.value;
  if (!allowed && !dismounted && unheld !== null) return unheld;
  const bearing = dismounted ? [] : kinds.filter((each) => each.allowed === allowed);
  return { allowed, why: bearing[0]?.why ?? why, said: [...bearing, { ...whole.value, clause: whole.clause.id }] };
}

function stepOf({ allowed, why, clause }: Said): TrailStep {
  return { step: allowed ? 'allows' : 'refuses', clause, label: why };
}
