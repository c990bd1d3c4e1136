import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishedTheorems } from '../../src/compiler/publish/index.ts';
import type { Proofs } from '../../src/theorems/index.ts';

/** One file a space: who changes rules of one is in nobody's way who changes those of another. */
const KEPT = 'content/theorems/proofs';

/** Keep what was proved with the content: `generated/proofs.json`, as a file for each space, and no others. */
export function keepProofs(root: string): void {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, 'generated', name), 'utf8'));
  const files = proofsBySpace(read('proofs.json') as Proofs, (read('theorems.json') as PublishedTheorems).theorems);
  const folder = path.join(root, KEPT);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(path.join(folder, name));
}

/**
 * What was proved, as a text for each space: what is the same is the same text.
 *
 * @returns By the name of its file
 */
export function proofsBySpace(
  { spaces, counts, theorems, differences }: Proofs,
  claimed: Readonly<Record<string, { readonly space: string }>>,
): ReadonlyMap<string, string> {
  return new Map(
    spaces.map((space) => {
      const { name } = space;
      const own = Object.entries(theorems)
        .filter(([slug]) => claimed[slug]?.space === name)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
      const all = {
        space,
        counts: counts[name] ?? {},
        differences: differences[name] ?? {},
        theorems: Object.fromEntries(own),
      };
      return [`${name}.json`, `${JSON.stringify(all, null, 1)}\n`];
    }),
  );
}
