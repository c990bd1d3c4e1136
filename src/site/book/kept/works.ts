import { address } from '../../ground/address.ts';
import type { Work } from '../reading/index.ts';

let loading: Promise<readonly Work[]> | undefined;

/**
 * Load what a copy may be a copy of, and where each statement stands in it; once for a page.
 *
 * @throws {Error} If it cannot be had
 */
export function loadWorks(): Promise<readonly Work[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<readonly Work[]> {
  const answer = await fetch(address('/book/works.json'));
  if (!answer.ok) throw new Error(`Expected the list of works, found status ${answer.status}`);
  return (await answer.json()) as readonly Work[];
}
