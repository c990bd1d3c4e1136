import {
  answerOf,
  COST_QUERIES,
  formatTroop,
  halvesInWords,
  LOSS_QUERIES,
  MITIGATE_QUERY,
  MOVE_GOINGS,
  PASS_THROUGH_QUERY,
  plainMoveOf,
  rangeOf,
  SHOOT_QUERY,
  SUPPORT_QUERY,
  type Answer,
  type ArmyPrice,
  type DbmRules,
  type TrailStep,
} from '../../../rules/index.ts';
import {
  isOpen,
  openReply,
  replyTo,
  stepOf,
  type Fact,
  type Remark,
  type Reply,
  type Shown,
} from '../../tools/index.ts';
import type { Values } from '../understanding/index.ts';
import { countOf, isThere, namesOf, psiloiOf, sidesOf, troopOf, writtenTroop } from './values.ts';

/** The label of a fact that says why another is so. */
export const BECAUSE = 'Because';

/** The label of what each part of a sum comes to. */
export const EACH = 'Each';

/** Says that a range is known of troops of whom it is not known whether they shoot. */
const UNTOLD: Fact = { label: '', text: 'no text that we have says whether they can shoot at all' };

/** How far troops move. */
export function replyToMove(rules: DbmRules, values: Values): Reply<Shown> {
  const troop = troopOf(values, 'a');
  const going = MOVE_GOINGS.find((each) => each === values.going) ?? 'good';
  return replyOf(
    rules,
    (each) => plainMoveOf(each, { troop, goings: [going] }),
    ({ maxPaces, why, trail }) => ({
      question: `How far may ${formatTroop(troop)} move?`,
      facts: [
        { label: 'Move', text: maxPaces === null ? 'no move' : `${maxPaces} paces` },
        ...(why === undefined ? [] : [{ label: BECAUSE, text: why }]),
      ],
      steps: trail.map(stepOf),
    }),
  );
}

/** What a march move is: but for how near the enemy it may come, and how often it is made, a tactical move. */
const MARCH = 'march-moves.march-move';

/** How far troops go in one march move: as far as in a tactical one. */
export function replyToMarch(rules: DbmRules, values: Values): Reply<Shown> {
  const move = replyToMove(rules, values);
  if (move.kind !== 'answer') return move;
  const step = { step: 'march', clause: MARCH, label: 'What a march move is' };
  // Where its wording is held it is words alone, and a page has no code of it.
  if (rules.clauses.get(MARCH)?.held === false)
    return openReply({ edition: rules.edition, answer: null, why: NO_MARCH, trail: [step] });
  const { answer } = move;
  return { kind: 'answer', answer: { ...answer, steps: [stepOf(step), ...answer.steps] } };
}

const NO_MARCH = 'we have no text of what a march move is in this edition.';

/** How far troops shoot, and whether they do. */
export function replyToRange(rules: DbmRules, values: Values): Reply<Shown> {
  const troop = troopOf(values, 'a');
  const distance = values.distance === undefined ? null : Number(values.distance);
  const question = { troop, weapon: null, distance };
  return replyOf(
    rules,
    (each) => rangeOf(each, question),
    ({ rangePaces, canShoot, inRange, why, trail }) => ({
      question: `How far can ${formatTroop(troop)} shoot?`,
      facts: [
        { label: 'Range', text: rangePaces === null ? 'does not shoot' : `${rangePaces} paces` },
        ...(inRange === undefined ? [] : [{ label: 'In range', text: inRange ? 'yes' : 'no' }]),
        ...(canShoot === null && rangePaces !== null ? [UNTOLD] : []),
        ...(canShoot !== false && rangePaces !== null ? [] : [{ label: BECAUSE, text: why }]),
      ],
      steps: trail.map(stepOf),
    }),
  );
}

/** What the rules answer, as it is shown; or that they cannot. */
function replyOf<A extends Answer>(
  rules: DbmRules,
  answer: (rules: DbmRules) => A,
  show: (answer: A) => Shown,
): Reply<Shown> {
  const answered = answerOf({ words: () => '', answer }, rules);
  return isOpen(answered) ? openReply(answered) : { kind: 'answer', answer: show(answered) };
}

/** What elements or fortifications cost. */
export function replyToCost(rules: DbmRules, values: Values): Reply<Shown> {
  const count = countOf(values, 'a') * Number(values.count ?? '1');
  if (values.works !== undefined)
    return replyTo(
      COST_QUERIES.cost,
      rules,
      { elements: [{ fortification: values.works, elementWidths: count }] },
      (price, question) => priceShown(price, question, null),
    );
  const line = { troop: writtenTroop(values, 'a'), ...(values.chariot === undefined ? {} : { chariot: true }) };
  const others = namesOf(values)
    .slice(1)
    .map((name) => ({ troop: writtenTroop(values, name), count: countOf(values, name) }));
  // Of several with a general, one element is his.
  const elements =
    values.role === undefined
      ? [{ ...line, count }, ...others]
      : [{ ...line, count: 1, general: values.role }, ...(count > 1 ? [{ ...line, count: count - 1 }] : [])];
  const generals = values.others === undefined ? {} : { otherRegularNonAllyGenerals: Number(values.others) };
  return replyTo(COST_QUERIES.cost, rules, { elements, ...generals }, (price, question) =>
    priceShown(price, question, others.length === 0 ? null : elements.map(({ troop }) => troop)),
  );
}

