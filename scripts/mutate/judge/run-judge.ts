import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Task, Verdict } from './task.ts';

const judge = fileURLToPath(new URL('judge.ts', import.meta.url));

/**
 * Let a process of its own judge.
 *
 * @param task What to judge
 * @param cache Folder in which Node keeps what it compiled, for the next judge
 * @param milliseconds How long to wait
 * @returns Null if it was not done in time
 */
export function runJudge(task: Task, cache: string, milliseconds: number): Promise<Verdict | null> {
  return new Promise((resolve, reject) => {
    const child = fork(judge, [JSON.stringify(task)], {
      env: { ...process.env, NODE_COMPILE_CACHE: cache, NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let [verdict, late, errors]: [Verdict | null, boolean, string] = [null, false, ''];
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, milliseconds);
    child.stderr?.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
    child.on('message', (message) => void (verdict = message as Verdict)); // sent by judge.ts
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (verdict !== null || late) resolve(verdict);
      else resolve(endedBy(`the process ended with code ${String(code)}: ${errors}`));
    });
  });
}

/** The verdict of a process that did not live to tell it. */
const endedBy = (test: string): Verdict => ({ failed: { file: '', test }, ran: 0, milliseconds: 0, covered: [] });
