import {
  answerOf,
  describeCombat,
  engage,
  FACES,
  formatTroop,
  parseCombatQuestion,
  resolveThrow,
  TAKEN,
  type Answer,
  type CombatAnswer,
  type CombatQuestion,
  type Outcome,
  type DbmRules,
  type TrailStep,
} from '../../../rules/index.ts';
import { isOpen, openReply, type Fact, type Remark, type Reply } from '../question/reply.ts';
import type { CombatState } from './fields.ts';
import { remarksOn } from './remarks.ts';
import { combatQuestion } from './question.ts';
import type { CombatConsequence, CombatShown, CombatSideShown } from './shown.ts';
import { fateInWords } from './fate-in-words.ts';
import { consequenceInWords, provisoIn, scoreInWords } from './result-in-words.ts';
import { stepsOfThrows } from './steps-of-throws.ts';

/** What the sides of a combat are called: by their troops, and by where they stand where those are alike. */
export function sidesOfCombat({ a, b }: CombatState): { readonly a: string; readonly b: string } {
  const [left, right] = [a, b].map((troop) => (troop === null ? null : formatTroop(troop)));
  const alike = left !== null && left === right;
  const named = (name: string | null | undefined, place: string): string =>
    typeof name === 'string' ? (alike ? `${name}, ${place}` : name) : place;
  return { a: named(left, 'left'), b: named(right, 'right') };
}

/** What the rules of an edition make of a combat. */
export function replyToCombat(rules: DbmRules, state: CombatState): Reply<CombatShown> {
  const written = combatQuestion({ ...state, 'a.die': null, 'b.die': null });
  if (written === null)
    return {
      kind: 'wanting',
      wants: state.a === null && state.b === null ? 'Choose who fights whom.' : 'Choose the other side.',
    };
  const { a, b, ...rest } = parseCombatQuestion(written);
  const question = { ...rest, a: { ...a, die: state['a.die'] }, b: { ...b, die: state['b.die'] } };
  const words = (): string => describeCombat(question);
  const answered = answerOf({ words, answer: (each) => resolveAll(each, question) }, rules);
  if (isOpen(answered)) return openReply(answered);
  const remarks = remarksOn(rules, state);
  return {
    kind: 'answer',
    answer: { ...shown(state, words(), answered.answers), remarks: [...takenIn(answered.trail, remarks), ...remarks] },
  };
}

/** What the answer takes for granted, as wording is not held, unless a remark on that clause says it already. */
function takenIn(trail: readonly TrailStep[], said: readonly Remark[]): readonly Remark[] {
  const texts = new Map(trail.flatMap(({ step, label, clause }) => (step === TAKEN ? [[label, clause] as const] : [])));
  return [...texts]
    .filter(([, clause]) => !said.some((remark) => remark.clause === clause))
    .map(([text, clause]) => ({ text, clause }));
}

/** Every throw of the dice that are not told. */
function resolveAll(rules: DbmRules, question: CombatQuestion): Answer & { readonly answers: readonly CombatAnswer[] } {
  const faces = (die: number | null): readonly number[] => (die === null ? FACES : [die]);
  const engagement = engage(rules, question);
  const answers = faces(question.a.die).flatMap((a) =>
    faces(question.b.die).map((b) => resolveThrow(engagement, a, b)),
  );
  return { edition: rules.edition, trail: engagement.trail, answers };
}

function shown(state: CombatState, question: string, answers: readonly CombatAnswer[]): CombatShown {
  const names = sidesOfCombat(state);
  const sides = { a: sideShown('a', state, names.a, answers), b: sideShown('b', state, names.b, answers) };
  const consequences = consequencesOf(answers);
  return {
    question,
    throws: answers.length,
    ...sides,
    consequences,
    heard: [
      ...(answers.length === 1 ? [] : [`Scores: ${scoreInWords(sides.a)} against ${scoreInWords(sides.b)}`]),
      ...consequences.map((each) => `${sides[each.side].name}: ${consequenceInWords(each)}`),
    ],
    facts: [...factsOf(sides.a, answers.length), ...factsOf(sides.b, answers.length)],
    steps: stepsOfThrows(answers),
  };
}

function sideShown(
  side: 'a' | 'b',
  state: CombatState,
  name: string,
  answers: readonly CombatAnswer[],
): CombatSideShown {
  const count = (outcome: Outcome): number =>
    answers.filter(({ outcome: { [side]: own }, fate: { [side]: fate } }) => (fate ?? own) === outcome).length;
  const lost = answers.filter(({ fate }) => fate[side] === 'destroyed');
  const falls = (of: string, answer: CombatAnswer): boolean =>
    answer.consequences.some((each) => each.side === side && each.of === of && each.result === 'destroyed');
  const [first] = answers;
  const standing = (first?.[side].contributions ?? [])
    .filter(({ kind }) => kind === 'factor' || kind === 'rear' || kind === 'tactical')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    name,
    standing,
    die: state[`${side}.die`],
    score: answers.length === 1 && first !== undefined ? first[side].final : null,
    outcomes: { stand: count('stand'), recoil: count('recoil'), flee: count('flee'), destroyed: count('destroyed') },
    destroyedBy: timesByOutcome(lost.map(({ outcome }) => outcome[side]).filter((outcome) => outcome !== 'destroyed')),
    open: timesByOutcome(answers.flatMap(({ fate, outcome }) => (fate[side] === null ? [outcome[side]] : []))),
    fallWithIt: [...new Set(lost.flatMap(({ consequences }) => consequences.map(({ of }) => of)))]
      .filter((of) => of !== 'element' && lost.every((answer) => falls(of, answer)))
      .map((of) => of + unlessOf(of, side, lost)),
  };
}

/** What may spare a rank that falls with it: `, unless …`. */
function unlessOf(rank: string, side: 'a' | 'b', answers: readonly CombatAnswer[]): string {
  const provisos = answers
    .flatMap(({ consequences }) => consequences)
    .flatMap((each) => (each.side === side && each.of === rank ? [provisoIn(each.label)] : []));
  return provisos.find((proviso) => proviso !== '') ?? '';
}

function timesByOutcome(outcomes: readonly Outcome[]): Readonly<Partial<Record<Outcome, number>>> {
  const times: Partial<Record<Outcome, number>> = {};
  for (const outcome of outcomes) times[outcome] = (times[outcome] ?? 0) + 1;
  return times;
}

function consequencesOf(answers: readonly CombatAnswer[]): readonly CombatConsequence[] {
  const found = new Map<string, CombatConsequence>();
  for (const consequence of answers.flatMap(({ consequences }) => consequences)) {
    const key = `${consequence.side} ${consequence.clause} ${consequence.label}`;
    found.set(key, { ...consequence, throws: (found.get(key)?.throws ?? 0) + 1 });
  }
  return [...found.values()];
}

function factsOf(side: CombatSideShown, throws: number): readonly Fact[] {
  const text = fateInWords(side, throws);
  return [{ label: side.name, text: side.score === null ? text : `${String(side.score)}: ${text}` }];
}
