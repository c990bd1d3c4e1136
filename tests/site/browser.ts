import { chromium, type Browser } from 'playwright-core';
import { findBrowser, isRoot } from '../../scripts/find-browser.ts';
import { PATIENCE } from '../setup/patience.ts';

/**
 * Parts of Chrome that are left out: each of its windows would prepare a list of suggestions under the address bar, a
 * page of its own with a process of its own, which is half of what a new tab costs. Only the last `--disable-features`
 * counts, so what Playwright leaves out is named again, as far as it bears on a site on this machine.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A frame is not built anew for each page that it shows: of a load that takes a third.
  'RenderDocument',
];

/**
 * Pages of tests live for a second: optimising their code takes more of the processor than it saves.
 */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev';

/**
 * How every test starts its browser: the Chrome or Chromium of this machine, without what only a window on a screen needs.
 *
 * @throws {Error} If the machine has none, saying what to install
 */
export function browserOptions(): {
  readonly executablePath: string;
  readonly args: string[];
  readonly timeout: number;
} {
  return {
    executablePath: findBrowser(),
    args: [
      '--disable-gpu',
      '--in-process-gpu',
      UNOPTIMISED,
      '--disable-dev-shm-usage',
      `--disable-features=${LEFT_OUT.join(',')}`,
      ...(isRoot() ? ['--no-sandbox'] : []),
    ],
    timeout: PATIENCE,
  };
}

/**
 * Start a browser, without a window.
 *
 * @returns The browser; close it when done
 * @throws {Error} If the machine has none, saying what to install
 */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch(browserOptions());
  browser.on('context', (context) => {
    context.setDefaultTimeout(PATIENCE);
  });
  return browser;
}
