import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPreview } from '../../../../scripts/preview.ts';
import { createWorkspace, type Workspace } from '../../../../scripts/bench/workspace.ts';
import { createDevice, keep, untilMarked } from './device.ts';
import { startHost, type Host } from './host.ts';

/** The site on a sub-path, beside another site that has the root; kept, and read without a server. */

const BASE = '/our%20dbm';
/** The folder has the name itself, addresses the letters that it is encoded in. */
const FOLDER = decodeURIComponent(BASE);
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
    env: { ...process.env, SITE_BASE: FOLDER },
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`Cannot build the site for ${BASE}:\n${built.stdout}${built.stderr}`);
  const root = join(folder, 'served');
  mkdirSync(root);
  renameSync(join(folder, 'dist'), join(root, FOLDER));
  for (const file of ['_headers', '404.html']) cpSync(join(root, FOLDER, file), join(root, file));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Another site</title><h1>Another site</h1>');
  host = await startHost(root);
  page = await device.switchOn();
  await keep(page, host.origin + BASE);
});

afterAll(async () => {
  await device.remove();
  await workspace.remove();
});

test.each([
  [`${BASE}/`, 'content-security-policy', "default-src 'none'"],
  [`${BASE}/3.4/`, 'x-content-type-options', 'nosniff'],
  [`${BASE}/api/clauses.json`, 'access-control-allow-origin', '*'],
  [`${BASE}/changes.atom`, 'content-type', 'application/atom+xml; charset=utf-8'],
])('%s has the headers of the site: %s', async (address, name, value) => {
  expect((await fetch(host.origin + address)).headers.get(name)).toContain(value);
});

test('what a page loads may be cached for ever, and the other site has no header of ours', async () => {
  const home = await (await fetch(`${host.origin}${BASE}/`)).text();
  const [sheet = ''] = /\/our dbm\/_astro\/[^"]+\.css/u.exec(home) ?? [];
  const forEver = 'public, max-age=31536000, immutable';
  expect((await fetch(host.origin + sheet)).headers.get('cache-control')).toBe(forEver);
  const [part = ''] = readdirSync(join(workspace.folder, 'served', FOLDER, 'offline/parts'));
  expect((await fetch(`${host.origin}${BASE}/offline/parts/${part}`)).headers.get('cache-control')).toBe(forEver);
  expect((await fetch(`${host.origin}/`)).headers.get('content-security-policy')).toBe(null);
});

test('what is kept comes from the device with the headers of the site', async () => {
  const headers = await page.evaluate(async (path) => {
    const { headers: kept } = await fetch(path);
    return [kept.get('content-security-policy') ?? '', kept.get('x-content-type-options')];
  }, `${BASE}/3.4/`);
  expect(headers).toEqual([expect.stringContaining("default-src 'none'"), 'nosniff']);
});

test('npm start serves it below its sub-path, and nothing beside it', async () => {
  const preview = await startPreview(join(workspace.folder, 'served', FOLDER), 0, { base: BASE });
  const ask = async (address: string) => {
    const { status, headers } = await fetch(preview.origin + address, { redirect: 'manual' });
    return [status, headers.get('location') ?? headers.get('cache-control')];
  };
  expect(await ask(`${BASE}/`)).toEqual([200, 'no-cache']);
  expect(await ask(BASE)).toEqual([301, `${BASE}/`]);
  expect(await ask(`${BASE}/3.4`)).toEqual([301, `${BASE}/3.4/`]);
  expect(await ask(`${BASE}/_headers`)).toEqual([404, 'no-cache']);
  expect(await ask('/3.4/')).toEqual([404, 'no-cache']);
  expect(await ask(`${BASE}x/`)).toEqual([404, 'no-cache']);
  await preview.close();
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
