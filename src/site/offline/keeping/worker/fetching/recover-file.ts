import { sha256 } from '../../copy/sha256.ts';
import { unpackCopy } from './assemble-copy.ts';
import type { CopyStore } from '../store/copy-store.ts';
import type { Device } from '../store/device.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** An unpacked bundle is large: it is kept for as long as a page takes to open. */
const FORGET_AFTER = 30_000;
/** Longer than a person waits for a page. */
const PATIENCE = 8000;

let unpacked: { readonly id: string; readonly bytes: Promise<Bytes | undefined> } | undefined;

/**
 * Get a file that a copy has lost: out of its pieces as they were sent, and where these are lost too, from the network,
 * if that has the very same.
 *
 * @returns Its bytes, right by their hash; undefined where it cannot be had
 */
export async function recoverFile(device: Device, store: CopyStore, path: string): Promise<Bytes | undefined> {
  if (!(await noteDamage(device, store))) return undefined;
  const hash = store.files.get(path)?.hash;
  for (const attempt of [() => fromPieces(store, path), () => fromNetwork(device, path)]) {
    const bytes = await attempt().catch(() => undefined);
    if (bytes !== undefined && (await sha256(bytes)) === hash) return bytes;
  }
  return undefined;
}

/** @returns False where all is gone, the record with it */
async function noteDamage(device: Device, { id }: CopyStore): Promise<boolean> {
  try {
    const { current } = await device.record.change((kept) =>
      kept.current?.id === id && kept.damaged === 0 ? { ...kept, damaged: 1 } : kept,
    );
    await device.changed();
    return current !== null;
  } catch {
    return true; // too full a device to note it: what is lost is wanted all the same
  }
}

async function fromPieces(store: CopyStore, path: string): Promise<Bytes | undefined> {
  if (unpacked?.id !== store.id) {
    const mine = { id: store.id, bytes: unpackCopy(store) };
    unpacked = mine;
    setTimeout(() => {
      if (unpacked === mine) unpacked = undefined;
    }, FORGET_AFTER);
  }
  const bytes = await unpacked.bytes;
  const shelf = store.shelves.find(({ files }) => files.some((file) => file.path === path));
  const file = store.files.get(path);
  return shelf && file && bytes?.slice(shelf.start + file.start, shelf.start + file.end);
}

async function fromNetwork({ places }: Device, path: string): Promise<Bytes> {
  const address = places.origin + places.base + path.replace(/(^|\/)index\.html$/, '$1');
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return new Uint8Array(await response.arrayBuffer());
}
