import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkspace, type Workspace } from '../../../../scripts/bench/workspace.ts';
import { createDevice, keep, untilMarked } from './device.ts';
import { startHost, type Host } from './host.ts';

/** The site on a sub-path, beside another site that has the root; kept, and read without a server. */

const BASE = '/dbm';
const device = createDevice();
let workspace: Workspace;
let host: Host;
let page: Page;

beforeAll(async () => {
  workspace = await createWorkspace();
  const { folder } = workspace;
  symlinkSync(resolve('generated'), join(folder, 'generated'));
  const built = spawnSync('npm', ['run', '--silent', 'build:site'], {
    cwd: folder,
    env: { ...process.env, SITE_BASE: BASE },
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`Cannot build the site for ${BASE}:\n${built.stdout}${built.stderr}`);
  const root = join(folder, 'served');
  mkdirSync(root);
  renameSync(join(folder, 'dist'), join(root, BASE));
  cpSync(join(root, BASE, '_headers'), join(root, '_headers'));
  cpSync(join(root, BASE, '404.html'), join(root, '404.html'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Another site</title><h1>Another site</h1>');
  host = await startHost(root);
  page = await device.switchOn();
  await keep(page, host.origin + BASE);
}, 240_000);

afterAll(async () => {
  await device.remove();
  await workspace.remove();
});

test('the worker leaves the other site alone', async () => {
  await page.goto(`${host.origin}/`);
  expect(await page.locator('h1').innerText()).toBe('Another site');
  expect((await page.goto(`${host.origin}/3.4/`))?.status()).toBe(404);
});

test('it is read, searched and calculated with when the server is gone and the browser was restarted', async () => {
  await device.switchOff();
  await host.stop();
  page = await device.switchOn();
  for (const address of ['/3.4/rear-support/', '/3.4/rear-support', '/3.4/rear-support?fbclid=1', '/']) {
    await page.goto(host.origin + BASE + address);
    expect(await page.title(), address).toContain(address.includes('rear') ? 'Rear support' : 'every edition');
    expect(new URL(page.url()).pathname).toBe(`${BASE}${address.replace(/\/?(\?.*)?$/, '/')}`);
    await untilMarked(page, 'whole');
  }
  await page.goto(`${host.origin}${BASE}/search/?q=rear+support+spears`);
  await page.locator('[data-result] a').first().click();
  await page.waitForURL(`**${BASE}/3.4/**`);
  await page.goto(`${host.origin}${BASE}/tools/combat/?a=Bd+(O)&a.die=4&b=Kn+(F)&b.die=2`);
  await page.locator(`.details a[href^="${BASE}/3.4/"]`).first().waitFor({ state: 'attached' });
  expect((await page.goto(`${host.origin}${BASE}/nowhere/`))?.status()).toBe(404);
  expect(await page.locator('h1').innerText()).toContain('no page at this address');
});
