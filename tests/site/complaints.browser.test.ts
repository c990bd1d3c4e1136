import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onComplaint } from './complaints.ts';
import { servedSite } from './served-site.ts';

/** What a page complains of, and what it only says of a request that was cut off. */

const site = servedSite();
let server: Server;
let origin = '';
let page: Page;
let told: string[];

/** What the server does by the path that is asked for. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  '/refused': (response) => response.destroy(),
  '/cut-off': (response) => {
    response.writeHead(200, { 'content-length': '9000', 'content-type': 'text/javascript' });
    response.write('half', () => response.destroy());
  },
  '/saved': (response) => response.writeHead(200, { 'content-disposition': 'attachment' }).end('saved'),
  '/never': () => undefined,
  '/half': (response) => {
    response.writeHead(200, { 'content-length': '9000' });
    response.write('half');
  },
};

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const answer = ANSWERS[url];
    if (answer) answer(response);
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><link rel="icon" href="data:,">');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  page = await site.browser.newPage();
  onComplaint(page, (text, where) => told.push(`${where}: ${text}`));
});
afterAll(async () => {
  await page.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = async (path: string): Promise<void> => {
  await page.goto(origin + path);
  told = [];
};

/** Ask for something, and read it to its end; as words, because Vite would have a module loaded by its own means. */
const reading = (path: string): string => `fetch('${path}').then((answer) => answer.text())`;

test.each([
  ['is refused', `${reading('/refused')}.catch(console.error)`],
  ['is cut off half way', `${reading('/cut-off')}.catch(console.error)`],
  ['is cut off half way, a script', `import('/cut-off').catch(console.error)`],
])('that a request %s the browser says itself, with the reason', async (_, script) => {
  await open('/');
  await page.evaluate(script);
  await expect.poll(() => told).toEqual([expect.stringMatching(/^console: Failed to load resource: net::ERR_/u)]);
});

test.each([
  ['/never', '.catch(console.error)'],
  ['/never', ''],
  ['/half', '.catch(console.error)'],
  ['/half', ''],
])('of %s%s nothing is told where the page is left', async (path, caught) => {
  await open('/');
  // Of what is answered half the answer is there.
  const asked = path === '/half' ? page.waitForResponse(origin + path) : page.waitForRequest(origin + path);
  await page.evaluate(`void ${reading(path)}${caught}`);
  await asked;
  await page.goto(`${origin}/next`);
  await page.evaluate(() => {
    console.error('stayed');
  });
  expect(told).toEqual(['console: stayed']);
});

test('where the page stays after all, as a file is saved, it is told', async () => {
  await open('/');
  const saved = page.waitForEvent('download');
  await page.evaluate(() => {
    location.href = '/saved';
  });
  await saved;
  await page.evaluate(`${reading('/refused')}.catch(console.error)`);
  await expect.poll(() => told).toContainEqual(expect.stringMatching(/net::ERR_EMPTY_RESPONSE/u));
});

test('what a script says otherwise, or fails by, is told', async () => {
  await open('/');
  await page.evaluate(() => {
    console.warn('Odd');
    console.log('Even');
    setTimeout(() => {
      throw new Error('Broken');
    });
  });
  await expect.poll(() => told).toEqual(['console: Odd', 'script: Broken']);
});
