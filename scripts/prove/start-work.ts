import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText, proverApart } from '../../src/compiler/snippets/index.ts';
import {
  countOf,
  joined,
  PARTS,
  spellPart,
  tallied,
  type AnswerDifference,
  type Difference,
  type KeptAnswers,
  type KeptCount,
  type KeptThrows,
  type Matrix,
  type Part,
  type Proof,
  type Space,
} from '../../src/theorems/index.ts';
import { keptAnswers, keptThrows } from './kept/kept.ts';
import { startThreads, type Threads } from './threads.ts';

/** What a proof needs to be worked out. */
export interface ProvingWork {
  readonly count: (space: Space, edition: string) => Promise<Pick<KeptCount, 'parts' | 'tally'>>;
  readonly prove: (space: Space, edition: string, module: string) => Promise<Proof>;
  readonly compare: (space: Space, older: string, newer: string) => Promise<KeptThrows | KeptAnswers>;
  /** The matrices of a space are wanted no more. */
  readonly forget: () => void;
  readonly end: () => Promise<void>;
}

/**
 * Start to work: threads are started, and matrices worked out, when they are first wanted. The code of theorems is run in
 * a process apart.
 *
 * @param folderOf The folder where what was compiled stands; asked when it is first wanted
 * @param kinds Every kind of troops, which the spaces are made of
 * @param tell Called with a line where something is done that takes long
 */
export function startWork(folderOf: () => string, kinds: readonly string[], tell: (line: string) => void): ProvingWork {
  const prover = proverApart();
  let threads: Threads | null = null;
  const started = (): Threads => (threads ??= startThreads(folderOf()));
  const matrices = new Map<string, Promise<{ matrix: Matrix; parts: readonly string[] }>>();
  const workedOut = (space: Space, edition: string): Promise<{ matrix: Matrix; parts: readonly string[] }> => {
    const known = matrices.get(edition);
    if (known !== undefined) return known;
    const found = workOutMatrix(started(), space, edition, tell);
    matrices.set(edition, found);
    return found;
  };
  return {
    count: async (space, edition) => {
      const { matrix, parts } = await workedOut(space, edition);
      return { parts, tally: tallied(space, matrix) };
    },
    prove: async (space, edition, module) => {
      const { matrix } = await workedOut(space, edition);
      const text = readFileSync(path.join(folderOf(), 'theorems', module), 'utf8');
      return prover.prove({ module, text, kinds, space: space.name, matrix });
    },
    compare: async (space, older, newer) => {
      const [before, after] = [(await workedOut(space, older)).matrix, (await workedOut(space, newer)).matrix];
      const found = await started().give({
        ...{ kind: 'difference', space: space.name },
        older: { edition: older, matrix: before },
        newer: { edition: newer, matrix: after },
      });
      return space.query === 'combat'
        ? keptThrows(space, before, after, found as Difference)
        : keptAnswers(space, found as AnswerDifference);
    },
    forget: () => {
      matrices.clear();
    },
    end: async () => {
      prover.end();
      await threads?.end();
    },
  };
}

async function workOutMatrix(
  threads: Threads,
  space: Space,
  edition: string,
  tell: (line: string) => void,
): Promise<{ matrix: Matrix; parts: readonly string[] }> {
  const begun = performance.now();
  const parts = await Promise.all(
    Array.from({ length: PARTS }, (_, part) => threads.give({ kind: 'part', space: space.name, edition, part })),
  );
  const read = parts as readonly Part[];
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  tell(`Proving: ${space.title}, ${edition}: ${countOf(space).toLocaleString('en')} situations in ${seconds} s`);
  return { matrix: joined(read), parts: read.map((part) => hashText(spellPart(part))) };
}
