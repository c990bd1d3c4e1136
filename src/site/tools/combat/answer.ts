import {
  answerOf,
  describeCombat,
  engage,
  formatTroop,
  parseCombatQuestion,
  resolveThrow,
  type Answer,
  type CombatAnswer,
  type CombatQuestion,
  type Outcome,
  type DbmRules,
} from '../../../rules/index.ts';
import { isOpen, openReply, type Fact, type Reply, type Shown } from '../question/reply.ts';
import type { CombatState } from './fields.ts';
import { remarksOn } from './remarks.ts';
import { combatQuestion } from './question.ts';
import { stepsOfThrows } from './steps-of-throws.ts';

const OUTCOMES = ['stand', 'recoil', 'flee', 'destroyed'] as const satisfies readonly Outcome[];

/** What becomes of one side. */
export interface CombatSideShown {
  readonly name: string;
  /** What it adds to its die. */
  readonly standing: number;
  readonly die: number | null;
  /** Its final score; null where that hangs on the dice. */
  readonly score: number | null;
  /** In how many throws each outcome comes about. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
}

/** Something that an outcome leads to at once, in so many throws. */
export interface CombatConsequence {
  readonly side: 'a' | 'b';
  readonly clause: string;
  readonly label: string;
  readonly throws: number;
}

/** A combat over the throws of the dice that are not told: 36, 6 or 1. */
export interface CombatShown extends Shown {
  readonly throws: number;
  readonly a: CombatSideShown;
  readonly b: CombatSideShown;
  readonly consequences: readonly CombatConsequence[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

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
  return {
    kind: 'answer',
    answer: { ...shown(state, words(), answered.answers), remarks: remarksOn(rules, state) },
  };
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
  return {
    question,
    throws: answers.length,
    ...sides,
    consequences: consequencesOf(answers),
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
  const count = (outcome: Outcome): number => answers.filter((answer) => answer.outcome[side] === outcome).length;
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
  };
}

function consequencesOf(answers: readonly CombatAnswer[]): readonly CombatConsequence[] {
  const found = new Map<string, CombatConsequence>();
  for (const { side, clause, label } of answers.flatMap(({ consequences }) => consequences)) {
    const key = `${side} ${clause} ${label}`;
    found.set(key, { side, clause, label, throws: (found.get(key)?.throws ?? 0) + 1 });
  }
  return [...found.values()];
}

function factsOf({ name, score, outcomes }: CombatSideShown, throws: number): readonly Fact[] {
  const happening = OUTCOMES.filter((outcome) => outcomes[outcome] > 0);
  const text = happening
    .map((outcome) => (throws === 1 ? IN_WORDS[outcome] : `${IN_WORDS[outcome]} ${percent(outcomes[outcome], throws)}`))
    .join(', ');
  return [{ label: name, text: score === null ? text : `${String(score)}: ${text}` }];
}

/** What becomes of a side, in a word. */
export const IN_WORDS: Readonly<Record<Outcome, string>> = {
  stand: 'stands',
  recoil: 'recoils',
  flee: 'flees',
  destroyed: 'destroyed',
};

/** A chance in whole percent. */
export function percent(throws: number, of: number): string {
  return `${String(Math.round((throws / of) * 100))}%`;
}
