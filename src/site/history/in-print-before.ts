import type { PublishedChange } from '../../compiler/publish/index.ts';

/** Where the words came into our hands with a change: how the clause stood, and what changed it. */
interface Came {
  readonly heldBefore: boolean;
  readonly held: boolean;
  readonly changes: readonly Pick<PublishedChange, 'notes'>[];
}

/**
 * Whether it is to be said that how a clause read before is in print only: where its words are held from then on, and
 * the amendment does not say itself what it means for the editions before.
 */
export function inPrintBefore({ heldBefore, held, changes }: Came): boolean {
  return !heldBefore && held && changes.every(({ notes }) => notes.length === 0);
}
