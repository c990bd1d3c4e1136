import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { foldBytes, sha256, unfoldBytes, type KeptFile } from '../keeping/index.ts';

/** A download that breaks off loses no more than this, in bytes. */
const PIECE = 128 * 1024;
/** Each piece is a request, and on a slow line a request takes longer than its bytes. */
const PIECES = 16;

/** Files as they are sent. */
export interface Packed {
  readonly files: readonly KeptFile[];
  /** The bundle, cut up: the SHA-256 of each piece, and its bytes. */
  readonly pieces: readonly (readonly [hash: string, bytes: Buffer])[];
}

/**
 * Pack files into one bundle, and cut it into pieces.
 *
 * @param contents The bytes of every file, by its path; in the order in which they are packed
 * @throws {Error} If they would not come out of the bundle as they went in
 */
export async function packFiles(contents: ReadonlyMap<string, Buffer>): Promise<Packed> {
  const plain = Buffer.concat([...contents.values()]);
  const folded = foldBytes(plain);
  // On other threads, while this one unpacks.
  const packing = promisify(gzip)(folded, { level: 9 });
  const hashing = Promise.all(
    [...contents].map(async ([path, bytes]): Promise<KeptFile> => [
      path,
      bytes.length,
      await sha256(new Uint8Array(bytes)),
    ]),
  );
  const isWhole = plain.equals(unfoldBytes(folded, plain.length));
  const [bundle, files] = await Promise.all([packing, hashing]);
  if (!isWhole) throw new Error('Cannot pack the site: it does not unpack again');
  const pieces: (readonly [string, Buffer])[] = [];
  const length = Math.max(PIECE, Math.ceil(bundle.length / PIECES));
  for (let at = 0; at < bundle.length; at += length) {
    const piece = bundle.subarray(at, at + length);
    pieces.push([await sha256(new Uint8Array(piece)), piece]);
  }
  return { files, pieces };
}
