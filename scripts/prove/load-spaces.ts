import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublishedTheorems } from '../../src/compiler/publish/index.ts';
import { createRuleSet, DBM, type DbmClauseCode, type DbmRules } from '../../src/rules/index.ts';
import { allSpaces, pricedKinds, type Space, type TheoremCode } from '../../src/theorems/index.ts';

/** The rules of every edition as they were compiled, and the spaces that theorems are claimed over. */
export interface Loaded {
  readonly rules: ReadonlyMap<string, DbmRules>;
  readonly spaces: readonly Space[];
}

/**
 * Load what was compiled.
 *
 * @param root Absolute path of the project
 */
export function loadSpaces(root: string): Promise<Loaded> {
  return loadCompiled(path.join(root, 'generated'));
}

/** Load what was compiled into a folder. */
export async function loadCompiled(generated: string): Promise<Loaded> {
  const published = JSON.parse(readFileSync(path.join(generated, 'theorems.json'), 'utf8')) as PublishedTheorems; // as the compiler wrote it
  const rules = await Promise.all(
    Object.keys(published.rules).map(async (id) => {
      const compiled = (await load(path.join(generated, id, 'rules.ts'))) as { clauses: readonly DbmClauseCode[] };
      return [id, createRuleSet(DBM, id, compiled.clauses)] as const;
    }),
  );
  return { rules: new Map(rules), spaces: spacesOf(published) };
}

/** The spaces alone, for whoever has no question to ask. */
export function spacesOf(published: Pick<PublishedTheorems, 'prices'>): readonly Space[] {
  return allSpaces(kindsIn(published));
}

/** Every kind of troops, which the spaces are made of. */
export function kindsIn({ prices }: Pick<PublishedTheorems, 'prices'>): readonly string[] {
  return pricedKinds(Object.values(prices).flatMap((tables) => Object.values(tables)));
}

/** Load the code of a theorem, by the name of its module. */
export async function loadTheorem(root: string, module: string): Promise<TheoremCode> {
  const loaded = (await load(path.join(root, 'generated/theorems', module))) as { default: TheoremCode };
  return loaded.default;
}

async function load(file: string): Promise<unknown> {
  return (await import(pathToFileURL(file).href)) as unknown;
}
