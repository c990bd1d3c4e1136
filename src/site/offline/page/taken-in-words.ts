import type { Release } from '../keeping/index.ts';

/**
 * What copies take on the device, as they were downloaded and unpacked: `25 MB`. What was downloaded is kept, to mend the
 * copy by.
 *
 * @param copies How many of this size there are
 */
export function takenInWords({ packed, unpacked }: Pick<Release, 'packed' | 'unpacked'>, copies = 1): string {
  return `${Math.round(((packed + unpacked) * copies) / 1e6).toLocaleString('en-GB')} MB`;
}
