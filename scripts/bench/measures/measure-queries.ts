import { DBA, DBM, type AnyGame } from '../../../src/rules/index.ts';
import type { Figure } from '../figure.ts';
import { runTimed } from '../timed/run-timed.ts';
import type { Workspace } from '../workspace.ts';

/** Ask each query the example of its help, over and over, by the newest edition: from fields to answer and trail. */
export function* measureQueries(workspace: Workspace): Generator<Figure> {
  for (const game of [DBM, DBA] as readonly AnyGame[])
    for (const query of Object.keys(game.queries))
      yield {
        name: `Answers to ${query}${game === DBM ? '' : ` of ${game.id.toUpperCase()}`}, with trail`,
        value: runTimed(workspace, 'time-queries', game.id, query),
        unit: 'a second',
        target: { atLeast: 20_000 },
      };
}
