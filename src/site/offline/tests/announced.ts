import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../keeping/index.ts';

/** What a site announces that a device can keep of it. */
export function announced(root: string): Release {
  return JSON.parse(readFileSync(join(root, 'offline/release.json'), 'utf8')) as Release;
}
