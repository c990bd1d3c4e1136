import puppeteer from 'puppeteer-core';
import { findBrowser, isRoot } from '../../../scripts/find-browser.ts';
import { PATIENCE } from '../../setup/patience.ts';
import { findProgram } from './find-program.ts';
import { PHONE, type Engine } from './tab.ts';

/** What Firefox does besides showing a page, and takes a third of its time for: icons of tabs, a history, old pages kept. */
const WITHOUT_EXTRAS = {
  'browser.chrome.site_icons': false,
  'browser.sessionhistory.max_total_viewers': 0,
  'places.history.enabled': false,
};

/** Start Chromium or Firefox, both of which are spoken to by WebDriver BiDi or what came before it. */
export async function startWithBidi(name: 'chromium' | 'firefox'): Promise<Engine> {
  const isFirefox = name === 'firefox';
  const browser = await puppeteer.launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath: isFirefox ? findProgram('firefox-esr') : findBrowser(),
    acceptInsecureCerts: true,
    defaultViewport: PHONE,
    protocolTimeout: PATIENCE,
    timeout: PATIENCE,
    extraPrefsFirefox: WITHOUT_EXTRAS,
    args: isFirefox ? [] : ['--disable-gpu', '--disable-dev-shm-usage', ...(isRoot() ? ['--no-sandbox'] : [])],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  return {
    version: await browser.version(),
    tab: {
      async goTo(address) {
        // Firefox takes the end of a page that is left while it loads for the end of the one that comes.
        await page.goto(address, { waitUntil: 'load' });
      },
      run: (script, arg) => page.evaluate(script as (arg: unknown) => never, arg),
      async click(xpath) {
        const element = await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
        // Out from under the bars that stay above and below, as a person does.
        await element?.evaluate((each) => {
          each.scrollIntoView({ block: 'center', behavior: 'instant' });
        });
        await element?.click();
      },
    },
    close: () => browser.close(),
  };
}
