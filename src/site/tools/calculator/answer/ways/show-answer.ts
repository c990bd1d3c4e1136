import { plainCopy } from '../../../../showing/plain-copy.ts';
import { showComputed } from '../../../../showing/show-computed.ts';
import { isSecondary, type Reply, type Shown } from '../../../index.ts';
import type { AnyTool } from '../../any-tool.ts';

/**
 * Turn the answer of a calculator to the opponent.
 *
 * @param url The question, from `https://` on
 * @throws {Error} If what shows it cannot be loaded
 */
export async function showAnswer(tool: AnyTool, edition: string, reply: Reply<Shown>, url: string): Promise<void> {
  if (reply.kind === 'wanting') return;
  if (reply.kind === 'open') {
    const steps = reply.clauses.map(({ label }) => ({ label, amount: null }));
    await showComputed({
      title: tool.title,
      facts: [{ label: 'Open', text: reply.why }],
      steps,
      clauses: reply.clauses.map(({ clause }) => clause),
      open: true,
      secondary: false,
      edition,
      url,
    });
    return;
  }
  const { question, facts, steps, open, disputed = [] } = reply.answer;
  // Those that count whatever the dice say.
  const counting = steps.filter(({ throws }) => throws === null);
  const secondary = reply.answer.secondary ?? counting.some(({ label }) => isSecondary(label));
  await showComputed({
    title: question,
    facts,
    steps: tool.adds === true ? counting : counting.map(({ label }) => ({ label, amount: null })),
    clauses: [...steps.map(({ clause }) => clause), ...disputed],
    open: open === 'not held',
    untold: open === 'not told',
    drawing: drawingOf(),
    secondary,
    edition,
    url,
  });
}

/** What is asked of, where the page draws it: as it is seen, and nothing in it can be moved. */
function drawingOf(): Node | null {
  const drawn = document.querySelector('[data-drawn]');
  if (drawn === null) return null;
  const copy = plainCopy(drawn);
  copy.classList.add('still');
  const drawing = copy.querySelector('svg');
  drawing?.setAttribute('role', 'img');
  for (const each of drawing?.querySelectorAll('[role]') ?? [])
    for (const name of ['role', 'tabindex', 'aria-pressed', 'aria-label']) each.removeAttribute(name);
  return copy;
}
