import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beginWork } from './begin-work.ts';
import { digestFiles, filesBelow } from './digest-files.ts';

/** One step of the build: makes a folder of files. */
export interface BuildStep {
  /** Absolute path of the project. */
  readonly root: string;
  /** The folder that it makes, from the root of the project. */
  readonly folder: string;
  /** Absolute paths of all files that it may read, as they are now. */
  readonly inputs: () => readonly string[];
  /** What is put beside what it makes, later, and is no matter: paths from the folder. */
  readonly beside?: (file: string) => boolean;
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
  const { root, folder, inputs, surroundings, build, beside = () => false } = step;
  const notes = path.join(root, 'node_modules/.cache/legal-contact');
  const note = path.join(notes, `${folder}.json`);
  const made = path.join(root, folder);
  const isMade = (file: string): boolean => !beside(path.relative(made, file).replaceAll(path.sep, '/'));
  const state = (): Note => ({
    from: `${digestFiles(root, inputs())} ${surroundings}`,
    holds: digestFiles(root, filesBelow(made).filter(isMade)),
  });
  const before = state();
  if (isSame(readNote(note), before)) return 'kept';

  rmSync(note, { force: true });
  const work = beginWork(path.join(notes, `${folder}.building`));
  try {
    if (!(await build())) return 'failed';
    const after = state();
    if (work.isAlone() && after.from === before.from) {
      const part = `${note}.${process.pid}.part`;
      writeFileSync(part, JSON.stringify(after));
      renameSync(part, note);
    }
    return 'built';
  } finally {
    work.end();
  }
}

function isSame(noted: Note | null, { from, holds }: Note): boolean {
  return noted?.from === from && noted.holds === holds;
}

/** Null where nothing is noted, or nothing that can be read. */
function readNote(file: string): Note | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note | null; // as it is written above
  } catch {
    return null;
  }
}
