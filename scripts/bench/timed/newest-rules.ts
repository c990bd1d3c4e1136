import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRuleSet, DBM, type DbmClauseCode } from '../../../src/rules/index.ts';

const generated = path.resolve('generated');
const editions = JSON.parse(readFileSync(path.join(generated, 'editions.json'), 'utf8')) as { id: string }[];
const newest = editions.at(-1)?.id ?? '';
const compiled = (await import(pathToFileURL(path.join(generated, newest, 'rules.ts')).href)) as {
  clauses: readonly DbmClauseCode[];
};

/** The rules of the newest edition, as they were compiled. */
export const newestRules = createRuleSet(DBM, newest, compiled.clauses);
