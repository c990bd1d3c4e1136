import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * List the files below a folder, links followed.
 *
 * @param folder Its absolute path
 * @returns Their absolute paths; none where there is no such folder
 */
export function filesBelow(folder: string): readonly string[] {
  const entries = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder, { withFileTypes: true })
    : [];
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const kind = entry.isSymbolicLink() ? statSync(file, { throwIfNoEntry: false }) : entry;
    if (kind?.isDirectory()) return filesBelow(file);
    return kind?.isFile() ? [file] : [];
  });
}

/**
 * A digest of files: of which there are, how they are called, and every byte of each.
 *
 * @param root What their names count from
 * @param files Their absolute paths, in any order; one given twice counts once
 */
export function digestFiles(root: string, files: readonly string[]): string {
  const names = new Map(files.map((file) => [path.relative(root, file).replaceAll(path.sep, '/'), file]));
  const hash = createHash('sha256');
  for (const name of [...names.keys()].toSorted()) {
    const bytes = readFileSync(names.get(name) ?? name);
    hash.update(`${JSON.stringify(name)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
