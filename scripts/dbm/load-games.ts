import { formatProblems } from '../../src/compiler/rulebook/index.ts';
import {
  compileContent,
  fingerprintOf,
  readContent,
  writeOutput,
  writtenFingerprint,
  type PublishedEdition,
  type PublishedGame,
} from '../../src/compiler/publish/index.ts';
import { createRuleSet, DBA, type AnyClauseCode, type AnyGame, type AnyRuleSet } from '../../src/rules/index.ts';
import { DBM_WITH_TABLE } from '../../src/positions/index.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A command line, or a line of a batch, that cannot be understood. */
export class UsageError extends Error {}

/** The games that can be asked, the one that is meant where none is named first. */
export const GAMES: readonly AnyGame[] = [DBM_WITH_TABLE, DBA];

/** An edition that can be asked. */
interface Edition {
  readonly id: string;
  readonly title: string;
  /** Null where it is not known. */
  readonly date: string | null;
}

/** The editions of every game, and how to get the rules of one. */
export interface LoadedGames {
  /** Oldest first. */
  readonly editionsOf: (game: AnyGame) => readonly Edition[];
  readonly rulesOf: (game: AnyGame, edition: string) => Promise<AnyRuleSet>;
}

/**
 * Load the games from `generated/`, compiling the content first if that is missing or older than the content.
 *
 * @param root Absolute path of the project
 * @throws {UsageError} If there is no content, or it does not compile
 */
export async function loadGames(root: string): Promise<LoadedGames> {
  const content = await readContent(root).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UsageError(`expected the folder content/ in ${root}, found none: run it in the folder of the project`);
  });
  if ((await writtenFingerprint(root)) !== fingerprintOf(content)) await compile(root, content);
  const generated = (file: string): Promise<unknown> =>
    readFile(join(root, 'generated', file), 'utf8').then((text) => JSON.parse(text) as unknown);
  const editions = (await generated('editions.json')) as readonly PublishedEdition[]; // as the compiler wrote it
  const dba = (await generated('dba.json')) as PublishedGame; // as the compiler wrote it
  const known = new Map<string, Promise<AnyRuleSet>>();
  return {
    editionsOf: (game) =>
      game === DBA
        ? [{ id: dba.edition, title: dba.title, date: null }]
        : editions.map(({ id, title, date }) => ({ id, title, date })),
    rulesOf: (game, edition) => {
      const folder = game === DBA ? game.id : edition;
      const rules = known.get(folder) ?? loadRules(root, game, folder, edition);
      known.set(folder, rules);
      return rules;
    },
  };
}

async function loadRules(root: string, game: AnyGame, folder: string, edition: string): Promise<AnyRuleSet> {
  const url = pathToFileURL(join(root, 'generated', folder, 'rules.ts')).href;
  const { clauses } = (await import(url)) as { clauses: readonly AnyClauseCode[] }; // as the compiler wrote it
  return createRuleSet(game, edition, clauses);
}

async function compile(root: string, content: Awaited<ReturnType<typeof readContent>>): Promise<void> {
  process.stderr.write('dbm: compiling the content, which has changed …\n');
  const { createSnippetChecker } = await import('../../src/compiler/snippets/index.ts');
  const { problems, files } = await compileContent(content, createSnippetChecker(root));
  if (files === null) throw new UsageError(`the content does not compile:\n${formatProblems(problems)}`);
  await writeOutput(root, files);
}
