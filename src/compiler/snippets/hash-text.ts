import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The first eight hex digits of a text's SHA-256: names a file by what it holds. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 8);
}
