/** The headers of a site, for the paths that a pattern fits. */
interface Rule {
  readonly fits: (pathname: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Read a `_headers` file as static hosts do: a path, with `*` at its end for everything below, then its headers,
 * indented.
 *
 * @param text The file; empty where the site has none
 * @returns The headers of a path; of two rules with one header the later one counts
 * @throws {Error} If a line is neither a comment, nor a path, nor an indented `Name: value`
 */
export function readHeaders(text: string): (pathname: string) => Readonly<Record<string, string>> {
  const rules: { fits: Rule['fits']; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const last = rules.at(-1);
    if (line.startsWith('/')) rules.push({ fits: fitting(line.trim()), headers: [] });
    else if (header !== null && last !== undefined)
      last.headers.push([header[1]?.toLowerCase() ?? '', header[2] ?? '']);
    else
      throw new Error(
        `_headers:${String(index + 1)}: expected a path or an indented "Name: value", found ${JSON.stringify(line)}`,
      );
  }
  return (pathname) => Object.fromEntries(rules.filter(({ fits }) => fits(pathname)).flatMap(({ headers }) => headers));
}

function fitting(pattern: string): Rule['fits'] {
  return pattern.endsWith('*')
    ? (pathname) => pathname.startsWith(pattern.slice(0, -1))
    : (pathname) => pathname === pattern;
}
