import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('../../scripts/build/close-environment.ts', import.meta.url).href;
const script = `const { closeEnvironment } = await import(${JSON.stringify(module)});
const key = closeEnvironment();
console.log(JSON.stringify({ key, env: process.env, day: new Date(0).toString() }));`;

/** What a process that was started with these variables is left with. */
function closed(env: Readonly<Record<string, string>>, flags: readonly string[] = []) {
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, ...env },
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as { key: string; env: Record<string, string>; day: string };
}

test('a build sees nothing of the environment but what is part of its key, and where things are', () => {
  const plain = closed({});
  const other = closed({
    TZ: 'Asia/Tokyo',
    NODE_ENV: 'development',
    PUBLIC_SECRET: '1',
    npm_config_x: '1',
    CI: 'true',
  });
  expect(other.key).toBe(plain.key);
  expect(other.env).toEqual(plain.env);
  expect([other.day, plain.day]).toEqual([plain.day, expect.stringContaining('GMT+0000')]);
  expect(Object.keys(other.env)).toContain('PATH');
  for (const name of ['NODE_ENV', 'PUBLIC_SECRET', 'npm_config_x', 'CI']) expect(other.env).not.toHaveProperty(name);
});

test.each([
  ['the base of the site', { SITE_BASE: '/dbm' }, []],
  ['the options of Node', { NODE_OPTIONS: '--max-old-space-size=4000' }, []],
  ['the flags of Node', {}, ['--stack-size=900']],
])('%s: another key', (_, env, flags) => {
  expect(closed(env, flags).key).not.toBe(closed({}).key);
});
