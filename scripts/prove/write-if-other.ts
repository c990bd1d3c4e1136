import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Write a file, unless it reads so already. */
export function writeIfOther(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // It is not there yet.
  }
  writeFileSync(file, text);
}
