/** What a copy has at an address. */
export type Found =
  | { readonly is: 'file'; readonly path: string }
  /** A folder that was asked for without its last slash. */
  | { readonly is: 'folder'; readonly path: string }
  | { readonly is: 'nothing' };

/**
 * Find the file of an address. The query is no part of it: messengers and search boxes add what they like.
 *
 * @param paths The paths of all files of the copy
 * @param base Where the site begins: `/` or `/dbm/`
 * @param pathname Of the address that is asked for
 */
export function findFile(paths: { has(path: string): boolean }, base: string, pathname: string): Found {
  const path = decode(pathname.slice(base.length));
  if (!pathname.startsWith(base) || path === undefined) return { is: 'nothing' };
  const page = `${path}index.html`;
  if (path === '' || path.endsWith('/')) return paths.has(page) ? { is: 'file', path: page } : { is: 'nothing' };
  if (paths.has(path)) return { is: 'file', path };
  return paths.has(`${path}/index.html`) ? { is: 'folder', path: `${path}/` } : { is: 'nothing' };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
