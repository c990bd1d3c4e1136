import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Figure } from '../figure.ts';
import type { Workspace } from '../workspace.ts';

/**
 * Start the site where nothing changed since it was built.
 *
 * @param workspace Where everything is built
 * @returns The seconds from the command to the printed address
 * @throws {Error} If it stops without printing one
 */
export async function measureStart({ folder }: Workspace): Promise<Figure[]> {
  const start = performance.now();
  // A group of its own: npm, its shell and the server are stopped together.
  const server = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let printed = '';
  const address = new Promise<number>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => void (printed += chunk.toString()));
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (/http:\/\/localhost:\d+/u.test(printed)) resolve((performance.now() - start) / 1000);
    });
    server.on('error', reject);
    server.on('close', () => {
      reject(new Error(`Cannot measure a start: "npm start" stopped without an address\n${printed}`));
    });
  });
  try {
    return [{ name: 'Start, nothing changed', value: await address, unit: 's', target: { atMost: 4 } }];
  } finally {
    if (server.exitCode === null && server.pid !== undefined) {
      process.kill(-server.pid);
      await once(server, 'close');
    }
  }
}
