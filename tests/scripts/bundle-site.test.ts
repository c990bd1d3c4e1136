import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleSite } from '../../scripts/bundle-site.ts';
import type { Manifest } from '../../src/site/offline/keeping/index.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'legal-contact-bundle-'));
  write('_headers', "/*\n  Content-Security-Policy: default-src 'none'\n");
  write('api/clauses.json', '[]');
  write('index.html', '<p>home');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}

async function bundled() {
  const release = await bundleSite(root, { date: '2026-11-24', edition: '3.4' });
  const manifest = readFileSync(path.join(root, `offline/parts/${release.id}.bin`));
  return {
    release,
    manifest: JSON.parse(gunzipSync(manifest).toString()) as Manifest, // as it was written
    parts: readdirSync(path.join(root, 'offline/parts')).toSorted(),
  };
}

test('what is for programs is no part of what a phone keeps, nor does the matrix make it another copy', async () => {
  const before = await bundled();
  write('api/matrix/index.json', '{"files":[]}');
  write('api/matrix/3.4/columns.ndjson.gz', 'packed');
  const after = await bundled();
  expect(after).toEqual(before);
  const names = [...after.manifest.files, ...(after.manifest.aside ?? [])].map(([name]) => name);
  expect(names).toContain('index.html');
  expect(names.filter((name) => name.startsWith('api/'))).toEqual([]);
});
