import { nearest } from '../../src/compiler/schemas/index.ts';
import { ask, DBM, shortened, shown, type AnyGame } from '../../src/rules/index.ts';
import { GAMES, UsageError, type LoadedGames } from './load-games.ts';

/** What is asked: as the command line or a line of a batch has it, and yet to be checked. */
export interface Asked {
  /** The kind of question: `combat`, `pips`, … */
  readonly query: unknown;
  /** `dbm` or `dba`; DBM where it is null or left out. */
  readonly game?: unknown;
  /** The edition to answer in; the newest where it is null or left out. */
  readonly edition?: unknown;
}

/**
 * Answer one question.
 *
 * @param question The fields of the question
 * @throws {UsageError} If there is no such game, query or edition
 * @throws {QuestionError} If the question is not well formed
 */
export async function answerQuestion(
  games: LoadedGames,
  { query, game, edition }: Asked,
  question: unknown,
): Promise<unknown> {
  const chosen = GAMES.find(({ id }) => id === (game ?? DBM.id));
  if (chosen === undefined)
    throw new UsageError(
      `"game": ${unknown(
        game,
        GAMES.map(({ id }) => id),
      )}`,
    );
  const known = typeof query === 'string' && Object.hasOwn(chosen.queries, query) ? chosen.queries[query] : undefined;
  if (known === undefined) throw new UsageError(unknownQuery(chosen, query, Object.keys(chosen.queries)));
  const editions = games.editionsOf(chosen).map(({ id }) => id);
  const asked = named(edition) ?? editions.at(-1);
  if (asked === undefined || !editions.includes(asked)) {
    throw new UsageError(`"edition": expected one of ${editions.join(', ')}, found ${shown(edition)}`);
  }
  const answer = ask(known, await games.rulesOf(chosen, asked), question);
  return chosen.id === DBM.id ? answer : { game: chosen.id, ...answer };
}

/** The edition that is meant by a name or a number: 3 is 3.0. Null where none is named, empty where none is so called. */
function named(edition: unknown): string | null {
  if (edition === undefined || edition === null) return null;
  const written = typeof edition === 'number' ? String(edition) : edition;
  if (typeof written !== 'string') return '';
  return /^\d+$/u.test(written) ? `${written}.0` : written;
}

/**
 * What is wrong with a query that a game does not have; which game has it, if another does.
 *
 * @param known What could have been meant
 */
export function unknownQuery(game: AnyGame, query: unknown, known: readonly string[]): string {
  const other = GAMES.find(
    ({ id, queries }) => id !== game.id && typeof query === 'string' && Object.hasOwn(queries, query),
  );
  if (other === undefined) return `"query": ${unknown(query, known)}`;
  return `"query": ${JSON.stringify(query)} is a question of ${other.id.toUpperCase()}, not of ${game.id.toUpperCase()}: ask it with game ${JSON.stringify(other.id)}`;
}

/** `expected one of …, found "combt", did you mean "combat"?` */
export function unknown(given: unknown, known: readonly string[]): string {
  const meant = typeof given === 'string' ? nearest(shortened(given), known) : null;
  const hint = meant === null ? '' : `, did you mean ${JSON.stringify(meant)}?`;
  return `expected one of ${known.join(', ')}, found ${shown(given)}${hint}`;
}
