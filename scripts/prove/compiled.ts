import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What was compiled, wherever it stands. */
export interface Compiled {
  /** @throws {Error} If there is no such file */
  readonly read: (name: string) => string;
  /** The folder where it stands. */
  readonly folder: () => string;
}

/** What stands in a folder. */
export function compiledIn(folder: string): Compiled {
  return { read: (name) => readFileSync(path.join(folder, name), 'utf8'), folder: () => folder };
}

/** What was compiled and is not written yet. Where its code is wanted, that is put into a folder of its own. */
export function unwritten(files: ReadonlyMap<string, string>): Compiled & { readonly remove: () => void } {
  let folder: string | null = null;
  return {
    read: (name) => {
      const text = files.get(name);
      if (text === undefined) throw new Error(`expected "${name}" among what was compiled, found none`);
      return text;
    },
    folder: () => (folder ??= putAside(files)),
    remove: () => {
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Modules import each other by their places, and of the rest of the project types alone. */
function putAside(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'legal-contact-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const [name, text] of files) {
    if (name !== 'theorems.json' && !/^(?:rules|theorems)\/.*\.ts$|^[^/]+\/rules\.ts$/u.test(name)) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
