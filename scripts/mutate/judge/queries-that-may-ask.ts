import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namesAStepOf, STEPS_OF_QUERIES } from '../../../src/rules/index.ts';
import type { Space } from '../../../src/theorems/index.ts';

type Query = Space['query'];

const QUERIES = Object.keys(STEPS_OF_QUERIES) as readonly Query[]; // its keys

/** The folders of procedures that some queries ask alone; all others may be asked by any. */
const OF_PROCEDURES: readonly (readonly [folder: string, queries: readonly Query[]])[] = [
  ['src/rules/dba/', []],
  ['src/rules/dbm/aftermath/', []],
  ['src/rules/dbm/eligibility/', []],
  ['src/rules/dbm/terrain/', []],
  ['src/rules/dbm/combat/', ['combat']],
  ['src/rules/dbm/pips/', ['pips']],
  ['src/rules/dbm/movement/', ['combat', 'move', 'march']],
  ['src/rules/dbm/cost/', ['cost']],
  ['src/rules/dbm/losses/', ['losses']],
];

/**
 * The queries of spaces that may come to code of a file: those of its folder, or of the steps that a snippet names.
 *
 * @param file Its absolute path
 */
export function queriesThatMayAsk(root: string, file: string): readonly Query[] {
  const name = path.relative(root, file).replaceAll(path.sep, '/');
  if (!name.startsWith('generated/')) return OF_PROCEDURES.find(([folder]) => name.startsWith(folder))?.[1] ?? QUERIES;
  const code = readFileSync(file, 'utf8');
  const asked = QUERIES.filter((query) => namesAStepOf(query).test(code));
  // A combat asks how going counts.
  return asked.includes('move') && !asked.includes('combat') ? [...asked, 'combat'] : asked;
}
