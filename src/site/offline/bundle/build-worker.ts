import { rolldown } from 'rolldown';

/**
 * Build the service worker: one script that imports nothing, as every browser can run it.
 *
 * @param entry Its source
 * @param file Where to write it; its name stays the same in every release, as browsers look for a newer one there
 */
export async function buildWorker(entry: string, file: string): Promise<void> {
  const bundle = await rolldown({ input: entry });
  await bundle.write({ file, format: 'iife', minify: true });
  await bundle.close();
}
