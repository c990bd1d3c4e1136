import type { CitedTexts } from '../citation/line/index.ts';
import { address } from '../ground/address.ts';
import { NotReachedError, reached } from '../ground/reached.ts';

let loading: Promise<CitedTexts> | undefined;

/**
 * The texts that this copy of the site has. They are loaded once.
 *
 * @throws {NotReachedError} If they cannot be fetched; the next call tries again
 */
export async function textsAtHand(): Promise<CitedTexts> {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

async function load(): Promise<CitedTexts> {
  const response = await reached(fetch(address('/verify/texts.json')));
  if (!response.ok) throw new NotReachedError(`the server answered ${String(response.status)}`);
  return (await reached(response.json())) as CitedTexts; // as the compiler wrote it
}
