import type { PublishedTheorems } from '../../../src/compiler/publish/index.ts';
import { hashText } from '../../../src/compiler/snippets/index.ts';
import { prove, spellPart, triedOnDemand, workOut, type Proofs, type Space } from '../../../src/theorems/index.ts';
import { loadTheorem, type Loaded } from '../../../scripts/prove/load-spaces.ts';

/** A part of a space in one edition. */
interface Sample {
  readonly space: Space;
  readonly edition: string;
  readonly part: number;
}

/** What of the proofs is other than what a part of a space comes to: its digest, and the counts of every theorem. */
export async function wrongInPart(
  root: string,
  { rules }: Loaded,
  proofs: Proofs,
  theorems: PublishedTheorems['theorems'],
  { space, edition, part }: Sample,
): Promise<readonly string[]> {
  const ofEdition = rules.get(edition);
  if (ofEdition === undefined) throw new Error(`expected an edition, found "${edition}"`);
  const place = `${edition}, part ${String(part)}`;
  const digest = hashText(spellPart(workOut(ofEdition, space, part)));
  const wrong =
    proofs.counts[space.name]?.[edition]?.parts[part] === digest ? [] : [`${space.name}, ${place}: another digest`];
  const tried = triedOnDemand(space, ofEdition);
  const claimed = Object.values(theorems).filter(
    (theorem) => theorem.space === space.name && theorem.editions.includes(edition),
  );
  for (const { slug, module } of claimed) {
    const { concerned, exceptions } = prove(tried, await loadTheorem(root, module), [part]);
    const kept = proofs.theorems[slug]?.[edition];
    if (kept?.concerned[part] !== concerned[part] || kept?.exceptions[part] !== exceptions[part])
      wrong.push(`${slug}, ${place}: another count`);
  }
  return wrong;
}

/** Numbers below a bound, the same for the same seed. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
