import type { Figure } from '../figure.ts';
import { runTimed } from '../timed/run-timed.ts';
import type { Workspace } from '../workspace.ts';

/** Compile the content, and sections and amendments of ten times its size: the time should grow no faster. */
export function* measureCompiler(workspace: Workspace): Generator<Figure> {
  const once = runTimed(workspace, 'time-compile', '1');
  yield { name: 'Compiler, the content', value: once, unit: 's' };
  const tenfold = runTimed(workspace, 'time-compile', '10');
  yield { name: '  ten times the content', value: tenfold, unit: 's' };
  yield { name: '  as many times as long', value: tenfold / once, unit: 'times', target: { atMost: 10 } };
}
