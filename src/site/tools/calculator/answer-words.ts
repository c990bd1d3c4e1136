import type { Block } from '../../../compiler/rulebook/index.ts';
import { authorityOf, type About } from '../../showing/authority-of.ts';
import { withStop } from '../../wording/with-stop.ts';
import { isSecondary, type Reply, type Shown } from '../index.ts';
import type { AnyTool } from './any-tool.ts';

/** Where an answer is cited from, in place of a section of the rulebook. */
export const ANSWERS_SECTION = 'Calculators';

/** A reply in words, as it is cited: the question and what it comes to, and then how. */
export interface AnswerWords {
  /** Where it is cited from, and whose answer it is. */
  readonly section: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/**
 * Put the reply of a calculator into words.
 *
 * @param older The edition that replies, where it is not the newest
 * @returns Null where there is none yet
 */
export function answerWords(tool: AnyTool, reply: Reply<Shown>, older: string | null): AnswerWords | null {
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
  const whose = authorityOf({ id: `tools.${tool.name}`, game: 'DBM', older, ...standingOf(reply) });
  const section = `${ANSWERS_SECTION} (${whose.charAt(0).toLowerCase()}${whose.slice(1)})`;
  if (reply.kind === 'open') return { section, title: `${tool.title}: we have no text. ${reply.why}`, blocks };
  const { question, asked, facts } = reply.answer;
  const about = asked === undefined ? question : `${question}: ${asked}`;
  return {
    section,
    title: `${tool.title}: ${withStop(about)} ${facts.map(({ label, text }) => `${label}: ${text}`).join('; ')}`,
    blocks,
  };
}

/** What a reply rests on, by which it is told whose it is. */
export type Standing = Required<Pick<About, 'open' | 'untold' | 'secondary' | 'clauses'>>;

/** What a reply rests on. */
export function standingOf(reply: Exclude<Reply<Shown>, { readonly kind: 'wanting' }>): Standing {
  if (reply.kind === 'open')
    return { open: true, untold: false, secondary: false, clauses: reply.clauses.map(({ clause }) => clause) };
  const { steps, open, disputed = [], secondary } = reply.answer;
  return {
    open: open === 'not held',
    untold: open === 'not told',
    // Of those that count whatever the dice say.
    secondary: secondary ?? steps.some(({ throws, label }) => throws === null && isSecondary(label)),
    clauses: [...steps.map(({ clause }) => clause), ...disputed],
  };
}

function amountOf({ amount }: { readonly amount?: number | null }): string {
  return amount === undefined || amount === null ? '' : String(amount);
}

function item(parts: readonly string[]): Block {
  return { kind: 'item', depth: 0, marker: '•', text: parts.filter((part) => part !== '').join(', ') };
}
