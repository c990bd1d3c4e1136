import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** What the search for a browser asks of the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  readonly exists: (file: string) => boolean;
  /** Where Playwright would keep a browser that it has downloaded. */
  readonly playwrightBrowser: () => string;
  /** Install a package with apt-get, showing its progress; false where that did not work. */
  readonly aptInstall: (name: string) => boolean;
}

/** The one without a window comes first: the same pages in it take a quarter less of the processor. */
const commands = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
/** What Debian has of them; the first is in its newer releases only. */
const packages = ['chromium-headless-shell', 'chromium'];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * Find a Chrome or Chromium to test the site in; where Debian's package manager is at hand, install one.
 *
 * The order is: the one that `CHROME_PATH` names, one installed on this machine, one that Playwright has downloaded,
 * and last a new one from apt-get.
 *
 * @param machine The machine to look at; this one if left out
 * @returns The path of its executable
 * @throws {Error} If there is none, saying what to install; or if `CHROME_PATH` names a file that is not there
 */
export function findBrowser(machine: Machine = thisMachine()): string {
  const named = machine.env.CHROME_PATH;
  if (named) {
    if (machine.exists(named)) return named;
    throw new Error(`Cannot start the browser of CHROME_PATH: there is no file "${named}".`);
  }
  const find = (): string | undefined => [...usualPlaces(machine), machine.playwrightBrowser()].find(machine.exists);
  const found = find() ?? (canAptInstall(machine) && packages.some(machine.aptInstall) ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    [
      'Cannot find a browser to test the site in: no Chrome or Chromium is installed.',
      'Hint: install Google Chrome or Chromium, or set CHROME_PATH to the one you have,',
      'or let Playwright download one: npx playwright-core install --with-deps chromium',
    ].join('\n'),
  );
}

function usualPlaces({ env, platform }: Machine): string[] {
  if (platform === 'darwin') {
    const roots = ['/Applications', path.posix.join(env.HOME ?? '/', 'Applications')];
    return roots.flatMap((root) => macApplications.map((name) => `${root}/${name}.app/Contents/MacOS/${name}`));
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
    return roots.flatMap((root) => windowsPrograms.map((program) => path.win32.join(root, program)));
  }
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  return commands.flatMap((command) => folders.map((folder) => path.posix.join(folder, command)));
}

/** Whether what is missing can be installed: as root on Debian. */
export function canAptInstall({ platform, isRoot, exists }: Machine): boolean {
  return platform === 'linux' && isRoot && exists('/etc/debian_version') && exists('/usr/bin/apt-get');
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  return {
    env: process.env,
    platform: process.platform,
    isRoot: isRoot(),
    exists: existsSync,
    playwrightBrowser: () => chromium.executablePath(),
    aptInstall,
  };
}

/** Whether this process is root, for whom Chromium starts only without its sandbox. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function aptInstall(name: string): boolean {
  console.error(`Installing Debian's ${name}, once: the site is tested with it.`);
  try {
    execFileSync('apt-get', ['update'], { stdio: ['ignore', 2, 2] });
  } catch {
    // A mirror that is out of reach need not matter: what apt-get knows already may do.
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
    stdio: ['ignore', 2, 2],
    env,
  });
  return status === 0;
}
