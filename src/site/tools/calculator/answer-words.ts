import type { Reply, Shown } from '../index.ts';
import type { Block } from '../../../compiler/rulebook/index.ts';
import type { AnyTool } from './any-tool.ts';

/** Where an answer is cited from, in place of a section of the rulebook. */
export const ANSWERS_SECTION = 'Calculators';

/** A reply in words, as it is cited: the question and what it comes to, and then how. */
export interface AnswerWords {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/**
 * Put the reply of a calculator into words.
 *
 * @returns Null where there is none yet
 */
export function answerWords(tool: AnyTool, reply: Reply<Shown>): AnswerWords | null {
  if (reply.kind === 'wanting') return null;
  const steps = reply.kind === 'answer' ? reply.answer.steps : reply.clauses;
  const blocks = steps.map(({ label, clause, ...step }) =>
    item([
      label,
      amountOf(step),
      'throws' in step && step.throws !== null ? `in ${String(step.throws)} throws` : '',
      clause,
    ]),
  );
  if (reply.kind === 'open') return { title: `${tool.title}: we have no text. ${reply.why}`, blocks };
  const { question, facts } = reply.answer;
  return {
    title: `${tool.title}: ${question}. ${facts.map(({ label, text }) => `${label}: ${text}`).join('; ')}`,
    blocks,
  };
}

function amountOf({ amount }: { readonly amount?: number | null }): string {
  return amount === undefined || amount === null ? '' : String(amount);
}

function item(parts: readonly string[]): Block {
  return { kind: 'item', depth: 0, marker: '•', text: parts.filter((part) => part !== '').join(', ') };
}
