/** The name of the cache that says what this device has; other sites of the same origin may keep things too. */
export function recordCacheOf(base: string): string {
  return `legal-contact ${base} record`;
}
