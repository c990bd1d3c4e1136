import { parseArgs } from 'node:util';
import type { AnyGame } from '../../src/rules/index.ts';
import { unknown, unknownQuery } from './answer-question.ts';
import { GAMES, UsageError } from './load-games.ts';

/** What the command is asked to do. */
export type CommandLine =
  | { readonly command: 'help'; readonly game: string | null; readonly query: string | null }
  | { readonly command: 'editions' }
  | { readonly command: 'batch'; readonly game: string | null; readonly edition: string | null }
  | { readonly command: 'ask'; readonly game: string | null; readonly query: string; readonly edition: string | null };

/**
 * Read the command line: `dbm <query> [--game G] [--edition E]`, `dbm batch`, `dbm editions`, `dbm --help`.
 *
 * @throws {UsageError} If it is none of these
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const game = values.game ?? null;
  const asked = gameNamed(game);
  const known = [...Object.keys(asked.queries), 'batch', 'editions'];
  const [command, ...rest] = positionals;
  if (values.help === true || command === 'help' || command === undefined) {
    const query = command === 'help' ? rest[0] : command;
    if (command === undefined && values.help !== true)
      throw new UsageError(`expected a query: ${known.join(', ')}; see dbm --help`);
    return { command: 'help', game, query: query !== undefined && Object.hasOwn(asked.queries, query) ? query : null };
  }
  if (rest.length > 0)
    throw new UsageError(
      `expected one query, found also ${rest.map((word) => JSON.stringify(word)).join(', ')}; see dbm --help`,
    );
  const edition = values.edition ?? null;
  if (command === 'editions') return { command };
  if (command === 'batch') return { command, game, edition };
  if (!Object.hasOwn(asked.queries, command)) throw new UsageError(unknownQuery(asked, command, known));
  return { command: 'ask', game, query: command, edition };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { game: { type: 'string' }, edition: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}; see dbm --help`);
  }
}

function gameNamed(id: string | null): AnyGame {
  const game = id === null ? GAMES[0] : GAMES.find((each) => each.id === id);
  if (game !== undefined) return game;
  const ids = GAMES.map((each) => each.id);
  throw new UsageError(`"game": ${unknown(id, ids)}`);
}
