import path from 'node:path';
import { expect, test } from 'vitest';
import { STEPS_OF_QUERIES, type DbmRules } from '../../../../src/rules/index.ts';
import { countOf, triedOnDemand, type Space } from '../../../../src/theorems/index.ts';
import { loadSpaces } from '../../../../scripts/prove/load-spaces.ts';

const { rules, spaces } = await loadSpaces(path.resolve(import.meta.dirname, '../../../..'));
/** How many situations of a space are asked in each edition. */
const ASKED = 600;

test.each(spaces.map((space) => [space.name, space] as const))(
  'what answers the questions of "%s" asks for no step but those that its digest follows',
  (_, space) => {
    const steps = new Set<string>();
    for (const ofEdition of rules.values()) askSome(space, watching(ofEdition, steps));
    expect(steps.size).toBeGreaterThan(0);
    const listed: readonly string[] = Object.keys(STEPS_OF_QUERIES[space.query]);
    expect([...steps].filter((step) => !listed.includes(step))).toEqual([]);
  },
);

/** The same rules, that note which of their steps are asked for. */
function watching(ofEdition: DbmRules, steps: Set<string>): DbmRules {
  const watched = new Proxy(ofEdition.steps, {
    get: (all, step): unknown => {
      steps.add(String(step));
      return Reflect.get(all, step);
    },
  });
  return { ...ofEdition, steps: watched };
}

/** Work out some situations of a space, spread over all of it. */
function askSome(space: Space, watched: DbmRules): void {
  const tried = triedOnDemand(space, watched);
  const workOut = 'rows' in tried ? tried.rows : tried.answers;
  // Odd, so that a value that every other situation has is among them.
  const every = Math.floor(countOf(space) / ASKED) | 1;
  for (let index = 0; index < countOf(space); index += every) workOut(index);
}
