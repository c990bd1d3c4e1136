export { STATES, SUMMED } from './question.ts';
export type { Option, Question, QuestionKind, Understood, Untold, Values } from './question.ts';
export { understand } from './understand.ts';
