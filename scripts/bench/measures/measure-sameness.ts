import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestFiles, filesBelow } from '../../build/digest-files.ts';
import { compileInputs, siteInputs } from '../../build/inputs.ts';
import type { Figure } from '../figure.ts';
import { createWorkspace, type Workspace } from '../workspace.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = 'src/site/pages/404.astro';

/**
 * Build the site again: in another folder, of nothing but the files that the build is said to read, laid there in
 * another order; and not at once, but with a byte of a page too many, which is then taken back.
 *
 * @param workspace Where everything is built
 * @returns How many files of the site came out otherwise
 * @throws {Error} If a build fails
 */
export async function measureSameness({ folder }: Workspace): Promise<Figure[]> {
  const only = [...new Set([...compileInputs(root), ...siteInputs(root)])];
  const other = await createWorkspace(only.toReversed());
  try {
    const page = path.join(other.folder, PAGE);
    const text = readFileSync(page, 'utf8');
    appendFileSync(page, 'x');
    build(other.folder);
    if (differences(folder, other.folder) === 0)
      throw new Error(`Cannot compare builds: another ${PAGE} made no difference`);
    writeFileSync(page, text);
    build(other.folder);
    const value = differences(folder, other.folder);
    return [{ name: 'Differing files, built again elsewhere', value, unit: '', target: { atMost: 0 } }];
  } finally {
    await other.remove();
  }
}

function build(folder: string): void {
  for (const step of ['compile', 'build:site']) {
    const { status } = spawnSync('npm', ['run', '--silent', step], { cwd: folder, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error(`Cannot compare builds: "npm run ${step}" failed in ${folder}`);
  }
}

function differences(one: string, other: string): number {
  const [first, second] = [digestsBelow(path.join(one, 'dist')), digestsBelow(path.join(other, 'dist'))];
  return [...new Set([...first.keys(), ...second.keys()])].filter((name) => first.get(name) !== second.get(name))
    .length;
}

/** The digest of every file of a site, by its name. */
function digestsBelow(site: string): ReadonlyMap<string, string> {
  return new Map(filesBelow(site).map((file) => [path.relative(site, file), digestFiles(site, [file])]));
}
