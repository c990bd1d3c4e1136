import type { Copy, Release } from '../model.ts';

/** Whether this is a release as a site announces it, with everything that is said of one. */
export function isRelease(value: unknown): value is Release {
  const { format, id, date, edition, itemsHash, filesHash, ...numbers } = (value ?? {}) as Partial<Release>;
  const { items, files, packed, unpacked } = numbers;
  return (
    format === 1 &&
    [id, itemsHash, filesHash].every((hash) => typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash)) &&
    typeof date === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    typeof edition === 'string' &&
    [items, files, packed, unpacked].every((number) => Number.isSafeInteger(number))
  );
}

/** Whether this is a release that was read back and found right, and when. */
export function isCopy(value: unknown): value is Copy {
  const { provenAt } = (value ?? {}) as Partial<Copy>;
  return isRelease(value) && typeof provenAt === 'string' && !Number.isNaN(Date.parse(provenAt));
}
