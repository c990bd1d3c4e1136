import type { Report, Request } from '../model.ts';
import { reportSilence, reportUnkept } from '../report-unkept.ts';
import { findWorker, whyUnable } from './find-worker.ts';

/** A worker that is silent for so long has proven nothing. */
const PATIENCE = 6000;

/**
 * Ask the worker of this site for something, and for what this device has.
 *
 * @param request What it shall do; `tell` for nothing but the answer
 * @returns What this device has then; without a worker that is nothing
 */
export async function askKept(request: Request): Promise<Report> {
  const why = whyUnable();
  if (why !== undefined) return (await import('./report-unable.ts')).reportUnable(why);
  const worker = await findWorker();
  if (worker === undefined) return reportUnkept();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const silent = setTimeout(() => resolve(reportSilence()), PATIENCE);
    port1.onmessage = ({ data }: MessageEvent<Report>) => {
      clearTimeout(silent);
      resolve(data);
    };
    worker.postMessage({ kept: request }, [port2]);
  });
}
