import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestFiles, filesBelow } from './digest-files.ts';

/** One step of the build: makes a folder of files. */
export interface BuildStep {
  /** Absolute path of the project. */
  readonly root: string;
  /** The folder that it makes, from the root of the project. */
  readonly folder: string;
  /** Absolute paths of all files that it may read, as they are now. */
  readonly inputs: () => readonly string[];
  /** What else it depends on. */
  readonly surroundings: string;
  /** Make the folder; false if that could not be done, and the reason was told. */
  readonly build: () => Promise<boolean>;
}

/** What is noted of a folder once it is made. */
interface Note {
  /** Digests of what it was made from, and of what it holds. */
  readonly from: string;
  readonly holds: string;
}

/**
 * Make a folder, unless it is there already, made from the same and changed by nobody since.
 *
 * That is told by the bytes of all files, never by their times. The folder is built again where in doubt: where what
 * it is made from changed while it was built, or where another build was at work on it.
 *
 * @returns Whether it was `kept`, is `built` anew, or `failed`
 */
export async function buildUnlessDone(step: BuildStep): Promise<'kept' | 'built' | 'failed'> {
  const { root, folder, inputs, surroundings, build } = step;
  const notes = path.join(root, 'node_modules/.cache/legal-contact');
  const note = path.join(notes, `${folder}.json`);
  const mark = path.join(notes, `${folder}.building`);
  const state = (): Note => ({
    from: `${digestFiles(root, inputs())} ${surroundings}`,
    holds: digestFiles(root, filesBelow(path.join(root, folder))),
  });
  const before = state();
  if (isSame(readNote(note), before)) return 'kept';

  rmSync(note, { force: true });
  mkdirSync(notes, { recursive: true });
  const alone = !isAtWork(readText(mark));
  writeFileSync(mark, String(process.pid));
  if (!(await build())) return 'failed';
  const after = state();
  if (alone && readText(mark) === String(process.pid) && after.from === before.from) {
    const part = `${note}.${process.pid}.part`;
    writeFileSync(part, JSON.stringify(after));
    renameSync(part, note);
  }
  rmSync(mark, { force: true });
  return 'built';
}

function isSame(noted: Note | null, { from, holds }: Note): boolean {
  return noted?.from === from && noted.holds === holds;
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Null where nothing is noted, or nothing that can be read. */
function readNote(file: string): Note | null {
  try {
    return JSON.parse(readText(file) ?? 'null') as Note | null; // as it is written below
  } catch {
    return null;
  }
}

/** Whether the process that left its mark is still there, and not this one. */
function isAtWork(pid: string | null): boolean {
  if (pid === null || Number(pid) === process.pid || !Number.isInteger(Number(pid))) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
