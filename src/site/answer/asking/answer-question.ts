import type { DbmRules } from '../../../rules/index.ts';
import type { Reply, Shown } from '../../tools/index.ts';
import type { Option, Question, Untold, Values } from '../understanding/index.ts';
import {
  calculatorOf,
  replyToBreaking,
  replyToCombat,
  replyToPips,
  replyToTerrain,
  type Calculated,
} from './calculators.ts';
import { withStanding } from './standing.ts';
import { gradesThereAre, unpricedIn, type Unpriced } from './grades.ts';
import { comeToTheSame, differing, type Alternative } from './differing.ts';
import {
  replyToCost,
  replyToEquivalents,
  replyToMarch,
  replyToMove,
  replyToPassing,
  replyToRange,
  mayShoot,
  replyToShooting,
  replyToSupport,
} from './queries.ts';
import { replyToBase, replyToFactor, replyToRecoil } from './of-one-element.ts';
import { statesOf, titleOf } from './title.ts';

/** Something that the question does not tell, as it stands: assumed, chosen, or open. */
export interface Choice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  /** Null where each of them is answered. */
  readonly chosen: string | null;
  /** Whether each of them may be answered by itself. */
  readonly mayBeOpen: boolean;
}

/** An answer to a question, or several where it has no one answer. */
export interface Answered {
  /** What is asked, in short: `Cost of Bd (S)`. */
  readonly title: string;
  /** What is told and may not be there: `no Cv (F) has a price`. */
  readonly doubts: readonly string[];
  /** What does not matter, though it is not told: `grade of Kn`. */
  readonly whatever: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** What was taken for granted, or makes the alternatives differ. */
  readonly choices: readonly Choice[];
  /** The calculator with all of it filled in, for each of the alternatives; null where none asks this. */
  readonly calculators: readonly (Calculated | null)[];
}

/** As many answers are looked at: beyond, what is open is taken as the first of its options, until it is chosen. */
const MOST_ALTERNATIVES = 120;

/**
 * Answer a question by the rules of an edition.
 *
 * @param chosen What was chosen of that which the question does not tell, by its name
 */
export function answerQuestion(rules: DbmRules, question: Question, chosen: Values): Answered {
  const meant = meantBy(rules, question);
  const nowhere = unpricedIn(rules, meant.told);
  const told = { ...meant.told, ...Object.fromEntries(nowhere.flatMap((each) => chosenFor(each, chosen))) };
  const { kind, untold } = meant;
  const known = repliesOf(rules);
  const reply = (values: Values): Reply<Shown> => {
    const key = JSON.stringify([kind, ...Object.entries(values).sort()]);
    const replied = known.get(key) ?? withStanding(rules, replyTo(rules, kind, values));
    // What wants something may have it the next time.
    if (replied.kind !== 'wanting') known.set(key, replied);
    return replied;
  };
  const asked = withinReason(untold.map((each) => asStands(rules, told, each, chosen)));
  const settled: Values = {
    ...told,
    ...Object.fromEntries(asked.flatMap(({ name, value }) => (value === null ? [] : [[name, value]]))),
  };
  const unpriced = unpricedIn(rules, told);
  if (unpriced.length > 0) return ofNoTroops(rules, kind, settled, unpriced, chosen);
  const open = asked.filter(({ value }) => value === null);
  const { alternatives, mattering } = differing(settled, open, reply);
  const [first] = alternatives;
  if (first === undefined) throw new Error(`Cannot answer a question of ${kind}: it has no alternative`);
  // A combat takes long to work out: what would tell in one going is looked at in one.
  const looked = kind === 'combat' ? open.map((each) => ({ ...each, options: each.options.slice(0, 1) })) : open;
  const counts = (each: AsStands): boolean => {
    if (each.value === null) return mattering.includes(each.name);
    if (!each.quiet || chosen[each.name] !== undefined) return true;
    const others = each.options.filter(({ value }) => value !== each.value);
    const answers = (value: string): readonly Alternative[] =>
      differing({ ...settled, [each.name]: value }, looked, reply).alternatives;
    return others.some(({ value }) => !comeToTheSame(answers(each.value ?? ''), answers(value)));
  };
  return {
    title: titleOf(kind, settled),
    doubts: [],
    whatever: [
      ...open.filter(({ name, quiet = false }) => !quiet && !mattering.includes(name)).map(({ label }) => label),
      ...(kind === 'combat' ? idleOf(settled, open, reply) : []),
    ],
    alternatives,
    choices: [
      ...nowhere.map((each) => gradeInstead(each, chosen)),
      ...asked
        .filter((each) => each.options.length > 1 && counts(each))
        .map(({ name, label, options, value, mayBeOpen }) => ({ name, label, options, chosen: value, mayBeOpen })),
    ],
    calculators: alternatives.map(({ values }) => calculatorOf(kind, values)),
  };
}

/** That troops which there are not have no answer, with those that there are to choose from. */
function ofNoTroops(
  rules: DbmRules,
  kind: Question['kind'],
  settled: Values,
  unpriced: readonly Unpriced[],
  chosen: Values,
): Answered {
  const there = unpriced.map(({ type, priced }) => `${type} ${priced.map((each) => `(${each})`).join(', ')}`);
  const wants = `The prices of ${rules.edition} have ${[...new Set(there)].join('; ')} alone.`;
  return {
    title: titleOf(kind, settled),
    doubts: [...new Set(unpriced.map(({ type, grade }) => `no ${type} (${grade}) has a price in ${rules.edition}`))],
    whatever: [],
    alternatives: [{ label: '', reply: { kind: 'wanting', wants }, values: settled }],
    choices: unpriced.map((each) => gradeInstead(each, chosen)),
    calculators: [null],
  };
}

