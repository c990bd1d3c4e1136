/**
 * The sub-path that the site is built for.
 *
 * @param base `SITE_BASE`, with or without slashes at its ends
 * @returns `/dbm`; empty for the root of a host
 */
export function siteBase(base = process.env.SITE_BASE ?? ''): string {
  const path = base.replaceAll(/^\/+|\/+$/gu, '');
  return path === '' ? '' : `/${path}`;
}
