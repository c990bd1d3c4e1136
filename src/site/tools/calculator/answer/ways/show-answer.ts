import type { Reply, Shown } from '../../../index.ts';
import { authorityOf } from '../../../../showing/authority-of.ts';
import { showToOpponent } from '../../../../showing/show-to-opponent.tsx';
import { signed } from '../../../../wording/signed.ts';
import type { AnyTool } from '../../any-tool.ts';

/**
 * Turn an answer to the opponent: what was asked, what it comes to, and the clauses that it rests on.
 *
 * @param url The question, from `https://` on
 * @throws {Error} If what shows it cannot be loaded
 */
export async function showAnswer(tool: AnyTool, edition: string, reply: Reply<Shown>, url: string): Promise<void> {
  if (reply.kind === 'wanting') return;
  const facts = document.createElement('dl');
  facts.className = 'showing-facts';
  for (const { label, text } of reply.kind === 'answer' ? reply.answer.facts : [{ label: 'Open', text: reply.why }]) {
    const name = document.createElement('dt');
    const value = document.createElement('dd');
    name.textContent = label;
    value.textContent = text;
    facts.append(name, value);
  }
  await showToOpponent({
    title: reply.kind === 'answer' ? reply.answer.question : tool.title,
    answer: [facts],
    edition: `DBM ${edition}`,
    authority: authorityOf({ id: `tools.${tool.name}`, game: 'DBM', open: reply.kind === 'open' }),
    source: sourceOf(reply),
    url,
  });
}

/** The steps that it rests on whatever the dice say, each with what it adds. */
function sourceOf(reply: Exclude<Reply<Shown>, { kind: 'wanting' }>): string | null {
  const steps =
    reply.kind === 'answer'
      ? reply.answer.steps
          .filter(({ throws }) => throws === null)
          .map(({ label, amount }) => (amount === null ? label : `${label} ${signed(amount)}`))
      : reply.clauses.map(({ label }) => label);
  return steps.length === 0 ? null : `Rests on: ${[...new Set(steps)].join('; ')}.`;
}
