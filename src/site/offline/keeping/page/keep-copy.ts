import type { Report } from '../model.ts';
import { askKept } from './ask-kept.ts';
import { startWorker } from './find-worker.ts';

/**
 * Begin to keep a copy on this device: what a person has decided.
 *
 * @returns What this device has, at the beginning
 * @throws {Error} If the browser or the server refuses the worker
 */
export async function keepCopy(): Promise<Report> {
  await startWorker();
  return askKept({ ask: 'keep' });
}
