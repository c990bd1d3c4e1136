import { parseArgs } from 'node:util';
import { QUERIES } from '../../src/rules/index.ts';
import { unknown, UsageError } from './answer-question.ts';

/** What the command is asked to do. */
export type CommandLine =
  | { readonly command: 'help'; readonly query: string | null }
  | { readonly command: 'editions' }
  | { readonly command: 'batch'; readonly edition: string | null }
  | { readonly command: 'ask'; readonly query: string; readonly edition: string | null };

/**
 * Read the command line: `dbm <query> [--edition E]`, `dbm batch`, `dbm editions`, `dbm --help`.
 *
 * @throws {UsageError} If it is none of these
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  if (values.help === true || command === 'help' || command === undefined) {
    const query = command === 'help' ? rest[0] : command;
    if (command === undefined && values.help !== true)
      throw new UsageError(`expected a query: ${known().join(', ')}; see dbm --help`);
    return { command: 'help', query: query !== undefined && Object.hasOwn(QUERIES, query) ? query : null };
  }
  if (rest.length > 0)
    throw new UsageError(
      `expected one query, found also ${rest.map((word) => JSON.stringify(word)).join(', ')}; see dbm --help`,
    );
  const edition = values.edition ?? null;
  if (command === 'editions') return { command };
  if (command === 'batch') return { command, edition };
  if (!Object.hasOwn(QUERIES, command)) throw new UsageError(`"query": ${unknown(command, known())}`);
  return { command: 'ask', query: command, edition };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { edition: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}; see dbm --help`);
  }
}

function known(): string[] {
  return [...Object.keys(QUERIES), 'batch', 'editions'];
}