function chosenFor({ name, priced }: Unpriced, chosen: Values): readonly (readonly [string, string])[] {
  const value = chosen[name];
  return value !== undefined && priced.includes(value) ? [[name, value]] : [];
}

/** Which of the grades that there are is meant instead. */
function gradeInstead(each: Unpriced, chosen: Values): Choice {
  const { name, type, grade, priced } = each;
  const options = priced.map((value) => ({ value, label: `${type} (${value}), not (${grade})` }));
  const [instead] = chosenFor(each, chosen);
  return { name, label: `instead of ${type} (${grade})`, options, chosen: instead?.[1] ?? null, mayBeOpen: true };
}

/**
 * What is told of the sides of a combat and changes nothing, all of it together: `upslope (Kn)`. Where each of two comes to the
 * same without the other, one of them tells.
 */
function idleOf(
  settled: Values,
  open: readonly AsStands[],
  reply: (values: Values) => Reply<Shown>,
): readonly string[] {
  const shownOf = (values: Values): string =>
    JSON.stringify(
      differing(values, open, reply).alternatives.map(({ reply: replied }) =>
        replied.kind === 'answer' ? [replied.answer.facts, replied.answer.steps, replied.answer.remarks] : replied,
      ),
    );
  const shown = shownOf(settled);
  let left = settled;
  return (['a', 'b'] as const).flatMap((side) =>
    statesOf(settled, side).flatMap(({ name, words }) => {
      // Who stands on no double base stands one deep.
      const gone = name.endsWith('.double') ? [name, `${side}.deep`] : [name];
      const without = Object.fromEntries(Object.entries(left).filter(([each]) => !gone.includes(each)));
      if (shownOf(without) !== shown) return [];
      left = without;
      return [`${words} (${settled[`${side}.type`] ?? ''})`];
    }),
  );
}

/** So many replies are kept, of an edition. */
const MOST_KEPT = 1000;

/** What was replied in an edition: as one types, key by key, the same is asked again and again. */
function repliesOf(rules: DbmRules): Map<string, Reply<Shown>> {
  const known = REPLIES.get(rules);
  if (known !== undefined && known.size < MOST_KEPT) return known;
  const replies = new Map<string, Reply<Shown>>();
  REPLIES.set(rules, replies);
  return replies;
}

const REPLIES = new WeakMap<DbmRules, Map<string, Reply<Shown>>>();

function meantBy(rules: DbmRules, question: Question): Question {
  const { told, instead } = question;
  if (instead === undefined) return question;
  return mayShoot(rules, told, 'a') === false && mayShoot(rules, told, 'b') === true ? instead : question;
}

function replyTo(rules: DbmRules, kind: Question['kind'], values: Values): Reply<Shown> {
  switch (kind) {
    case 'combat':
      return replyToCombat(rules, values);
    case 'cost':
      return replyToCost(rules, values);
    case 'equivalents':
      return replyToEquivalents(rules, values);
    case 'move':
      return values.march === undefined ? replyToMove(rules, values) : replyToMarch(rules, values);
    case 'range':
      return replyToRange(rules, values);
    case 'support':
      return replyToSupport(rules, values, false);
    case 'mitigation':
      return replyToSupport(rules, values, true);
    case 'shooting':
      return replyToShooting(rules, values);
    case 'passing':
      return replyToPassing(rules, values);
    case 'pips':
      return replyToPips(rules, values);
    case 'breaking':
      return replyToBreaking(rules, values);
    case 'terrain':
      return replyToTerrain(rules, values);
    case 'factor':
      return replyToFactor(rules, values);
    case 'base':
      return replyToBase(rules, values);
    case 'recoil':
      return replyToRecoil(rules, values);
  }
}

interface AsStands extends Untold {
  readonly value: string | null;
  readonly mayBeOpen: boolean;
}

/** What is not told, with what is chosen or assumed of it: a grade that there is in the edition. */
function asStands(rules: DbmRules, told: Values, untold: Untold, chosen: Values): AsStands {
  const { name, assumed } = untold;
  const options = optionsThereAre(rules, told, untold);
  const among = (value: string | undefined): string | null =>
    options.find((option) => option.value === value)?.value ?? null;
  const value = among(chosen[name]) ?? (assumed === null ? null : (among(assumed) ?? options[0]?.value ?? null));
  return {
    ...untold,
    options,
    value: options.length === 1 ? (options[0]?.value ?? null) : value,
    mayBeOpen: assumed === null,
  };
}

/** The options that there are in the edition. */
function optionsThereAre(rules: DbmRules, told: Values, untold: Untold): readonly Option[] {
  if (untold.name === 'shoots')
    return untold.options.filter(({ value }) => value === '' || mayShoot(rules, told, value) === true);
  return untold.name.endsWith('.grade') ? gradesThereAre(rules, told, untold) : untold.options;
}

/** What is open, as far as not too many answers come of it. */
function withinReason(asked: readonly AsStands[]): readonly AsStands[] {
  let answers = 1;
  return asked.map((each) => {
    if (each.value !== null) return each;
    if (answers * each.options.length > MOST_ALTERNATIVES)
      return { ...each, value: each.options[0]?.value ?? null, mayBeOpen: false };
    answers *= each.options.length;
    return each;
  });
}
