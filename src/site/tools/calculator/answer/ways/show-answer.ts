import { plainCopy } from '../../../../showing/plain-copy.ts';
import { showComputed } from '../../../../showing/show-computed.ts';
import type { Reply, Shown } from '../../../index.ts';
import { standingOf } from '../../answer-words.ts';
import type { AnyTool } from '../../any-tool.ts';
import { citeAnswer } from './cite-answer.ts';

/**
 * Turn the answer of a calculator to the opponent.
 *
 * @param url The question, from `https://` on
 * @throws {Error} If what shows it cannot be loaded
 */
export async function showAnswer(tool: AnyTool, edition: string, reply: Reply<Shown>, url: string): Promise<void> {
  if (reply.kind === 'wanting') return;
  const told = { ...standingOf(reply), edition, url, line: citeAnswer(tool, edition, reply) };
  if (reply.kind === 'open') {
    const steps = reply.clauses.map(({ label }) => ({ label, amount: null }));
    await showComputed({ ...told, title: tool.title, facts: [{ label: 'Open', text: reply.why }], steps });
    return;
  }
  const { question, facts, steps } = reply.answer;
  // Those that count whatever the dice say.
  const counting = steps.filter(({ throws }) => throws === null);
  await showComputed({
    ...told,
    title: question,
    facts,
    steps: tool.adds === true ? counting : counting.map(({ label }) => ({ label, amount: null })),
    drawing: drawingOf(),
  });
}

/** What is asked of, where the page draws it: as it is seen, and nothing in it can be moved. */
function drawingOf(): Node | null {
  const drawn = document.querySelector('[data-drawn]');
  if (drawn === null) return null;
  const copy = plainCopy(drawn);
  nameWhole(copy.querySelector('svg'));
  copy.classList.add('still');
  copy.querySelector('.table-keys')?.remove();
  const drawing = copy.querySelector('svg');
  drawing?.setAttribute('role', 'img');
  for (const each of drawing?.querySelectorAll('[role]') ?? [])
    for (const name of ['role', 'tabindex', 'aria-pressed', 'aria-label', 'aria-describedby'])
      each.removeAttribute(name);
  return copy;
}

/** One picture says all that its parts did: where everything stands. */
function nameWhole(drawing: Element | null): void {
  if (drawing === null) return;
  const names = [drawing, ...drawing.querySelectorAll('[role]')].map((each) => each.getAttribute('aria-label'));
  drawing.setAttribute('aria-label', names.filter(Boolean).join('; '));
}
