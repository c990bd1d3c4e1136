export { answerQuestion, type Answered, type Choice } from './answer-question.ts';
export type { CardRules, Titled } from './card-rules.ts';
export { differing, type Alternative } from './differing.ts';
export { BECAUSE } from './queries.ts';
export { restsOnSecondary } from './standing.ts';
export { titleOf } from './title.ts';
