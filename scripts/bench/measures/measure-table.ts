import type { Figure } from '../figure.ts';
import { runTimed } from '../timed/run-timed.ts';
import type { Workspace } from '../workspace.ts';

/** How much slower a phone is. */
const SLOWER = 6;

/**
 * Judge a table with 100 elements by the newest edition, from its text to the verdict with all that was measured; and look
 * for where the move may end instead, which the page does when it has time.
 */
export function* measureTable(workspace: Workspace): Generator<Figure> {
  for (const matter of ['contact', 'shoot', 'march']) {
    yield {
      name: `A table with 100 elements judged: ${matter} (${String(SLOWER)}× slower CPU)`,
      value: SLOWER * runTimed(workspace, 'time-table', matter),
      unit: 'ms',
      target: { atMost: 16 },
    };
    yield {
      name: '  and where it may end instead, in time to spare',
      value: SLOWER * runTimed(workspace, 'time-table', matter, 'nearby'),
      unit: 'ms',
    };
  }
}
