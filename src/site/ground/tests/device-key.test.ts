import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('of two copies of the site on one host each keeps its own', async () => {
  const keys: string[] = [];
  for (const base of ['/', '/dbm/', '/dbm-2/']) {
    vi.stubEnv('BASE_URL', base);
    vi.resetModules();
    const { deviceKey } = await import('../device-key.ts');
    keys.push(deviceKey('event'));
  }
  expect(new Set(keys).size).toBe(3);
});
