import type { DbmRules } from '../../../rules/index.ts';
import { isSecondary, type Fact, type Reply, type Shown, type Step } from '../../tools/index.ts';

/** Says that the figures before do not rest on the rules themselves. */
export const SECONDARY: Fact = { label: '', text: 'by a secondary source only' };

/** Whether an answer says that a figure in it rests on a secondary source only. */
export function restsOnSecondary({ facts }: Shown): boolean {
  return facts.some(({ text }) => text === SECONDARY.text);
}

/** A reply that says so of its figures, where a step of it does, or stands in a clause that does. */
export function withStanding(rules: DbmRules, reply: Reply<Shown>): Reply<Shown> {
  if (reply.kind !== 'answer' || restsOnSecondary(reply.answer)) return reply;
  const { answer } = reply;
  const isOne = ({ clause, label }: Step): boolean =>
    isSecondary(label) || rules.clauses.get(clause)?.secondary === true;
  return answer.steps.some(isOne)
    ? { kind: 'answer', answer: { ...answer, facts: [...answer.facts, SECONDARY] } }
    : reply;
}
