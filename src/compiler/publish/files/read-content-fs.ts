import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ContentFiles } from './content-files.ts';

/**
 * Read every file below `content/`. Where lines end as on Windows, they end as elsewhere from here on.
 *
 * @param root Absolute path of the project
 */
export async function readContent(root: string): Promise<ContentFiles> {
  const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(
      async (path) =>
        [relative(root, path).split(sep).join('/'), (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')] as const,
    ),
  );
  return new Map(files.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
