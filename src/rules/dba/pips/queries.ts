import { addUp, decide, type Decision } from '../../frame/decide.ts';
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
  /** What the question does not tell, and the cost rests on. */
  readonly taken?: readonly string[];
}

/** The questions of PIPs in DBA. */
export const DBA_PIP_QUERIES = {
  pips: defineQuery<DbaSteps, typeof DBA_PIP_FIELDS, DbaPipQuestion, DbaPipAnswer>({
    summary: 'DBA: what a tactical move of an element or a group costs in PIPs.',
    fields: DBA_PIP_FIELDS,
    parts: { 'each of elements': DBA_MOVED_FIELDS },
    answers:
      'pips; base; modifiers, each with amount, clause and label. taken: what the question does not tell, and the cost rests on.',
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
  const extrasOf = (move: PipMove): readonly Decision<number>[] =>
    counting?.value === false ? [] : addUp(rules.steps.pipExtra, (rule) => rule(move));
  const extras = extrasOf(about);
  const modifiers = extras.map(({ value, clause }) => ({ amount: value, clause: clause.id, label: clause.title }));
  trail.push(...modifiers.map((each) => ({ step: 'extra', ...each })));
  const pips = modifiers.reduce((sum, { amount }) => sum + amount, base.value);
  const restsOn = (untold: Partial<PipMove>): boolean => extrasOf({ ...about, ...untold }).length !== extras.length;
  const taken = takenForGranted(question, about, restsOn);
  return {
    edition: rules.edition,
    pips,
    base: base.value,
    modifiers,
    ...(taken.length === 0 ? {} : { taken }),
    trail,
  };
}

/** What the question does not tell, where another answer to it would cost otherwise. */
function takenForGranted(
  { elements, distanceToGeneral, throughBua }: DbaPipQuestion,
  about: PipMove,
  restsOn: (untold: Partial<PipMove>) => boolean,
): readonly string[] {
  const farAway = distanceToGeneral === null && !elements.some(({ general }) => general);
  const outOfBua = throughBua === null && about.throughBua;
  return [
    ...(farAway && restsOn({ distance: Infinity }) ? ['distanceToGeneral: not told, taken as 0 paces'] : []),
    ...(outOfBua && restsOn({ throughBua: false })
      ? ['throughBua: not told, what starts in a BUA is taken to move out of it']
      : []),
  ];
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
