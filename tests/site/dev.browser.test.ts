import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOfEveryKind } from './built-site.ts';

let server: ChildProcessByStdio<null, Readable, Readable>;
let origin = '';

beforeAll(async () => {
  // Astro serves no pages to whoever says that he is Vitest.
  const env = { ...process.env };
  delete env.VITEST;
  server = spawn(process.execPath, ['scripts/dev.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  origin = await addressPrinted();
});
afterAll(async () => {
  if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
});

/** Resolves with the first address that the server prints; rejects with all that it printed, if it ends without one. */
function addressPrinted(): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+/u.exec(printed)?.[0];
        if (address) resolve(address);
      });
    server.once('exit', () => {
      reject(new Error(`"npm run dev" ended without an address\n${printed}`));
    });
  });
}

test('npm run dev shows a page of each kind', async () => {
  const failing: string[] = [];
  for (const page of pageOfEveryKind().values()) {
    const answer = await fetch(origin + page);
    const html = await answer.text();
    if (answer.status !== (page === '/404.html' ? 404 : 200) || !html.includes('</main>'))
      failing.push(`${page}: ${answer.status}`);
  }
  expect(failing).toEqual([]);
});
