import { keptOf } from './kept/kept-of.ts';

/** By space, or theorem, and by edition, or pair of them: what it follows from. */
type Kept = Readonly<Record<string, Readonly<Record<string, { readonly of: string }>>>>;

/** What is known to be proved. */
interface Known {
  readonly counts: Kept;
  readonly theorems: Kept;
  readonly differences: Kept;
}

/** What a proof would follow from now. */
interface Digests<Space> {
  readonly ofCount: (space: Space, edition: string) => string;
  readonly ofProof: (space: Space, edition: string, module: string) => string;
  readonly ofDifference: (space: Space, older: string, newer: string) => string;
}

/** A theorem: the space that it is claimed over, the editions, and its code. */
interface Claim {
  readonly slug: string;
  readonly space: string;
  readonly editions: readonly string[];
  readonly module: string;
}

/**
 * Say before anything is proved how much that will be, and what makes it necessary.
 *
 * @param known Proofs that are kept, where there are any
 * @returns Null where all that is kept fits
 */
export function whatToProve<Space extends { readonly name: string }>(
  spaces: readonly Space[],
  editions: readonly string[],
  claims: readonly Claim[],
  known: readonly (Known | null)[],
  digests: Digests<Space>,
): string | null {
  const [unproved, changed] = [new Set<string>(), new Set<string>()];
  const [claimed, concerned] = [new Set<string>(), new Set<string>()];
  let compared = false;
  for (const space of spaces) {
    const { name } = space;
    const pairs = editions.flatMap((older, at) => editions.slice(at + 1).map((newer) => [older, newer] as const));
    const isUnlike = pairs.some(([older, newer]) => {
      // Between editions that are alike nothing differs.
      if (digests.ofCount(space, older) === digests.ofCount(space, newer)) return false;
      const of = digests.ofDifference(space, older, newer);
      return (
        keptOf(
          known.map((each) => each?.differences[name]),
          `${older}-${newer}`,
          of,
        ) === undefined
      );
    });
    if (isUnlike) {
      compared = true;
      concerned.add(name);
    }
    for (const edition of editions) {
      const counts = known.flatMap((each) => each?.counts[name]?.[edition] ?? []);
      const own = claims.filter((claim) => claim.space === name && claim.editions.includes(edition));
      const unfit = own.filter(({ slug, module }) => {
        const of = digests.ofProof(space, edition, module);
        return (
          keptOf(
            known.map((each) => each?.theorems[slug]),
            edition,
            of,
          ) === undefined
        );
      });
      const kept = known.map((each) => each?.counts[name]);
      const isCounted = keptOf(kept, edition, digests.ofCount(space, edition)) !== undefined;
      if (!isCounted) (counts.length === 0 ? unproved : changed).add(edition);
      else for (const { slug } of unfit) claimed.add(slug);
      if (!isCounted || unfit.length > 0) concerned.add(name);
    }
  }
  if (concerned.size === 0) return null;
  const list = (all: ReadonlySet<string>): string => [...all].join(', ');
  return [
    `To be proved, which may take minutes: ${String(concerned.size)} of ${String(spaces.length)} spaces.`,
    ...(unproved.size > 0 ? [`Nothing is proved yet of ${list(unproved)}.`] : []),
    ...(changed.size > 0
      ? [
          `The rules of ${list(changed)}, or what reads and answers their questions, are not as they were when it was proved.`,
        ]
      : []),
    ...(claimed.size > 0 ? [`New, or claimed otherwise: ${list(claimed)}.`] : []),
    ...(compared ? ['Editions are compared with each other, which takes what each of them answers.'] : []),
    'Afterwards "npm run prove" keeps the proofs with the content, so that nobody waits for them again.',
  ].join(' ');
}
