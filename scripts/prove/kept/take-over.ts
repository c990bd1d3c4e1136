import { keptOf } from './kept-of.ts';

/** Editions come to different things, though by the digests these follow from the same. */
export class UnlikeError extends Error {
  override readonly name = 'UnlikeError';
}

/** What is to be found of an edition, or of a pair of them. */
interface Wanted<Found> {
  /** What it is of: a space, or a theorem. */
  readonly what: string;
  readonly edition: string;
  /** A digest of all that it follows from. */
  readonly of: string;
  /** What is kept, in the order in which it counts. */
  readonly kept: readonly (Readonly<Record<string, Found>> | undefined)[];
  /** What was found now, by edition, or pair of them. */
  readonly now: Readonly<Record<string, Found>>;
  /** Whether it is worked out whatever is known of others, and held against those. */
  readonly anew: boolean;
}

/**
 * Take what is found over from what follows from the same, or work it out.
 *
 * @throws {UnlikeError} If it is worked out anew, and comes to something else than what follows from the same
 */
export async function takeOver<Found extends { readonly of: string }>(
  { what, edition, of, kept, now, anew }: Wanted<Found>,
  workOut: () => Promise<Found>,
): Promise<Found> {
  if (!anew) return keptOf([...kept, now], edition, of) ?? workOut();
  const found = await workOut();
  const text = JSON.stringify(found);
  const unlike = Object.entries(now).find(([, each]) => each.of === of && JSON.stringify(each) !== text);
  if (unlike !== undefined)
    throw new UnlikeError(
      `${what}: ${edition} comes to something else than ${unlike[0]}, though by its digest, ${of}, it follows from the same. What "scripts/prove/digests.ts" makes digests of leaves something out.`,
    );
  return found;
}

/**
 * Of each edition, the first whose rules of a space are the same: what is worked out of that one is so of this.
 *
 * @param digestOf A digest of what an edition makes of the space
 */
export function firstAlike(
  editions: readonly string[],
  digestOf: (edition: string) => string,
): (edition: string) => string {
  return (edition) => editions.find((each) => digestOf(each) === digestOf(edition)) ?? edition;
}
