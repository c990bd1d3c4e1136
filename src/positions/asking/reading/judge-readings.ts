import { answerOf, type DbmRules, type TrailStep } from '../../../rules/index.ts';
import type { AskedQuery, YesOrNoQuery } from './asked-query.ts';
import { everyReading, type Decided, type Readings } from './reading.ts';

/** What the rules say to a question, in whichever way its open fields are decided. */
export interface Ruling {
  readonly query: YesOrNoQuery | 'combat';
  /** The fields of the likeliest question. */
  readonly fields: Decided;
  readonly verdict: Verdict;
  readonly why: string;
  readonly trail: readonly TrailStep[];
  /** The open fields that the answer turns on. */
  readonly turnsOn: readonly TurningPoint[];
}

/**
 * `too close`: hands cannot tell, and the answer turns on it. `not told`: it turns on what the position does not show.
 * `not held`: on wording that we do not hold.
 */
export type Verdict = 'yes' | 'no' | 'too close' | 'not told' | 'not held';

/** An open field that an answer turns on. */
export interface TurningPoint {
  readonly field: string;
  readonly open: 'too close' | 'not told';
  readonly values: readonly unknown[];
}

/** What one question was answered. */
interface Answered {
  readonly question: Decided;
  readonly verdict: 'yes' | 'no' | 'not held';
  readonly why: string;
  readonly trail: readonly TrailStep[];
}

/**
 * Ask the rules a question in every way in which it may be meant. Where all answers agree, what is open does not matter.
 *
 * @param told Fields that a person tells; they prevail over the readings
 * @param mayBe Whether open fields may be so together
 * @throws {QuestionError} If a field that is told is none, or holds what it cannot
 */
export function judgeReadings(
  rules: DbmRules,
  query: AskedQuery,
  readings: Readings,
  told: Decided,
  mayBe: (question: Decided) => boolean = () => true,
): Ruling {
  const open = Object.fromEntries(Object.entries(readings).filter(([field]) => !Object.hasOwn(told, field)));
  const [first, ...others] = everyReading(open)
    .filter(mayBe)
    .map((each) => answered(rules, query, { ...each, ...told }));
  if (first === undefined) throw new RangeError('expected at least one reading');
  const { question: fields, trail, why } = first;
  if (others.every(({ verdict }) => verdict === first.verdict))
    return { query: query.name, fields, verdict: first.verdict, why, trail, turnsOn: [] };
  const turnsOn = turningPoints(open, [first, ...others]);
  const untold = turnsOn.filter((each) => each.open === 'not told');
  return {
    query: query.name,
    fields,
    verdict: untold.length > 0 ? 'not told' : 'too close',
    why: oneOfEach([first, ...others])
      .map((each) => `${each.verdict}: ${each.why.replace(/\.$/u, '')}`)
      .join('; or '),
    trail: untold.length > 0 ? trail : [...trail, ...benefitOfDoubt(rules)],
    turnsOn,
  };
}

/** One answer of each verdict, the likeliest first: what is not held after what is. */
function oneOfEach([first, ...others]: readonly [Answered, ...Answered[]]): readonly Answered[] {
  const different = (['yes', 'no', 'not held'] as const).flatMap(
    (verdict) => others.find((each) => each.verdict === verdict && verdict !== first.verdict) ?? [],
  );
  return [first, ...different];
}

/** The guidelines on what cannot be measured, where they are in force. */
export function benefitOfDoubt({ clauses }: DbmRules): readonly TrailStep[] {
  const guidelines = [
    ['fair-play.2.1', 'Guideline: in doubt, the static player has the benefit'],
    ['fair-play.2.2', 'Guideline: mark such a move first'],
  ] as const;
  return guidelines.flatMap(([clause, label]) => (clauses.has(clause) ? [{ step: 'too close', clause, label }] : []));
}

/** What such a query answers: whether something is allowed, or required; neither where that is not held. */
interface YesOrNo {
  readonly allowed?: boolean;
  readonly required?: boolean;
  readonly why: string;
  readonly trail: readonly TrailStep[];
}

function answered(rules: DbmRules, query: AskedQuery, question: Decided): Answered {
  const answer: unknown = answerOf(query.pose(question), rules);
  // A yes-or-no query answers so, or that the rules we hold cannot.
  const { allowed, required = allowed, why, trail } = answer as YesOrNo;
  return { question, verdict: required === undefined ? 'not held' : required ? 'yes' : 'no', why, trail };
}

/** The open fields by which alone two of the answers differ. */
function turningPoints(readings: Readings, answers: readonly Answered[]): readonly TurningPoint[] {
  return Object.entries(readings).flatMap(([field, { values, open }]) => {
    if (open === null) return [];
    const verdicts = new Map<string, string>();
    const matters = answers.some(({ question, verdict }) => {
      const rest = JSON.stringify({ ...question, [field]: null });
      const before = verdicts.get(rest);
      verdicts.set(rest, verdict);
      return before !== undefined && before !== verdict;
    });
    return matters ? [{ field, open, values }] : [];
  });
}
