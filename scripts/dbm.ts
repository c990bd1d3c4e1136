import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { loadGames, UsageError, type LoadedGames } from './dbm/load-games.ts';
import { answerQuestion, type Asked } from './dbm/answer-question.ts';
import { helpText } from './dbm/help-text.ts';
import { readCommandLine } from './dbm/read-command-line.ts';
import { DBA, DBM, QuestionError } from '../src/rules/index.ts';

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof QuestionError)) throw error;
  process.stderr.write(`dbm: ${error.message}\n`);
  process.exitCode = 2;
}

async function run(args: readonly string[]): Promise<void> {
  const line = readCommandLine(args);
  if (line.command === 'help') {
    process.stdout.write(helpText(line.game, line.query));
    return;
  }
  const games = await loadGames(process.cwd());
  if (line.command === 'editions') print(editionsOf(games));
  else if (line.command === 'batch') await batch(games, line);
  else print(await answerQuestion(games, line, parseJson(await text(process.stdin))));
}

/** The editions of DBM, of which the default is the newest, and those of the other games. */
function editionsOf(games: LoadedGames): unknown {
  const editions = games.editionsOf(DBM);
  return { editions, default: editions.at(-1)?.id, games: { [DBA.id]: games.editionsOf(DBA) } };
}

/** One question a line, one answer a line, in order; a bad line is answered with its error, and the rest go on. */
async function batch(games: LoadedGames, fallback: Omit<Asked, 'query'>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
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
    if (error instanceof UsageError || error instanceof QuestionError) return { error: error.message };
    throw error;
  }
}

function parseJson(input: string): unknown {
  if (input.trim() === '') throw new UsageError('expected a question as JSON on standard input, found nothing');
  try {
    return JSON.parse(input) as unknown;
  } catch (error) {
    throw new UsageError(`expected JSON on standard input: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function print(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
