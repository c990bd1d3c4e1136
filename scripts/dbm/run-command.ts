import { text } from 'node:stream/consumers';
import { DBA, DBM, QuestionError } from '../../src/rules/index.ts';
import { answerQuestion, type Asked } from './answer-question.ts';
import { helpText } from './help-text.ts';
import { linesOf, unmarked } from './lines-of.ts';
import { UsageError, type LoadedGames } from './load-games.ts';
import { noticeTooLarge } from './notice-too-large.ts';
import { readCommandLine } from './read-command-line.ts';

/** Where the command writes: it goes on once it is told that its words were written, or why not. */
export interface Output {
  write(words: string, written: (error?: Error | null) => void): unknown;
}

/** What the command reads from and writes to. */
export interface Surroundings {
  /** Null where it is a folder. */
  readonly stdin: NodeJS.ReadableStream | null;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The games that can be asked; loaded when something is asked of them. */
  readonly games: () => Promise<LoadedGames>;
}

/**
 * Do what a command line of `dbm` says.
 *
 * @param args The command line, without the name of the command
 * @returns The exit code: 0 with an answer, or where the reader wants no more of them; 2 with a message where the
 * question is not well formed; 1 with a message where an answer cannot be written, or something is wrong in here
 */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    await run(args, surroundings);
    return 0;
  } catch (error) {
    if (error instanceof UnwrittenError && error.code === 'EPIPE') return 0;
    // Where nobody can be told, the exit code tells.
    await write(surroundings.stderr, `dbm: ${inPlainSigns(told(error))}\n`).catch(() => undefined);
    return isMistake(error) ? 2 : 1;
  }
}

async function run(args: readonly string[], { stdin, stdout, games }: Surroundings): Promise<void> {
  const print = (answer: unknown): Promise<void> => write(stdout, `${JSON.stringify(answer)}\n`);
  const line = readCommandLine(args);
  if (line.command === 'help') await write(stdout, helpText(line.game, line.query));
  else if (line.command === 'editions') await print(editionsOf(await games()));
  else if (line.command === 'batch') await batch(await games(), line, readable(stdin), print);
  else await print(await answerQuestion(await games(), line, parseJson(unmarked(await text(readable(stdin))))));
}

function readable(stdin: Surroundings['stdin']): NodeJS.ReadableStream {
  if (stdin === null) throw new UsageError('expected questions on standard input, found a folder');
  return stdin;
}

/** The editions of DBM, of which the default is the newest, and those of the other games. */
function editionsOf(games: LoadedGames): unknown {
  const editions = games.editionsOf(DBM);
  return { editions, default: editions.at(-1)?.id, games: { [DBA.id]: games.editionsOf(DBA) } };
}

/** One question a line, one answer a line, in order; a bad or a blank line is answered with its error, and the rest go on. */
async function batch(
  games: LoadedGames,
  fallback: Omit<Asked, 'query'>,
  stdin: NodeJS.ReadableStream,
  print: (answer: unknown) => Promise<void>,
): Promise<void> {
  for await (const line of linesOf(stdin)) await print(await answerLine(games, line, fallback));
}

/** Whatever happens, a line has its answer. */
async function answerLine(games: LoadedGames, line: string, fallback: Omit<Asked, 'query'>): Promise<unknown> {
  try {
    const asked = parseJson(line);
    if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
      throw new UsageError('expected an object with "query", and the fields of the question');
    const { query, game, edition, ...question } = asked as Record<string, unknown>;
    const where = { game: game ?? fallback.game, edition: edition ?? fallback.edition };
    return await answerQuestion(games, { query, ...where }, question);
  } catch (error) {
    return { error: told(error) };
  }
}

/** Whether an error is that of the one who asks, to be told in a line. */
function isMistake(error: unknown): error is UsageError | QuestionError {
  return error instanceof UsageError || error instanceof QuestionError;
}

/** An error in a line: that of the one who asks, that of the place where answers go, or one in here. */
function told(error: unknown): string {
  if (isMistake(error) || error instanceof UnwrittenError) return error.message;
  return `internal: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}

/** What was asked may hold what steers a terminal, and a message may quote it: it is shown, and steers nothing. */
function inPlainSigns(message: string): string {
  return message.replaceAll(
    /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** An answer that could not be written. */
class UnwrittenError extends Error {
  readonly code: string | undefined;

  constructor(reason: NodeJS.ErrnoException) {
    super(`cannot write the answer: ${reason.message}`);
    this.code = reason.code;
  }
}

function write(output: Output, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(words, (error) => {
      if (error) reject(new UnwrittenError(error));
      else resolve();
    });
  });
}

function parseJson(input: string): unknown {
  if (input.trim() === '') throw new UsageError('expected a question as JSON on standard input, found nothing');
  const large = noticeTooLarge();
  try {
    return large.refuse(JSON.parse(input, large.read));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (error instanceof RangeError) throw new UsageError('expected a question, found JSON that is nested too deep');
    throw new UsageError(`expected JSON on standard input: ${error instanceof Error ? error.message : String(error)}`);
  }
}
