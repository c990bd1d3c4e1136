/**
 * The sub-path that the site is built for, as it stands in addresses.
 *
 * @param base `SITE_BASE`, with or without slashes at its ends, its letters encoded or not: `/our games`, `our%20games/`
 * @returns `/our%20games`; empty for the root of a host
 */
export function siteBase(base = process.env.SITE_BASE ?? ''): string {
  const names = base.split('/').filter((name) => name !== '');
  return names.map((name) => `/${encoded(decoded(name))}`).join('');
}

/** What is no code, as in `100%`, is meant as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A name as browsers write it in an address, where `+` and `@` stand as they are. */
function encoded(name: string): string {
  return new URL(`http://site/${name.replaceAll(/[%?#/\\]/gu, encodeURIComponent)}`).pathname.slice(1);
}
