import { DBM_QUERIES, NotHeldError, QuestionError, UnprovidedError, type DbmRules } from '../../rules/index.ts';
import { read } from '../spaces/reads.ts';
import { questionAt, type AnswerSpace, type Said, type Written } from '../spaces/space.ts';
import type { Matrix } from './matrix.ts';

/** What a question comes to: what its answer says, or that there is none. */
export interface Told {
  readonly text: string;
  /** Whether the texts that we have give an answer. */
  readonly decided: boolean;
  readonly says: Readonly<Record<string, Said>>;
}

/** The answers of a space in one edition. */
export type Answers = (index: number) => Told;

/** Where the texts that we have do not answer. */
const OPEN = 'open';
/** Where there is no such question: knights that are mounted infantry. */
const UNASKED = 'unasked';

/** The text of the answer to any question of a space, worked out when it is asked for. */
export function answerFinder(rules: DbmRules, space: AnswerSpace): (index: number) => string {
  const query = DBM_QUERIES[space.query];
  return (index) => {
    try {
      const answer = query.pose(questionAt(space, index)).answer(rules) as unknown as Written; // its fields by name
      return JSON.stringify(Object.fromEntries(space.says.map((name) => [name, read(name, answer)])));
    } catch (error) {
      if (error instanceof NotHeldError || error instanceof UnprovidedError) return OPEN;
      if (error instanceof QuestionError) return UNASKED;
      throw error;
    }
  };
}

/** Read the text of an answer. */
export function toldIn(text: string): Told {
  if (text === OPEN || text === UNASKED) return { text, decided: false, says: {} };
  return { text, decided: true, says: JSON.parse(text) as Told['says'] }; // as the finder wrote it
}

/** Whether there is such a question, answered or not. */
export function isAsked({ text }: Told): boolean {
  return text !== UNASKED;
}

/** The answers of a matrix, as theorems ask for them. */
export function answersIn({ rows, which }: Matrix): Answers {
  const made = rows.map(toldIn);
  const open = toldIn(OPEN);
  return (index) => made[which[index] ?? 0] ?? open;
}

/** Answers that are worked out when they are asked for. */
export function answersOnDemand(rules: DbmRules, space: AnswerSpace): Answers {
  const find = answerFinder(rules, space);
  const alike = new Map<string, Told>();
  return (index) => {
    const text = find(index);
    const told = alike.get(text) ?? toldIn(text);
    alike.set(text, told);
    return told;
  };
}
