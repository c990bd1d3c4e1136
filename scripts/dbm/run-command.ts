import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { DBA, DBM, QuestionError } from '../../src/rules/index.ts';
import { answerQuestion, type Asked } from './answer-question.ts';
import { helpText } from './help-text.ts';
import { UsageError, type LoadedGames } from './load-games.ts';
import { readCommandLine } from './read-command-line.ts';

/** What the command reads from and writes to. */
export interface Surroundings {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: { write(words: string): unknown };
  readonly stderr: { write(words: string): unknown };
  /** The games that can be asked; loaded when something is asked of them. */
  readonly games: () => Promise<LoadedGames>;
}

/**
 * Do what a command line of `dbm` says.
 *
 * @param args The command line, without the name of the command
 * @returns The exit code: 0 with an answer, 2 with a message where the question is not well formed
 */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    await run(args, surroundings);
    return 0;
  } catch (error) {
    if (!isMistake(error)) throw error;
    surroundings.stderr.write(`dbm: ${error.message}\n`);
    return 2;
  }
}

async function run(args: readonly string[], { stdin, stdout, games }: Surroundings): Promise<void> {
  const print = (answer: unknown): void => void stdout.write(`${JSON.stringify(answer)}\n`);
  const line = readCommandLine(args);
  if (line.command === 'help') stdout.write(helpText(line.game, line.query));
  else if (line.command === 'editions') print(editionsOf(await games()));
  else if (line.command === 'batch') await batch(await games(), line, stdin, print);
  else print(await answerQuestion(await games(), line, parseJson(await text(stdin))));
}

/** The editions of DBM, of which the default is the newest, and those of the other games. */
function editionsOf(games: LoadedGames): unknown {
  const editions = games.editionsOf(DBM);
  return { editions, default: editions.at(-1)?.id, games: { [DBA.id]: games.editionsOf(DBA) } };
}

/** One question a line, one answer a line, in order; a bad line is answered with its error, and the rest go on. */
async function batch(
  games: LoadedGames,
  fallback: Omit<Asked, 'query'>,
  stdin: NodeJS.ReadableStream,
  print: (answer: unknown) => void,
): Promise<void> {
  for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    print(await answerLine(games, line, fallback));
  }
}

async function answerLine(games: LoadedGames, line: string, fallback: Omit<Asked, 'query'>): Promise<unknown> {
  try {
    const asked = parseJson(line);
    if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
      throw new UsageError('expected an object with "query", and the fields of the question');
    const { query, game, edition, ...question } = asked as Record<string, unknown>;
    const where = { game: game ?? fallback.game, edition: edition ?? fallback.edition };
    return await answerQuestion(games, { query, ...where }, question);
  } catch (error) {
    if (isMistake(error)) return { error: error.message };
    throw error;
  }
}

/** Whether an error is that of the one who asks, to be told in a line. */
function isMistake(error: unknown): error is UsageError | QuestionError {
  return error instanceof UsageError || error instanceof QuestionError;
}

function parseJson(input: string): unknown {
  if (input.trim() === '') throw new UsageError('expected a question as JSON on standard input, found nothing');
  try {
    return JSON.parse(input) as unknown;
  } catch (error) {
    throw new UsageError(`expected JSON on standard input: ${error instanceof Error ? error.message : String(error)}`);
  }
}
