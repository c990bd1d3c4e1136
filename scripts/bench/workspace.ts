import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Never copied: what builds write, what git keeps, and the packages, which are linked. */
const left = new Set([
  '.git',
  'node_modules',
  'dist',
  'generated',
  '.astro',
  '.stryker-tmp',
  'reports',
  'test-results',
]);
/** Where tools keep what would make a second build faster. */
const caches = new Set(['.astro', '.vite', '.vitest', '.cache']);

/** A copy of the project in which the bench may build and edit. */
export interface Workspace {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/**
 * Copy the project as a fresh clone would have it, its packages linked and their caches left out.
 *
 * @param only Absolute paths of the files to copy, where it is not to be all
 * @returns The copy; remove it when done
 */
export async function createWorkspace(only?: readonly string[]): Promise<Workspace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'legal-contact-bench-'));
  const names = only?.map((file) => path.relative(root, file)) ?? (await readdir(root));
  for (const name of names.filter((each) => !left.has(each.split(path.sep)[0] ?? '')))
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (!caches.has(name)) await symlink(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
