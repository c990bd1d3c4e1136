import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What follows `from`, `import`, `import(` or `new URL(` in quotes, and begins with a dot. */
const NAMED = /\b(?:from|import|import\(|new URL\()\s*(?:\/\*[^*]*\*\/\s*)?['"](\.[^'"]+)['"]/gu;

/**
 * A program: some modules with all that they import of the repository, types too.
 *
 * A file that is named without being imported, say in a comment, is one too many, and does no harm.
 *
 * @param entries Absolute paths of the modules
 * @returns The absolute paths of all
 */
export function importClosure(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(NAMED)) {
      const imported = path.join(path.dirname(file), name);
      if (path.extname(imported) !== '' && existsSync(imported)) add(imported);
    }
  };
  for (const entry of entries) if (existsSync(entry)) add(entry);
  return [...found];
}
