import type { Findable } from './model.ts';

type Addressed = Pick<Findable, 'url' | 'addresses'>;

/** Behind the path: what is told once, as the first address or as the last folder, is not told again. */
const FIRST_ADDRESS = '#';
const LAST_FOLDER = '##';

/** Write where a record is read so that it packs smaller; `readAddress` reads it. */
export function writeAddress({ url, addresses: [first] }: Addressed): string {
  const [path = '', id] = url.split('#');
  if (id === undefined) return url;
  return id === first ? `${path}${FIRST_ADDRESS}` : id === lastFolderOf(path) ? `${path}${LAST_FOLDER}` : url;
}

/** Read where a record is read, as `writeAddress` wrote it. */
export function readAddress({ url, addresses: [first = ''] }: Addressed): string {
  if (url.endsWith(LAST_FOLDER)) return `${url.slice(0, -1)}${lastFolderOf(url)}`;
  return url.endsWith(FIRST_ADDRESS) ? `${url}${first}` : url;
}

function lastFolderOf(path: string): string {
  return /([^/]+)\/#*$/.exec(path)?.[1] ?? '';
}
