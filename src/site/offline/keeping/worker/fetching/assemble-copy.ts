import { unfoldBytes } from '../../copy/unfold-bytes.ts';
import type { Copy, Release } from '../../model.ts';
import { bringAside } from '../aside.ts';
import { beginCopy, openCopy, type CopyStore } from '../store/copy-store.ts';
import { fetchPart } from './fetch-release.ts';
import { gunzip } from '../gunzip.ts';
import { inParallel } from '../in-parallel.ts';
import { storageError } from '../keep-error.ts';
import type { Places } from '../places.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Who wants a release, as far as bringing it here is concerned. */
export interface Wanting {
  /** Told how far it is, in percent. */
  readonly tell: (percent: number) => void;
  readonly givenUp: AbortSignal;
}

/** Of a hundred, how much of the way is done when everything is fetched, and when it is unpacked. */
const FETCHED = 75;
const UNPACKED = 90;

/**
 * Bring a release onto this device, whole, and read it back. What is there already is not fetched again: a download
 * that broke off goes on where it was, and a copy that lost a part gets that part back, from the device where it can be.
 *
 * @param release Which
 * @returns The release, every file of which was read from the device and found right just now
 * @throws {KeepError} If it cannot be
 */
export async function assembleCopy(places: Places, release: Release, wanting: Wanting): Promise<Copy> {
  const store = (await openCopy(places, release.id)) ?? (await begin(places, release, wanting));
  await gatherPieces(places, store, wanting);
  if ((await store.wrongManifests()) > 0) await storing(store.writeManifests());
  const wrong = await wrongShelves(store);
  if (wrong.length > 0) await fillShelves(store, wrong, wanting);
  const copy: Copy = { ...(store.release ?? release), provenAt: new Date().toISOString() };
  await storing(store.writeProof(copy));
  // A copy is whole without them.
  await bringAside(places, store.manifest).catch((error: unknown) => console.warn(error));
  const missing = await store.missing();
  if (missing.length > 0) throw storageError(`${missing.join(', ')} vanished`);
  return copy;
}

/**
 * The unpacked bundle of a release, from its pieces on this device.
 *
 * @returns Undefined where a piece is not there, or not right
 */
export async function unpackCopy(store: CopyStore): Promise<Bytes | undefined> {
  const { files } = store.manifest;
  const pieces = await Promise.all(store.manifest.pieces.map(([hash]) => store.readPart(hash)));
  const found = pieces.filter((piece) => piece !== undefined);
  if (found.length < pieces.length) return undefined;
  return unfoldBytes(
    await gunzip(found),
    files.reduce((length, [, bytes]) => length + bytes, 0),
  );
}

/**
 * Read all of a release, and compare every hash.
 *
 * @returns How many of its parts are gone, or wrong
 */
export async function countWrong(store: CopyStore): Promise<number> {
  const parts = await Promise.all(store.manifest.pieces.map(([hash]) => store.readPart(hash)));
  const lost = parts.filter((part) => part === undefined).length;
  return lost + (await store.wrongManifests()) + (await wrongShelves(store)).length;
}

async function begin(places: Places, release: Release, { givenUp }: Wanting): Promise<CopyStore> {
  const packed = await fetchPart(places, release.id, givenUp);
  await storing(beginCopy(places, release.id, packed));
  const store = await openCopy(places, release.id);
  if (store === undefined) throw storageError('the manifest vanished');
  return store;
}

async function gatherPieces(places: Places, store: CopyStore, { tell, givenUp }: Wanting): Promise<void> {
  const { pieces } = store.manifest;
  const all = pieces.reduce((sum, [, bytes]) => sum + bytes, 0);
  let gathered = 0;
  await inParallel(4, pieces, async ([hash, bytes]) => {
    if ((await store.readPart(hash)) === undefined)
      await storing(store.writePart(hash, await fetchPart(places, hash, givenUp)));
    gathered += bytes;
    tell(Math.floor((gathered / all) * FETCHED));
  });
}

async function wrongShelves(store: CopyStore): Promise<readonly number[]> {
  const wrong: number[] = [];
  await inParallel(4, [...store.shelves.keys()], async (index) => {
    if (!(await store.isRight(index))) wrong.push(index);
  });
  return wrong;
}

async function fillShelves(store: CopyStore, wrong: readonly number[], { tell }: Wanting): Promise<void> {
  const unpacked = await unpackCopy(store);
  if (unpacked === undefined) throw storageError('a piece vanished');
  let filled = 0;
  let proven = 0;
  await inParallel(4, wrong, async (index) => {
    const { start = 0, bytes = 0 } = store.shelves[index] ?? {};
    await storing(store.writeShelf(index, unpacked.slice(start, start + bytes)));
    filled += 1;
    tell(FETCHED + Math.floor((filled / wrong.length) * (UNPACKED - FETCHED)));
  });
  await inParallel(4, wrong, async (index) => {
    if (!(await store.isRight(index)))
      throw storageError(`shelf ${String(index)} does not read back as it was written`);
    proven += 1;
    tell(UNPACKED + Math.floor((proven / wrong.length) * (99 - UNPACKED)));
  });
}

async function storing<Result>(written: Promise<Result>): Promise<Result> {
  try {
    return await written;
  } catch (error) {
    throw storageError(error);
  }
}