/** @param several The troops that are added up, line by line; null where they are all alike */
function priceShown(
  { ap, each, alternatives, trail }: ArmyPrice,
  question: string,
  several: readonly string[] | null,
): Shown {
  const [one = ap, other] = each;
  const apart =
    several !== null
      ? several.map((troop, index) => `${troop} ${halvesInWords(each[index] ?? 0)} AP`).join(', ')
      : other === undefined
        ? `${halvesInWords(one)} AP`
        : `the general’s ${halvesInWords(one)} AP, others ${halvesInWords(other)} AP`;
  const remarks = alternatives.map((other): Remark => ({
    text: `Disputed: ${halvesInWords(other.ap)} AP by another reading`,
    clause: other.clause,
  }));
  return {
    question,
    facts: [{ label: 'Cost', text: `${halvesInWords(ap)} AP` }, ...(one === ap ? [] : [{ label: EACH, text: apart }])],
    steps: trail.map(stepOf),
    ...(remarks.length === 0 ? {} : { remarks }),
  };
}

/** What one element counts for in element equivalents, or several together. */
export function replyToEquivalents(rules: DbmRules, values: Values): Reply<Shown> {
  const command = namesOf(values).map((name) => ({ troop: writtenTroop(values, name), count: countOf(values, name) }));
  return replyTo(LOSS_QUERIES.losses, rules, { command }, ({ elementEquivalents = 0, trail }) => {
    const counted = trail.filter(({ step }) => step === 'element equivalents');
    return {
      question: `What ${command.length === 1 ? 'does' : 'do'} ${command.map(({ troop }) => troop).join(', ')} count for?`,
      facts: [{ label: 'Counts', text: `${halvesInWords(elementEquivalents)} EE` }],
      steps: counted.map(stepOf),
    };
  });
}

/** Whether a rank supports, or mitigates for, the front. */
export function replyToSupport(rules: DbmRules, values: Values, mitigates: boolean): Reply<Shown> {
  const psiloi = psiloiOf(values, 'a');
  const question = {
    front: writtenTroop(values, 'a'),
    ranks: [writtenTroop(values, 'a.behind')],
    enemy: writtenTroop(values, 'enemy'),
    going: values.going ?? 'good',
    rankGoing: [values.going ?? 'good'],
    rankWeapons: [psiloi.weapon],
    listPermitsPsiloiSupport: psiloi.permitted,
    listPermitsMixedGrade: values['a.listmixed'] === '1',
    listRequiresDoubleBase: values['a.listdouble'] === '1',
  };
  return replyTo(mitigates ? MITIGATE_QUERY : SUPPORT_QUERY, rules, question, allowedShown);
}

/** Whether troops may shoot at others. */
export function replyToShooting(rules: DbmRules, values: Values): Reply<Shown> {
  const distance = values.distance === undefined ? {} : { distance: Number(values.distance) };
  const question = {
    question: 'mayShoot',
    shooter: writtenTroop(values, 'a'),
    target: isThere(values, 'b') ? writtenTroop(values, 'b') : undefined,
    ...distance,
  };
  return replyTo(SHOOT_QUERY, rules, question, allowedShown);
}

/** Whether a side of a combat is of troops who may shoot at the other; null where we do not hold it. */
export function mayShoot(rules: DbmRules, values: Values, side: string): boolean | null {
  const reply = replyToShooting(rules, sidesOf(values, side));
  return reply.kind === 'answer' ? reply.answer.facts[0]?.text === YES : null;
}

/** Whether troops may pass through others. */
export function replyToPassing(rules: DbmRules, values: Values): Reply<Shown> {
  const question = { mover: writtenTroop(values, 'a'), passed: writtenTroop(values, 'b') };
  return replyTo(PASS_THROUGH_QUERY, rules, question, allowedShown);
}

const YES = 'Yes';

interface Allowed {
  readonly allowed: boolean;
  readonly why: string;
  readonly trail: readonly TrailStep[];
}

function allowedShown({ allowed, why, trail }: Allowed, question: string): Shown {
  return {
    question,
    facts: [
      { label: 'Allowed', text: allowed ? YES : 'No' },
      { label: BECAUSE, text: why },
    ],
    steps: trail.map(stepOf),
  };
}
