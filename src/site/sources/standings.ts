import type { PublishedDocument } from '../../compiler/publish/index.ts';

/** With what authority a document speaks, in words. */
export const STANDINGS: Readonly<Record<PublishedDocument['standing'], string>> = {
  official: 'Official',
  organiser: 'Adopted by tournament organisers',
  secondary: 'Not official',
};
