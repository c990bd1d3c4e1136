import type { CitedTexts } from '../citation/line/index.ts';
import { address } from '../ground/address.ts';

let loading: Promise<CitedTexts> | undefined;

/**
 * The texts that this copy of the site has. They are loaded once.
 *
 * @throws {TypeError} If they cannot be fetched; the next call tries again
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
  const response = await fetch(address('/verify/texts.json'));
  if (!response.ok) throw new TypeError(`Cannot fetch the texts: the server answered ${String(response.status)}`);
  return (await response.json()) as CitedTexts; // as the compiler wrote it
}
