import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMBAT_STEPS, COST_STEPS, LOSS_STEPS, MOVEMENT_STEPS, PIP_STEPS } from '../../../src/rules/index.ts';
import type { Space } from '../../../src/theorems/index.ts';

type Query = Space['query'];

/** The steps of each query that spaces ask. */
const STEPS: Readonly<Record<Query, object>> = {
  combat: COMBAT_STEPS,
  pips: PIP_STEPS,
  move: MOVEMENT_STEPS,
  march: MOVEMENT_STEPS,
  cost: COST_STEPS,
  losses: LOSS_STEPS,
};
const QUERIES = Object.keys(STEPS) as readonly Query[]; // its keys

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
  const asked = QUERIES.filter((query) =>
    new RegExp(`\\b(?:${Object.keys(STEPS[query]).join('|')})\\b`, 'u').test(code),
  );
  // A combat asks how going counts.
  return asked.includes('move') && !asked.includes('combat') ? [...asked, 'combat'] : asked;
}
