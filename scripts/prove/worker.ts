import { parentPort, workerData } from 'node:worker_threads';
import { hashText } from '../../src/compiler/snippets/index.ts';
import type { DbmRules } from '../../src/rules/index.ts';
import {
  answerDifferenceOf,
  differenceOf,
  restsFinder,
  spellPart,
  workOut,
  type Space,
} from '../../src/theorems/index.ts';
import { linesOfPart } from './lines-of-matrix.ts';
import { loadCompiled, type Loaded } from './load-spaces.ts';
import type { PartInLines, Work } from './work.ts';

// A thread that does one piece of work after the other, and answers each with what came of it.
const loaded = loadCompiled(String(workerData));

parentPort?.on('message', (work: Work) => {
  void done(work)
    .catch((error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }))
    .then((answer) => parentPort?.postMessage(answer));
});

async function done(work: Work): Promise<unknown> {
  const { rules, spaces } = await loaded;
  const space = named(spaces, work.space);
  if (work.kind === 'difference') {
    const { older, newer } = work;
    const restsOf = restsFinder(space, inForce(rules, older.edition), inForce(rules, newer.edition));
    return space.query === 'combat'
      ? differenceOf(space, older.matrix, newer.matrix, restsOf)
      : answerDifferenceOf(space, older.matrix, newer.matrix, restsOf);
  }
  const part = workOut(inForce(rules, work.edition), space, work.part);
  if (work.kind === 'part') return part;
  return { lines: linesOfPart(space, work.part, part), digest: hashText(spellPart(part)) } satisfies PartInLines;
}

function inForce(rules: Loaded['rules'], edition: string): DbmRules {
  const ofEdition = rules.get(edition);
  if (ofEdition === undefined) throw new Error(`expected an edition, found "${edition}"`);
  return ofEdition;
}

function named(spaces: readonly Space[], name: string): Space {
  const space = spaces.find((each) => each.name === name);
  if (space === undefined) throw new Error(`expected the name of a space, found "${name}"`);
  return space;
}
