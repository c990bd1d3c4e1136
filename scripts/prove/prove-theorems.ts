import { readFileSync } from 'node:fs';
import path from 'node:path';
import { joinProofs, type PublishedTheorems } from '../../src/compiler/publish/index.ts';
import { TheoremError } from '../../src/compiler/snippets/index.ts';
import { countOf, type KeptCount, type KeptDifference, type KeptProof, type Proofs } from '../../src/theorems/index.ts';
import { compiledIn, type Compiled } from './compiled.ts';
import { digestsOf } from './digests.ts';
import { kindsIn, spacesOf } from './load-spaces.ts';
import { falseTheorems } from './false-theorems.ts';
import { proofsBySpace } from './keep-proofs.ts';
import { keptProof } from './kept/kept.ts';
import { noDifference } from './kept/no-difference.ts';
import { firstAlike, takeOver } from './kept/take-over.ts';
import { startWork } from './start-work.ts';
import { whatToProve } from './what-to-prove.ts';
import { writeIfOther } from './write-if-other.ts';

/** Where proofs are kept that were found while building, so that nobody waits for them twice. */
const FOUND = 'node_modules/.cache/legal-contact/proofs.json';

/** What came of theorems. */
export interface Proved {
  /** What is wrong: a sentence or more for each theorem that is false. */
  readonly untrue: readonly string[];
  /** All proofs, as `generated/proofs.json` has them; null where there is nothing to prove. */
  readonly proofs: string | null;
}

/** How to prove. */
interface Options {
  /** Whether nothing that is kept counts, and each edition is worked out by itself. */
  readonly anew?: boolean;
  /** What was compiled; what stands in `generated/`, if left out. */
  readonly compiled?: Compiled;
}

/**
 * See that every theorem holds over its whole space in every edition in which it is claimed. What is proved already, of
 * the same rules, the same space and the same theorem, is taken as it is kept in `content/theorems/proofs/`, of whichever
 * edition; the rest is proved now, on all cores, once for all editions whose rules of it are the same. Between such editions
 * nothing differs.
 *
 * @param root Absolute path of the project
 * @param tell Called with a line where something is done that takes long
 * @throws {TheoremError} If the code of a theorem throws, or does not come to an end
 * @throws {UnlikeError} If all is proved anew, and what follows from the same comes to different things
 */
export async function proveTheorems(
  root: string,
  tell: (line: string) => void,
  { anew = false, compiled = compiledIn(path.join(root, 'generated')) }: Options = {},
): Promise<Proved> {
  const published = JSON.parse(compiled.read('theorems.json')) as PublishedTheorems; // as the compiler wrote it
  const { theorems, rules } = published;
  if (Object.keys(theorems).length === 0) return { untrue: [], proofs: null };
  const spaces = spacesOf(published);
  const unknown = Object.values(theorems).filter(({ space }) => !spaces.some(({ name }) => name === space));
  if (unknown.length > 0)
    return {
      untrue: unknown.map(
        ({ slug, space }) =>
          `The theorem "${slug}" is claimed over "${space}": expected one of ${spaces.map(({ name }) => name).join(', ')}`,
      ),
      proofs: null,
    };
  const found = path.join(root, FOUND);
  const known = anew
    ? []
    : [readIfThere(() => compiled.read('proofs.json')), readIfThere(() => readFileSync(found, 'utf8'))];
  const editions = Object.keys(rules);
  const digests = digestsOf(root, rules);
  const day = new Date().toISOString().slice(0, 10);
  const wanted = whatToProve(spaces, editions, Object.values(theorems), known, digests);
  if (wanted !== null) tell(wanted);
  const work = startWork(compiled.folder, kindsIn(published), tell);
  const counts: Record<string, Record<string, KeptCount>> = {};
  const differences: Record<string, Record<string, KeptDifference>> = {};
  const proofs: Record<string, Record<string, KeptProof>> = {};
  try {
    for (const space of spaces) {
      const claimed = Object.values(theorems).filter((theorem) => theorem.space === space.name);
      const countOfEdition = (edition: string): string => digests.ofCount(space, edition);
      const like = anew ? (edition: string) => edition : firstAlike(editions, countOfEdition);
      const inEditions = (counts[space.name] = {} as Record<string, KeptCount>);
      for (const edition of editions) {
        const of = countOfEdition(edition);
        inEditions[edition] = await takeOver(
          { what: space.name, edition, of, kept: known.map((each) => each?.counts[space.name]), now: inEditions, anew },
          async () => ({ of, proved: day, ...(await work.count(space, edition)) }),
        );
        for (const { slug, module } of claimed.filter((each) => each.editions.includes(edition))) {
          const of = digests.ofProof(space, edition, module);
          const own = (proofs[slug] ??= {});
          own[edition] = await takeOver(
            { what: slug, edition, of, kept: known.map((each) => each?.theorems[slug]), now: own, anew },
            async () => {
              const proof = await named(slug, edition, work.prove(space, like(edition), module));
              return { of, proved: day, ...keptProof(space, proof) };
            },
          );
        }
      }
      const between = (differences[space.name] = {} as Record<string, KeptDifference>);
      for (const [older, newer] of pairsOf(editions)) {
        const of = digests.ofDifference(space, older, newer);
        const edition = `${older}-${newer}`;
        const count = inEditions[older];
        const areAlike = count !== undefined && countOfEdition(older) === countOfEdition(newer);
        const now = areAlike ? { ...between, 'no difference': { of, ...noDifference(count.tally) } } : between;
        between[edition] = await takeOver(
          { what: space.name, edition, of, kept: known.map((each) => each?.differences[space.name]), now, anew },
          async () => ({ of, ...(await work.compare(space, like(older), like(newer))) }),
        );
      }
      work.forget();
    }
  } finally {
    await work.end();
  }
  const all: Proofs = {
    spaces: spaces.map((space) => {
      const { name, title, holds, notVaried, query } = space;
      return { name, title, holds, notVaried, query, situations: countOf(space) };
    }),
    counts,
    theorems: Object.fromEntries(Object.keys(theorems).map((slug) => [slug, proofs[slug] ?? {}])),
    differences,
  };
  const text = joinProofs(proofsBySpace(all, theorems).values());
  writeIfOther(found, text);
  return { untrue: falseTheorems(Object.values(theorems), all), proofs: text };
}

/** Whatever is wrong with the code of a theorem is told of the theorem, at its place. */
async function named<T>(slug: string, edition: string, proof: Promise<T>): Promise<T> {
  try {
    return await proof;
  } catch (error) {
    if (!(error instanceof TheoremError)) throw error;
    throw new TheoremError(`The theorem "${slug}" ${error.message}, in ${edition}\n  content/theorems/${slug}.mdx`);
  }
}

function pairsOf(editions: readonly string[]): [string, string][] {
  return editions.flatMap((older, at) => editions.slice(at + 1).map((newer): [string, string] => [older, newer]));
}

/** Null where there is no such file, or nothing that can be read as proofs. */
function readIfThere(read: () => string): Proofs | null {
  try {
    const found = JSON.parse(read()) as Partial<Proofs>;
    const { spaces, counts, theorems, differences } = found;
    return { spaces: spaces ?? [], counts: counts ?? {}, theorems: theorems ?? {}, differences: differences ?? {} };
  } catch {
    return null;
  }
}
