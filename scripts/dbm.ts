import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { loadEditions, type LoadedEditions } from './dbm/load-editions.ts';
import { answerQuestion, UsageError } from './dbm/answer-question.ts';
import { helpText } from './dbm/help-text.ts';
import { readCommandLine } from './dbm/read-command-line.ts';
import { QuestionError } from '../src/rules/index.ts';

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
    process.stdout.write(helpText(line.query));
    return;
  }
  const editions = await loadEditions(process.cwd());
  if (line.command === 'editions') print({ editions: editions.list, default: editions.newest });
  else if (line.command === 'batch') await batch(editions, line.edition);
  else print(await answerQuestion(editions, line.query, line.edition, parseJson(await text(process.stdin))));
}

/** One question a line, one answer a line, in order; a bad line is answered with its error, and the rest go on. */
async function batch(editions: LoadedEditions, fallback: string | null): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    print(await answerLine(editions, line, fallback));
  }
}

async function answerLine(editions: LoadedEditions, line: string, fallback: string | null): Promise<unknown> {
  try {
    const asked = parseJson(line);
    if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
      throw new UsageError('expected an object with "query", and the fields of the question');
    const { query, edition, ...question } = asked as Record<string, unknown>;
    return await answerQuestion(editions, query, edition ?? fallback, question);
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
