import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

const FINGERPRINT = 'fingerprint';

/**
 * Bring `generated/` to what a compilation gave: files that did not change are left alone, those it no longer gives
 * are removed. The fingerprint goes first and comes back last, so that a copy left half-written is never taken for whole.
 *
 * @param root Absolute path of the project
 * @param before What was written the last time: a file that is still to be the same is not read to see whether it is
 * @returns The paths that were written or removed
 */
export async function writeOutput(
  root: string,
  files: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string> = new Map(),
): Promise<readonly string[]> {
  const folder = join(root, 'generated');
  await mkdir(folder, { recursive: true });
  const present = new Set(await pathsBelow(folder));
  const stale = [...present].filter((path) => !files.has(path));
  const compared = await Promise.all(
    [...files].map(async ([path, text]) => {
      const same =
        present.has(path) && (before.get(path) === text || (await readFile(join(folder, path), 'utf8')) === text);
      return same ? [] : [path];
    }),
  );
  const changed = compared.flat();
  if (changed.length === 0 && stale.length === 0) return [];
  await rm(join(folder, FINGERPRINT), { force: true });
  for (const path of stale) await rm(join(folder, path), { force: true });
  for (const each of new Set(changed.map((path) => dirname(path)))) mkdirSync(join(folder, each), { recursive: true });
  for (const path of changed.filter((each) => each !== FINGERPRINT)) write(folder, path, files.get(path) ?? '');
  write(folder, FINGERPRINT, files.get(FINGERPRINT) ?? '');
  return [...changed, ...stale];
}

/** The fingerprint of what `generated/` was made from; null if it is missing or was not finished. */
export async function writtenFingerprint(root: string): Promise<string | null> {
  try {
    return await readFile(join(root, 'generated', FINGERPRINT), 'utf8');
  } catch {
    return null;
  }
}

/** Where there are thousands of them, to wait for each costs several times what writing it does. */
function write(folder: string, path: string, text: string): void {
  const target = join(folder, path);
  const part = `${target}.${String(process.pid)}.part`;
  writeFileSync(part, text);
  renameSync(part, target);
}

async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
