import { describe, expect, test, vi } from 'vitest';
import { findBrowser, type Machine } from '../../scripts/find-browser.ts';

const debian = ['/etc/debian_version', '/usr/bin/apt-get'];

/** A machine on which only these files exist. */
function machineWith(files: readonly string[], rest: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    isRoot: false,
    exists: (file) => files.includes(file),
    playwrightBrowser: () => '/cache/playwright/chrome',
    aptInstall: () => {
      throw new Error('nothing is to be installed here');
    },
    ...rest,
  };
}

describe('findBrowser', () => {
  test('takes the one that CHROME_PATH names before any other', () => {
    const machine = machineWith(['/opt/my-chrome', '/usr/bin/chromium'], {
      env: { PATH: '/usr/bin', CHROME_PATH: '/opt/my-chrome' },
    });
    expect(findBrowser(machine)).toBe('/opt/my-chrome');
  });

  test('refuses a CHROME_PATH that names no file, rather than take another', () => {
    const machine = machineWith(['/usr/bin/chromium'], { env: { PATH: '/usr/bin', CHROME_PATH: '/opt/gone' } });
    expect(() => findBrowser(machine)).toThrow('CHROME_PATH: there is no file "/opt/gone"');
  });

  test('an empty CHROME_PATH names nothing', () => {
    const machine = machineWith(['/usr/bin/chromium'], { env: { PATH: '/usr/bin', CHROME_PATH: '' } });
    expect(findBrowser(machine)).toBe('/usr/bin/chromium');
  });

  test.each(['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'])(
    'finds %s on the path',
    (name) => {
      expect(findBrowser(machineWith([`/usr/local/bin/${name}`]))).toBe(`/usr/local/bin/${name}`);
    },
  );

  test('takes Google Chrome before Chromium, wherever on the path they stand', () => {
    expect(findBrowser(machineWith(['/usr/local/bin/chromium', '/usr/bin/google-chrome']))).toBe(
      '/usr/bin/google-chrome',
    );
  });

  test('does not look beside the path', () => {
    expect(() => findBrowser(machineWith(['/somewhere/chromium', 'chromium'], { env: { PATH: ':/usr/bin' } }))).toThrow(
      'Cannot find a browser',
    );
  });

  test.each([
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['/people/ann/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  ])('finds %s on macOS', (file) => {
    expect(findBrowser(machineWith([file], { platform: 'darwin', env: { HOME: '/people/ann' } }))).toBe(file);
  });

  test.each([
    ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
  ])('finds %s on Windows', (file) => {
    const env = { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' };
    expect(findBrowser(machineWith([file], { platform: 'win32', env }))).toBe(file);
  });

  test('takes an installed browser before the one that Playwright has downloaded', () => {
    expect(findBrowser(machineWith(['/cache/playwright/chrome', '/usr/bin/chromium']))).toBe('/usr/bin/chromium');
    expect(findBrowser(machineWith(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  test.each(['chromium-headless-shell', 'chromium'])(
    'installs %s where it is root on Debian and nothing that takes less is to be had, and finds it then',
    (name) => {
      const files = [...debian];
      const aptInstall = vi.fn((asked: string) => asked === name && files.push(`/usr/bin/${name}`) > 0);
      expect(findBrowser(machineWith(files, { isRoot: true, aptInstall }))).toBe(`/usr/bin/${name}`);
      const asked = aptInstall.mock.calls.map(([each]) => each);
      expect(asked).toEqual(name === 'chromium' ? ['chromium-headless-shell', 'chromium'] : [name]);
    },
  );

  test.each([
    ['it is not root', machineWith(debian)],
    ['it is not Debian', machineWith(['/usr/bin/apt-get'], { isRoot: true })],
    ['there is no apt-get', machineWith(['/etc/debian_version'], { isRoot: true })],
    ['it is not Linux', machineWith(debian, { isRoot: true, platform: 'darwin' })],
    ['the installation fails', machineWith(debian, { isRoot: true, aptInstall: () => false })],
    ['the installation brings nothing', machineWith(debian, { isRoot: true, aptInstall: () => true })],
  ])('says what to install where %s', (_, machine) => {
    expect(() => findBrowser(machine)).toThrow(
      /no Chrome or Chromium is installed[^]*set CHROME_PATH[^]*playwright-core install/,
    );
  });
});
