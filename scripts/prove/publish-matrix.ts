import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PublishedMatrix } from '../../src/compiler/publish/index.ts';
import { PARTS, type KeptCount, type Proofs } from '../../src/theorems/index.ts';
import { startThreads, type Threads } from './threads.ts';
import type { PartInLines } from './work.ts';

/** Where the files stand in the built site. What of it is no file of the matrix was built. */
export const MATRIX = 'api/matrix';
/** Files that were made before, by a digest of what they follow from: a site that is built anew has none. */
const KEPT = 'node_modules/.cache/legal-contact/matrix';

const zip = promisify(gzip);

/** Of which spaces and editions to make files; of all, where nothing is said. */
export interface Wanted {
  readonly space?: string | undefined;
  readonly edition?: string | undefined;
}

/**
 * Write the matrix of spaces beside a site that is built: a file for each space and edition, of editions that say the same
 * one, and a list of those that are there.
 *
 * @param root Absolute path of the project
 * @param wanted Of which spaces and editions
 * @param tell Called with a line for each file
 * @throws If a space comes to something else than its proofs say
 */
export async function publishMatrix(
  root: string,
  wanted: Wanted,
  tell: (line: string) => void,
): Promise<PublishedMatrix> {
  const proofs = JSON.parse(readFileSync(path.join(root, 'generated/proofs.json'), 'utf8')) as Proofs; // as it was proved
  const site = path.join(root, 'dist');
  const kept = path.join(root, KEPT);
  mkdirSync(kept, { recursive: true });
  const all = placesOf(proofs);
  const isWanted = ({ space, edition }: Place): boolean =>
    (wanted.space ?? space) === space && (wanted.edition ?? edition) === edition;
  const made = new Map<string, MatrixFile>();
  let threads: Threads | null = null;
  try {
    for (const place of all.filter(isWanted)) {
      if (made.has(place.address)) continue;
      const name = `${place.space}.${place.count.of}.ndjson.gz`;
      const file = path.join(kept, name);
      if (!existsSync(file)) {
        threads ??= startThreads(path.join(root, 'generated'));
        writeFileSync(`${file}.part`, await zip(await linesOf(threads, place), { level: 9 }));
        renameSync(`${file}.part`, file);
      }
      const bytes = readFileSync(file);
      made.set(place.address, { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
      tell(`${place.address}: ${place.count.tally.situations.toLocaleString('en')} lines, ${inMB(bytes.length)}`);
    }
  } finally {
    await threads?.end();
  }
  for (const edition of new Set(all.map((place) => place.edition)))
    rmSync(path.join(site, MATRIX, edition), { recursive: true, force: true });
  for (const [address, { name }] of made) {
    mkdirSync(path.dirname(path.join(site, address)), { recursive: true });
    copyFileSync(path.join(kept, name), path.join(site, address));
  }
  forgetOthers(kept, all);
  const files = all.map(({ space, edition, address, count }) => {
    const file = made.get(address);
    return {
      ...{ space, edition, situations: count.tally.situations },
      file: file === undefined ? null : { address, bytes: file.bytes, sha256: file.sha256 },
    };
  });
  writeFileSync(path.join(site, MATRIX, 'index.json'), JSON.stringify({ files } satisfies PublishedMatrix));
  return { files };
}

/** A space in an edition, and the address of its file. */
interface Place {
  readonly space: string;
  readonly edition: string;
  /** Of the first edition that says the same to all of the space. */
  readonly first: string;
  readonly address: string;
  readonly count: KeptCount;
}

interface MatrixFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

function placesOf({ counts }: Proofs): readonly Place[] {
  return Object.entries(counts).flatMap(([space, ofEditions]) => {
    const byEdition = Object.entries(ofEditions);
    return byEdition.map(([edition, count]) => {
      const [first = edition] = byEdition.find(([, { parts }]) => parts.join() === count.parts.join()) ?? [];
      return { space, edition, first, address: `/${MATRIX}/${first}/${space}.ndjson.gz`, count };
    });
  });
}

async function linesOf(threads: Threads, { space, edition, count }: Place): Promise<string> {
  const parts = (await Promise.all(
    Array.from({ length: PARTS }, (_, part) => threads.give({ kind: 'lines', space, edition, part })),
  )) as readonly PartInLines[]; // as a thread answers
  const wrong = parts.findIndex(({ digest }, part) => digest !== count.parts[part]);
  if (wrong !== -1)
    throw new Error(`${space}, ${edition}, part ${String(wrong)}: comes to something else than it was proved of`);
  return parts.map(({ lines }) => lines).join('');
}

/** What was made of rules that are no more is of no use. */
function forgetOthers(kept: string, all: readonly Place[]): void {
  const names = new Set(all.map(({ space, count }) => `${space}.${count.of}.ndjson.gz`));
  for (const name of readdirSync(kept)) if (!names.has(name)) rmSync(path.join(kept, name));
}

function inMB(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
