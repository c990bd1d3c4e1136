import type { Computed } from '../../../showing/show-computed.ts';
import type { Reply, Shown, Step } from '../../../tools/index.ts';
import type { Answered, Titled } from '../../asking/index.ts';
import { isCombat, outcomesOf, scoreOf } from './outcomes.ts';

/** What it comes to; where it has several answers, for whom each is. */
export function factsToShow({ alternatives }: Answered): readonly { label: string; text: string }[] {
  const [first, ...others] = alternatives;
  if (others.length > 0)
    return alternatives.map(({ label, reply }) => ({ label, text: outcomesOf(withScores(reply)).join('; ') }));
  if (first === undefined) return [];
  const reply = withScores(first.reply);
  return reply.kind === 'answer'
    ? [...reply.answer.facts]
    : [{ label: '', text: reply.kind === 'open' ? reply.why : reply.wants }];
}

/** A reply; where it is a combat over several throws, what each side adds to its die stands before what becomes of it. */
function withScores(reply: Reply<Shown>): Reply<Shown> {
  if (reply.kind !== 'answer' || !isCombat(reply.answer)) return reply;
  const { answer } = reply;
  const facts = (['a', 'b'] as const).flatMap((side, index) => {
    const fact = answer.facts[index];
    if (fact === undefined) return [];
    return [answer[side].score === null ? { ...fact, text: `${scoreOf(answer[side])}: ${fact.text}` } : fact];
  });
  return { kind: 'answer', answer: { ...answer, facts } };
}

/** What an answer rests on, whatever the dice say; of several answers the clauses of all. */
export function stepsToShow({ alternatives, whatever }: Answered, titles: Titled): Computed['steps'] {
  const [first, ...others] = alternatives;
  const nameOf = (clause: string, label: string): string => titles.get(clause)?.title ?? label;
  if (others.length > 0) {
    const all = alternatives.flatMap(({ reply }) => restingOn(reply));
    return all.map(({ clause, label }) => ({ label: nameOf(clause, label), amount: null }));
  }
  if (first?.reply.kind !== 'answer') return [];
  const steps = restingOn(first.reply);
  // Where it holds for more troops than it was worked out for, these are not named.
  return whatever.length === 0 ? steps : steps.map((step) => ({ ...step, label: nameOf(step.clause, step.label) }));
}

/** The steps of a reply that count whatever is thrown; where it is open, what leaves it so is told without them. */
function restingOn(reply: Reply<Shown>): readonly Step[] {
  return reply.kind === 'answer' ? reply.answer.steps.filter(({ throws }) => throws === null) : [];
}
