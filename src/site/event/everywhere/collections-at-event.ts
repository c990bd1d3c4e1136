import { COLLECTIONS, type Collection } from '../link/index.ts';
import { address } from '../../ground/address.ts';

/** Of which collection a page is; null where it is of none. */
export function collectionAt(pathname: string): Collection | null {
  return COLLECTIONS.find(({ name }) => pathname.startsWith(address(`/${name}/`))) ?? null;
}
