import { addUp, decide } from '../../frame/decide.ts';
import { defineQuery, type Answer } from '../../frame/questions/query.ts';
import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { RuleSet } from '../../frame/rule-set.ts';
import type { TrailStep } from '../../frame/trail.ts';
import type { DbaSteps } from '../steps.ts';
import { formatDbaTroop } from '../troops/parse-troop.ts';
import { dbaPipQuestion, DBA_MOVED_FIELDS, DBA_PIP_FIELDS, type DbaPipQuestion } from './fields.ts';
import type { PipMove } from './steps.ts';

/** An extra that a move costs. */
interface DbaPipModifier {
  readonly amount: number;
  readonly clause: string;
  readonly label: string;
}

/** What a move costs. */
export interface DbaPipAnswer extends Answer {
  readonly pips: number;
  readonly base: number;
  readonly modifiers: readonly DbaPipModifier[];
}

/** The questions of PIPs in DBA. */
export const DBA_PIP_QUERIES = {
  pips: defineQuery<DbaSteps, typeof DBA_PIP_FIELDS, DbaPipQuestion, DbaPipAnswer>({
    summary: 'DBA: what a tactical move of an element or a group costs in PIPs.',
    fields: DBA_PIP_FIELDS,
    parts: { 'each of elements': DBA_MOVED_FIELDS },
    answers: 'pips; base; modifiers, each with amount, clause and label.',
    example: { elements: [{ troop: 'Elephants' }], distanceToGeneral: 700, startsBeyond: 'woods' },
    question: dbaPipQuestion,
    describe: describeDbaPips,
    answer: answerDbaPips,
  }),
};

function describeDbaPips(question: DbaPipQuestion): string {
  const { elements, distanceToGeneral, startsIn, startsBeyond, generalIn } = question;
  const who = elements.map(({ troop, count, general }) => {
    const several = count === 1 ? '' : ` × ${String(count)}`;
    return `${formatDbaTroop(troop)}${several}${general ? " (the general's element)" : ''}`;
  });
  const words = [
    who.join(' and '),
    ...(question.firstBound ? ['in the first bound'] : []),
    ...(question.dismounts ? ['dismounting'] : []),
    ...(question.throughBua === null ? [] : [`${question.throughBua ? '' : 'not '}into, out of or through a BUA`]),
    ...(distanceToGeneral === null ? [] : [`${String(distanceToGeneral)} paces from the general`]),
    ...(startsIn === null ? [] : [`starting in: ${startsIn}`]),
    ...(startsBeyond === null ? [] : [`starting beyond: ${startsBeyond}`]),
    ...(question.generalLost ? ['the general lost'] : []),
    ...(generalIn === null ? [] : [`the general in: ${generalIn}`]),
  ];
  return `What it costs to move ${words.join(', ')}`;
}

/** @throws {NotHeldError} If that rests on wording that is not held */
function answerDbaPips(rules: RuleSet<DbaSteps>, question: DbaPipQuestion): DbaPipAnswer {
  const about = pipMove(question);
  const base = decide(rules.steps.pipCost, (rule) => rule(about));
  if (base === null) throw new UnprovidedError('no text that we have says what a move costs');
  const trail: TrailStep[] = [{ step: 'base', amount: base.value, clause: base.clause.id, label: base.clause.title }];
  const counting = decide(rules.steps.pipExtrasCount, (rule) => rule({ firstBound: question.firstBound }));
  if (counting?.value === false)
    trail.push({ step: 'no extra', clause: counting.clause.id, label: 'no extra in the first bound of a side' });
  const extras = counting?.value === false ? [] : addUp(rules.steps.pipExtra, (rule) => rule(about));
  const modifiers = extras.map(({ value, clause }) => ({ amount: value, clause: clause.id, label: clause.title }));
  trail.push(...modifiers.map((each) => ({ step: 'extra', ...each })));
  const pips = modifiers.reduce((sum, { amount }) => sum + amount, base.value);
  return { edition: rules.edition, pips, base: base.value, modifiers, trail };
}

function pipMove(question: DbaPipQuestion): PipMove {
  const { elements, dismounts, throughBua, distanceToGeneral, startsIn, startsBeyond, generalLost, generalIn } =
    question;
  const withGeneral = elements.some(({ general }) => general);
  return {
    includes: (...types) => elements.some(({ troop }) => types.includes(troop.type)),
    includesOthers: elements.some(({ general, count }) => !general || count > 1),
    dismounts,
    throughBua: throughBua ?? (startsIn === 'BUA' || (withGeneral && generalIn === 'BUA')),
    distance: distanceToGeneral ?? 0,
    startsIn,
    startsBeyond,
    generalLost,
    generalIn,
  };
}
