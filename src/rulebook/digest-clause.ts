import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Block, Clause } from './model.ts';

/**
 * A short digest of the words of a clause, so that two people can tell whether they read the same.
 *
 * @param clause The clause
 * @returns The first twelve hex digits of the SHA-256 of its title and its blocks; code, markup and white space do not count
 */
export function digestClause({ title, blocks }: Pick<Clause, 'title' | 'blocks'>): string {
  const words = JSON.stringify([title, ...blocks.map(fieldsOf)], (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value,
  );
  return bytesToHex(sha256(utf8ToBytes(words))).slice(0, 12);
}

/** Lists have an order of their own: a digest must not hang on that of an object's keys. */
function fieldsOf(block: Block): readonly unknown[] {
  switch (block.kind) {
    case 'item':
      return [block.kind, block.depth, block.marker, block.text];
    case 'row':
      return [block.kind, block.heading, ...block.cells];
    default:
      return [block.kind, block.text];
  }
}
