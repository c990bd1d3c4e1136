import type { Manifest, Release } from '../model.ts';
import { sha256 } from './sha256.ts';

/** The list of what can be cited, as a release has it. */
export const ITEMS = 'offline/items.json';

/**
 * What a release is, as its manifest tells it. The id is the hash of that: whoever says otherwise is wrong.
 *
 * @param id The SHA-256 of its manifest
 * @param packed The length of its manifest as it is sent, in bytes
 * @returns Undefined where the manifest does not tell: those of old did not
 */
export async function releaseOf(
  { about, pieces, files }: Manifest,
  id: string,
  packed: number,
): Promise<Release | undefined> {
  const itemsHash = files.find(([path]) => path === ITEMS)?.[2];
  if (about === undefined || itemsHash === undefined) return undefined;
  const lines = files.map(([path, , hash]) => `${path} ${hash}\n`).sort();
  return {
    format: 1,
    id,
    ...about,
    files: files.length,
    packed: pieces.reduce((sum, [, bytes]) => sum + bytes, packed),
    unpacked: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    itemsHash,
    filesHash: await sha256(new TextEncoder().encode(lines.join(''))),
  };
}
