import { nearest } from '../../src/schemas/index.ts';
import { QUERIES } from '../../src/rules/index.ts';
import type { LoadedEditions } from './load-editions.ts';

/** A command line, or a line of a batch, that cannot be understood. */
export class UsageError extends Error {}

/**
 * Answer one question.
 *
 * @param query The kind of question: `combat`
 * @param edition The edition to answer in; the newest where it is null or left out
 * @param question The fields of the question
 * @throws {UsageError} If there is no such query or edition
 * @throws {QuestionError} If the question is not well formed
 */
export async function answerQuestion(
  editions: LoadedEditions,
  query: unknown,
  edition: unknown,
  question: unknown,
): Promise<unknown> {
  const known = typeof query === 'string' && Object.hasOwn(QUERIES, query) ? QUERIES[query] : undefined;
  if (known === undefined) throw new UsageError(`"query": ${unknown(query, Object.keys(QUERIES))}`);
  const chosen = edition ?? editions.newest;
  const ids = editions.list.map(({ id }) => id);
  if (typeof chosen !== 'string' || !ids.includes(chosen)) {
    throw new UsageError(`"edition": expected one of ${ids.join(', ')}, found ${JSON.stringify(chosen)}`);
  }
  return known.ask(await editions.rulesOf(chosen), question);
}

/** `expected one of …, found "combt", did you mean "combat"?` */
export function unknown(given: unknown, known: readonly string[]): string {
  const meant = typeof given === 'string' ? nearest(given, known) : null;
  const hint = meant === null ? '' : `, did you mean ${JSON.stringify(meant)}?`;
  return `expected one of ${known.join(', ')}, found ${given === undefined ? 'nothing' : JSON.stringify(given)}${hint}`;
}
