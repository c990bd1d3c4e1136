import type { EventSheet } from '../link/index.ts';
import { address } from '../../ground/address.ts';

/** Clarifications of one kind, which an event plays by or not. */
export interface CollectionAtEvent {
  readonly title: string;
  readonly inForce: (sheet: EventSheet) => boolean;
}

const COLLECTIONS: readonly (CollectionAtEvent & { readonly folder: string })[] = [
  { folder: '/bhgs/', title: 'The BHGS clarifications', inForce: ({ bhgs }) => bhgs },
  { folder: '/fair-play/', title: 'The guidelines for fair play', inForce: ({ fairPlay }) => fairPlay },
  { folder: '/lists/', title: 'The errata of the army lists', inForce: ({ errata }) => errata },
];

/** Of which collection a page is; null where it is of none. */
export function collectionAt(pathname: string): CollectionAtEvent | null {
  return COLLECTIONS.find(({ folder }) => pathname.startsWith(address(folder))) ?? null;
}
