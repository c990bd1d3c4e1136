import { parentPort, workerData } from 'node:worker_threads';
import { hashText } from '../../src/compiler/snippets/index.ts';
import {
  answerDifferenceOf,
  differenceOf,
  matrixTried,
  prove,
  spellPart,
  workOut,
  type Space,
} from '../../src/theorems/index.ts';
import { linesOfPart } from './lines-of-matrix.ts';
import { loadSpaces, loadTheorem } from './load-spaces.ts';
import type { PartInLines, Work } from './work.ts';

// A thread that does one piece of work after the other, and answers each with what came of it.
const root = String(workerData);
const loaded = loadSpaces(root);

parentPort?.on('message', (work: Work) => {
  void done(work)
    .catch((error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }))
    .then((answer) => parentPort?.postMessage(answer));
});

async function done(work: Work): Promise<unknown> {
  const { rules, spaces } = await loaded;
  const space = named(spaces, work.space);
  if (work.kind === 'theorem') return prove(matrixTried(space, work.matrix), await loadTheorem(root, work.module));
  if (work.kind === 'difference')
    return space.query === 'combat'
      ? differenceOf(space, work.older, work.newer)
      : answerDifferenceOf(space, work.older, work.newer);
  const ofEdition = rules.get(work.edition);
  if (ofEdition === undefined) throw new Error(`expected an edition, found "${work.edition}"`);
  const part = workOut(ofEdition, space, work.part);
  if (work.kind === 'part') return part;
  return { lines: linesOfPart(space, work.part, part), digest: hashText(spellPart(part)) } satisfies PartInLines;
}

function named(spaces: readonly Space[], name: string): Space {
  const space = spaces.find((each) => each.name === name);
  if (space === undefined) throw new Error(`expected the name of a space, found "${name}"`);
  return space;
}
