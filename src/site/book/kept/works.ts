import { address } from '../../ground/address.ts';
import type { Work } from '../reading/index.ts';
import { keepAside } from './keep-aside.ts';

interface Loaded {
  readonly url: string;
  readonly file: Blob;
  readonly works: readonly Work[];
}

let loading: Promise<Loaded> | undefined;

/**
 * Load what a copy may be a copy of, and where each statement stands in it; once for a page.
 *
 * @throws {Error} If it cannot be had
 */
export async function loadWorks(): Promise<readonly Work[]> {
  return (await loaded()).works;
}

/**
 * Keep that on the device, for there is a book now.
 *
 * @throws {Error} If it cannot be had, or the device has no room for it
 */
export async function keepWorks(): Promise<void> {
  const { url, file } = await loaded();
  await keepAside(new Map([[url, file]]));
}

function loaded(): Promise<Loaded> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Loaded> {
  // The copy of the site knows which list is its own.
  const { list } = (await (await ask(address('/book/works.json'))).json()) as { readonly list: string };
  const url = address(`/book/works/${list}`);
  const file = await (await ask(url)).blob();
  return { url, file, works: JSON.parse(await file.text()) as readonly Work[] };
}

async function ask(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`Expected ${url}, found status ${answer.status}`);
  return answer;
}
