import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { servedSite } from './served-site.ts';
import { QUIET, visits } from './visits.ts';

const site = servedSite();
const visit = visits(site, { viewport: { width: 390, height: 844 } });

/** What is kept on the device that a page is on. */
const kept = (page: Page): Promise<readonly [string | null, string | null]> =>
  page.evaluate(() => [localStorage.getItem('noted'), sessionStorage.getItem('noted')]);
const nothing = [null, null];

/** Note something on the device, now and once more as the page is left. */
const note = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const write = (): void => {
      localStorage.setItem('noted', 'yes');
      sessionStorage.setItem('noted', 'yes');
    };
    write();
    addEventListener('pagehide', write);
  });

test.each([QUIET, '/verify/', '/verify/#here'])(
  'what a visit has left is gone when the next begins, at %s',
  async (address) => {
    const first = await visit('/verify/', async (page) => {
      await note(page);
      return page;
    });
    await visit(address, async (page) => {
      expect(page).toBe(first);
      expect(await kept(page)).toEqual(nothing);
    });
  },
);

test('nor does its history hold what was asked there', async () => {
  await visit('/', (page) =>
    page.evaluate(() => {
      history.replaceState({ query: 'pikes' }, '');
      addEventListener('pagehide', () => {
        history.replaceState({ query: 'knights' }, '');
      });
    }),
  );
  await visit('/', async (page) => {
    expect(await page.evaluate(() => (history.state as { query?: string } | null)?.query ?? '')).toBe('');
  });
});

test('within a visit it is kept, on the next page, on the way back, and when the page is loaded again', async () => {
  const visitAgain = () =>
    visit('/verify/', async (page) => {
      await note(page);
      await page.goto(`${site.origin}/editions/`);
      expect(await kept(page)).toEqual(['yes', 'yes']);
      await page.goBack();
      expect(await kept(page)).toEqual(['yes', 'yes']);
      await page.reload();
      expect(await kept(page)).toEqual(['yes', 'yes']);
    });
  await visitAgain();
  await visitAgain();
});

test('what the page before complains of as it is left is no trouble of the next', async () => {
  await visit('/verify/', (page) =>
    page.evaluate(() => {
      addEventListener('pagehide', () => {
        console.error('left');
      });
    }),
  );
  await visit('/verify/', async (page, _, troubles) => {
    await page.evaluate(() => {
      console.error('stayed');
    });
    expect(troubles).toEqual(['stayed']);
  });
});

test('nor what it could not load any more, on a way within a visit', async () => {
  await visit('/verify/', async (page, _, troubles) => {
    // It is never answered.
    await page.route('**/asked', () => undefined);
    await page.evaluate(() => {
      fetch('/asked').catch(console.error);
    });
    await page.goto(`${site.origin}/editions/`);
    await page.evaluate(() => {
      console.error('stayed');
    });
    expect(troubles).toEqual(['stayed']);
  });
});

test('who is on a way elsewhere when a visit ends does not take the next one there', async () => {
  await visit('/verify/', async (page) => {
    await page.evaluate(() => {
      location.href = '/editions/';
    });
  });
  await visit('/verify/', async (page) => {
    expect(new URL(page.url()).pathname).toBe('/verify/');
    expect(await kept(page)).toEqual(nothing);
  });
});

test('what a new device was given to begin with is there', async () => {
  const origins = [{ origin: site.origin, localStorage: [{ name: 'noted', value: 'before' }] }];
  await visit(
    '/verify/',
    async (page) => {
      expect(await kept(page)).toEqual(['before', null]);
    },
    { storageState: { cookies: [], origins } },
  );
});
