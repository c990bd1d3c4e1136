import { rolldown } from 'rolldown';

/**
 * Build the service worker: one script that imports nothing, as every browser can run it.
 *
 * @param entry Its source
 * @returns The script
 */
export async function buildWorker(entry: string): Promise<string> {
  const bundle = await rolldown({ input: entry });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}
