import { isCopy } from '../../copy/is-release.ts';
import { releaseOf } from '../../copy/release-of.ts';
import { sha256 } from '../../copy/sha256.ts';
import { shelve, type Shelf, type ShelvedFile } from '../../copy/shelve.ts';
import type { Copy, Manifest, Release } from '../../model.ts';
import { gunzip } from '../gunzip.ts';
import type { Places } from '../places.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A release in the storage of this device, whole or not. Whatever is read from it is checked by its SHA-256. */
export interface CopyStore {
  readonly id: string;
  readonly manifest: Manifest;
  /** What it is, by its manifest; undefined where that is of old, and does not tell. */
  readonly release: Release | undefined;
  readonly shelves: readonly Shelf[];
  /** By their paths. */
  readonly files: ReadonlyMap<string, ShelvedFile>;
  /** Which of its entries are not there, by their addresses. */
  missing(): Promise<readonly string[]>;
  /** How many of the places of its manifest do not hold it. Without a manifest nothing else is of use: it is stored twice. */
  wrongManifests(): Promise<number>;
  writeManifests(): Promise<void>;
  /** A part as it was sent; undefined where it is not there, or not right. */
  readPart(hash: string): Promise<Bytes | undefined>;
  writePart(hash: string, bytes: Bytes): Promise<void>;
  /** The bytes of a file; undefined where they are not there, or not right. */
  readFile(path: string): Promise<Bytes | undefined>;
  /** Whether every file of a shelf is there, and right. */
  isRight(index: number): Promise<boolean>;
  writeShelf(index: number, bytes: Bytes): Promise<void>;
  /** Say that all of it was read and found right. */
  writeProof(copy: Copy): Promise<void>;
}

/**
 * Open a release on this device.
 *
 * @returns Undefined where its manifest is not there, or not right
 */
export async function openCopy(places: Places, id: string): Promise<CopyStore | undefined> {
  const entries = entriesOf(places, id);
  const readRight = async (address: string, hash: string): Promise<Bytes | undefined> => {
    const bytes = await entries.read(address);
    return bytes !== undefined && (await sha256(bytes)) === hash ? bytes : undefined;
  };
  const manifests = [places.part(id), places.spare];
  const packed = (await readRight(places.part(id), id)) ?? (await readRight(places.spare, id));
  if (packed === undefined) return undefined;
  const manifest = JSON.parse(new TextDecoder().decode(await gunzip([packed]))) as Manifest;
  const shelves = shelve(manifest.files);
  const shelfOf = new Map(shelves.flatMap(({ files }, index) => files.map(({ path }) => [path, index] as const)));
  const parts = manifest.pieces.map(([hash]) => places.part(hash));
  const expected = [places.proof, ...manifests, ...parts, ...shelves.map((_, index) => places.shelf(index))];
  return {
    id,
    manifest,
    release: await releaseOf(manifest, id, packed.length),
    shelves,
    files: new Map(shelves.flatMap(({ files }) => files.map((file) => [file.path, file] as const))),
    async missing() {
      const there = new Set(await entries.addresses());
      return expected.filter((address) => !there.has(address));
    },
    async wrongManifests() {
      const right = await Promise.all(manifests.map((address) => readRight(address, id)));
      return right.filter((bytes) => bytes === undefined).length;
    },
    async writeManifests() {
      for (const address of manifests) await entries.write(address, new Response(packed));
    },
    readPart: (hash) => readRight(places.part(hash), hash),
    writePart: (hash, bytes) => entries.write(places.part(hash), new Response(bytes)),
    async readFile(path) {
      const index = shelfOf.get(path);
      const file = index === undefined ? undefined : shelves[index]?.files.find((each) => each.path === path);
      if (index === undefined || file === undefined) return undefined;
      const bytes = await entries.read(places.shelf(index), file.start, file.end);
      return bytes !== undefined && (await sha256(bytes)) === file.hash ? bytes : undefined;
    },
    async isRight(index) {
      const bytes = await entries.read(places.shelf(index));
      if (bytes === undefined) return false;
      const { files } = shelves[index] ?? { files: [] };
      const right = files.map(async ({ start, end, hash }) => (await sha256(bytes.slice(start, end))) === hash);
      return (await Promise.all(right)).every(Boolean);
    },
    writeShelf: (index, bytes) => entries.write(places.shelf(index), new Response(bytes)),
    writeProof: (copy) => entries.write(places.proof, new Response(JSON.stringify(copy))),
  };
}

/** Begin a release with its manifest, as it was sent. The second time it is stored with all the rest. */
export function beginCopy(places: Places, id: string, packed: Bytes): Promise<void> {
  return entriesOf(places, id).write(places.part(id), new Response(packed));
}

/** Every copy on this device that was once proven; the one that was proven last comes first. */
export async function readCopies(places: Places): Promise<readonly Copy[]> {
  const ids = (await caches.keys()).flatMap((name) => places.copyOf(name) ?? []);
  const proofs = await Promise.all(ids.map((id) => readProof(places, id)));
  return proofs.filter((copy) => copy !== undefined).sort((one, other) => (one.provenAt < other.provenAt ? 1 : -1));
}

/** What says that a release was once proven; undefined where it is not there, or is not that. */
async function readProof(places: Places, id: string): Promise<Copy | undefined> {
  const bytes = await entriesOf(places, id).read(places.proof);
  try {
    const proof: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isCopy(proof) && proof.id === id ? proof : undefined;
  } catch {
    return undefined;
  }
}

/** The entries of the cache of a release. */
function entriesOf(places: Places, id: string) {
  const cacheName = places.copyCache(id);
  return {
    async addresses(): Promise<readonly string[]> {
      // Opening a cache would make an empty one where there is none.
      if (!(await caches.has(cacheName))) return [];
      const keys = await (await caches.open(cacheName)).keys();
      return keys.map(({ url }) => url);
    },
    async read(address: string, start?: number, end?: number): Promise<Bytes | undefined> {
      try {
        const stored = await caches.match(address, { cacheName });
        if (stored === undefined) return undefined;
        const blob = await stored.blob();
        return new Uint8Array(await blob.slice(start, end).arrayBuffer());
      } catch {
        return undefined; // the browser has the entry and cannot read it: as good as gone
      }
    },
    async write(address: string, response: Response): Promise<void> {
      const cache = await caches.open(cacheName);
      await cache.put(address, response);
    },
  };
}
