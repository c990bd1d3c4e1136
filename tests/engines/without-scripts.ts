import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * A built site whose host forbids every script: what a browser makes of it with JavaScript switched off, for engines in
 * which a test cannot switch it off.
 *
 * @param built The folder of the built site
 * @returns The folder to serve; remove it when done
 */
export function withoutScripts(built: string): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'legal-contact-no-scripts-'));
  for (const entry of readdirSync(built))
    if (entry !== '_headers') symlinkSync(resolve(built, entry), join(root, entry));
  const headers = readFileSync(join(built, '_headers'), 'utf8');
  const forbidding = headers.replace(/script-src [^;]*/g, "script-src 'none'");
  if (forbidding === headers) throw new Error('Cannot forbid scripts: the headers of the site do not speak of them');
  writeFileSync(join(root, '_headers'), forbidding);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
