import type { PublishedHistory } from '../../compiler/publish/index.ts';
import { compareBlocks, plainBlocks, type ComparedBlock } from './compare-blocks.ts';
import { inPrintBefore } from './in-print-before.ts';
import { wordingsOf, type Wording } from './versions.ts';

/** A wording of a clause beside the one before it. */
export interface ComparedWording extends Wording {
  readonly blocks: readonly ComparedBlock[];
  /** Whether what was added or removed is marked: the words of both are held. */
  readonly marked: boolean;
  /** Whether it is to be said that how it read before is in print only. */
  readonly unknown: boolean;
}

/**
 * The wordings of a clause, each compared with the one before it where the words of both are held.
 *
 * @returns Oldest first
 */
export function compareWordings(history: PublishedHistory): readonly ComparedWording[] {
  const wordings = wordingsOf(history);
  return wordings.map((wording, index) => {
    const { newest, changes } = wording;
    const before = wordings[index - 1];
    const marked = before?.newest.held === true && before.digest !== null && newest.held;
    return {
      ...wording,
      marked,
      unknown: inPrintBefore({ heldBefore: before?.newest.held !== false, held: newest.held, changes }),
      blocks: marked ? compareBlocks(before.newest.blocks, newest.blocks) : plainBlocks(newest.blocks),
    };
  });
}
