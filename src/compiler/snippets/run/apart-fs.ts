import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer, News, Running, Task } from './task.ts';

const ours = fileURLToPath(new URL('../../../..', import.meta.url));
/** What it may read: itself, the rules, and what these import. */
const READABLE = ['src', 'node_modules', 'package.json'];
/** How much its code may keep in mind, in megabytes. */
const MEMORY = 1024;

let waiting: ChildProcess | null = null;

/** Start the process, so that it is ready by the time that it is asked; nothing where it is there already. */
export function warmUp(): ChildProcess {
  waiting ??= start(new URL('./runner.ts', import.meta.url));
  return waiting;
}

/**
 * Run code in a process of its own, which has no rights and goes on living until this one ends. It does not keep this one
 * alive while it has nothing to do.
 *
 * @param task One at a time
 * @param grace How long it may take beyond the limits of its editions, in milliseconds
 */
export async function runApart(task: Task, grace = 60_000): Promise<Answer> {
  const child = warmUp();
  hold(child, true);
  // It ends what takes too long, and tells what that was; should it not come to that, it is ended.
  const last = setTimeout(() => child.kill('SIGKILL'), task.limit * task.editions.length + grace);
  const answer = await new Promise<Answer>((resolve) => {
    let running: Running | null = null;
    child.on('message', (news: News) => {
      if ('began' in news) running = news.began;
      else resolve(news);
    });
    child.once('exit', (code, signal) => {
      resolve({ ended: signal ?? `exit code ${String(code)}`, running });
    });
    child.send(task);
  });
  clearTimeout(last);
  child.removeAllListeners('message').removeAllListeners('exit');
  hold(child, false);
  if ('ended' in answer) {
    child.kill();
    waiting = null;
  }
  return answer;
}

/**
 * Start a process that has no rights but to read the rules. It does not keep this one alive.
 *
 * @param runner What it runs: named where it is started, as what a build is made of is read there
 */
export function start(runner: URL): ChildProcess {
  // Where packages are links, they stand beside what the note of them leads to.
  const packages = path.dirname(realpathSync(path.join(ours, 'node_modules/.package-lock.json')));
  const named = READABLE.map((name) => path.join(ours, name));
  const readable = new Set([packages, ...named.flatMap((file) => [file, realpathSync(file)])]);
  const child = fork(fileURLToPath(runner), [], {
    execArgv: [
      '--permission',
      ...[...readable].map((each) => `--allow-fs-read=${each}${path.extname(each) === '' ? `${path.sep}*` : ''}`),
      '--disallow-code-generation-from-strings',
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${String(MEMORY)}`,
    ],
    env: { SYSTEMROOT: process.env.SYSTEMROOT },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  hold(child, false);
  return child;
}

/** Whether this process lives on until that one answers. */
export function hold(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
