const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * Where a page of ours stands on this server, which may serve the site from a sub-path.
 *
 * @param path An address from the site's root, as the data hold it: `/3.4/rear-support/#rear-support.spears`
 * @returns The address to write into a link; one that is not from the root is left as it is
 */
export function address(path: string): string {
  return path.startsWith('/') ? BASE + path : path;
}

/**
 * Where a place of ours stands, seen from a page: on the page itself, only its anchor.
 *
 * @param path An address from the site's root, as the data hold it
 * @param page The page that links to it
 */
export function addressOn(path: string, page: URL): string {
  const there = address(path);
  return there.startsWith(`${page.pathname}#`) ? there.slice(page.pathname.length) : there;
}
