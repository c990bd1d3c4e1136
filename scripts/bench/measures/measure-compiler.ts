import type { Figure } from '../figure.ts';
import { runTimed } from '../timed/run-timed.ts';
import type { Workspace } from '../workspace.ts';

/** Compile the content, and sections and amendments of ten times its size: the time should grow no faster. */
export function measureCompiler(workspace: Workspace): Figure[] {
  const once = runTimed(workspace, 'time-compile', '1');
  const tenfold = runTimed(workspace, 'time-compile', '10');
  return [
    { name: 'Compiler, ten times the content', value: tenfold / once, unit: 'times', target: { atMost: 10 } },
    { name: '  the content', value: once, unit: 's' },
    { name: '  ten times the content', value: tenfold, unit: 's' },
  ];
}
