import { formatProblems } from '../../src/rulebook/index.ts';
import {
  compileContent,
  fingerprintOf,
  readContent,
  writeOutput,
  writtenFingerprint,
  type PublishedEdition,
} from '../../src/publish/index.ts';
import { createRuleSet, type ClauseCode, type RuleSet } from '../../src/rules/index.ts';
import { UsageError } from './answer-question.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The editions that can be asked, and how to get the rules of one. */
export interface LoadedEditions {
  readonly list: readonly { readonly id: string; readonly title: string; readonly date: string }[];
  readonly newest: string;
  readonly rulesOf: (edition: string) => Promise<RuleSet>;
}

/**
 * Load the editions from `generated/`, compiling the content first if that is missing or older than the content.
 *
 * @param root Absolute path of the project
 * @throws {UsageError} If the content does not compile
 */
export async function loadEditions(root: string): Promise<LoadedEditions> {
  const content = await readContent(root);
  if ((await writtenFingerprint(root)) !== fingerprintOf(content)) await compile(root, content);
  const editions = JSON.parse(
    await readFile(join(root, 'generated', 'editions.json'), 'utf8'),
  ) as readonly PublishedEdition[]; // as the compiler wrote it
  const rules = new Map<string, Promise<RuleSet>>();
  return {
    list: editions.map(({ id, title, date }) => ({ id, title, date })),
    newest: editions.at(-1)?.id ?? '',
    rulesOf: (edition) => {
      const known = rules.get(edition) ?? loadRules(root, edition);
      rules.set(edition, known);
      return known;
    },
  };
}

async function loadRules(root: string, edition: string): Promise<RuleSet> {
  const url = pathToFileURL(join(root, 'generated', edition, 'rules.ts')).href;
  const { clauses } = (await import(url)) as { clauses: readonly ClauseCode[] }; // as the compiler wrote it
  return createRuleSet(edition, clauses);
}

async function compile(root: string, content: Awaited<ReturnType<typeof readContent>>): Promise<void> {
  process.stderr.write('dbm: compiling the content, which has changed …\n');
  const { createTypeChecker } = await import('../../src/snippets/index.ts');
  const { problems, files } = await compileContent(content, createTypeChecker(root));
  if (files === null) throw new UsageError(`the content does not compile:\n${formatProblems(problems)}`);
  await writeOutput(root, files);
}
