import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The work of one process on something that several may work on. */
export interface Work {
  /** Whether no other process was at work on it when this began, and none has begun since. */
  readonly isAlone: () => boolean;
  /** Tell the others that this one is done. */
  readonly end: () => void;
}

/** The mark of the work that began last; beside it lies one for each process that is at work, named by its number. */
const LAST = 'last';

/**
 * Begin to work on something, and tell the others.
 *
 * @param marks The folder in which all who work on it leave their marks
 */
export function beginWork(marks: string): Work {
  mkdirSync(marks, { recursive: true });
  const wasAlone = !readdirSync(marks).some((name) => isAtWork(Number(name)));
  const own = path.join(marks, String(process.pid));
  const last = path.join(marks, LAST);
  const mark = randomUUID();
  writeFileSync(own, '');
  writeFileSync(last, mark);
  return {
    isAlone: () => wasAlone && readFileSync(last, 'utf8') === mark,
    end: () => {
      rmSync(own, { force: true });
    },
  };
}

/** Whether the process of this number is there, and not this one. */
function isAtWork(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
