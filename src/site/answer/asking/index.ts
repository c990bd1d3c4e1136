export { answerQuestion, type Answered, type Choice } from './answer-question.ts';
export type { Alternative } from './differing.ts';
export { BECAUSE } from './queries.ts';
export { restsOnSecondary } from './standing.ts';
