import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Block } from './block.ts';

/** How many hex digits of a digest are printed. */
export const DIGEST_LENGTH = 12;

/**
 * A short digest of the words of a text, so that two people can tell whether they read the same.
 *
 * @param title What stands over it
 * @param blocks Its pieces, free of markup
 * @returns The first twelve hex digits of the SHA-256 of both; white space does not count
 */
export function digestText(title: string, blocks: readonly Block[]): string {
  const words = JSON.stringify([title, ...blocks.map(fieldsOf)], (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value,
  );
  return bytesToHex(sha256(utf8ToBytes(words))).slice(0, DIGEST_LENGTH);
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
