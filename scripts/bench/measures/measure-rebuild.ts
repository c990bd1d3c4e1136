import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import type { Workspace } from '../workspace.ts';

const patience = 60_000;
const runs = 3;

/**
 * Edit a clause under `npm run dev`, and wait for its page to show the new words.
 *
 * @param workspace Where everything is built
 * @returns The seconds from saving the file to the page, the median of some edits
 * @throws {Error} If the words do not show within a minute
 */
export async function measureRebuild(workspace: Workspace): Promise<Figure[]> {
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: workspace.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const origin = await announcedOrigin(server);
    const { file, page } = clauseOfTheBase(workspace);
    // The first look at a page compiles it; what is measured is the second.
    await untilShown(`${origin}${page}`, '</html>');
    const seconds: number[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const marker = `Bench edit ${run}.`;
      const edited = readFileSync(file, 'utf8').replace(/(<Clause\b[^>]*>\n)/u, `$1\n${marker}\n`);
      const start = performance.now();
      writeFileSync(file, edited);
      await untilShown(`${origin}${page}`, marker);
      seconds.push((performance.now() - start) / 1000);
    }
    const median = seconds.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
    return [{ name: 'Rebuild after one edited clause', value: median, unit: 's', target: { atMost: 2 } }];
  } finally {
    await stop(server);
  }
}

/** Resolves once the server writes no more. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || !server.kill('SIGKILL')) return;
  await once(server, 'exit');
}

/** The first address that the server prints. */
function announcedOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const look = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+/u.exec(printed)?.[0];
      if (address) resolve(address);
    };
    server.stdout?.on('data', look);
    server.stderr?.on('data', look);
    server.on('exit', () => {
      reject(new Error(`Cannot measure a rebuild: "npm run dev" stopped\n${printed}`));
    });
    setTimeout(() => {
      reject(new Error(`Cannot measure a rebuild: "npm run dev" printed no address\n${printed}`));
    }, patience).unref();
  });
}

/** A file of the base, and the page of its section in the oldest edition, where no amendment has touched it. */
function clauseOfTheBase({ folder }: Workspace): { file: string; page: string } {
  const [name] = globSync('*.mdx', { cwd: path.join(folder, 'content/rules') }).sort();
  const [oldest] = JSON.parse(readFileSync(path.join(folder, 'generated/editions.json'), 'utf8')) as { id: string }[];
  if (name === undefined || oldest === undefined) throw new Error('Cannot measure a rebuild: the rulebook is empty');
  return { file: path.join(folder, 'content/rules', name), page: `/${oldest.id}/${path.basename(name, '.mdx')}/` };
}

async function untilShown(address: string, words: string): Promise<void> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const page = await fetch(address).then(
      (response) => response.text(),
      () => '',
    );
    if (page.includes(words)) return;
    await wait(100);
  }
  throw new Error(`Cannot measure a rebuild: ${address} does not show "${words}"`);
}
