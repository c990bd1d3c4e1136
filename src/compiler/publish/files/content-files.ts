/** The files of `content/`: path from the project's root, such as `content/rules/glossary.mdx`, to text. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The files in a folder of `content/`, sorted by path. */
export function filesIn(
  files: ContentFiles,
  folder: string,
  ending: string,
): readonly (readonly [path: string, text: string])[] {
  return [...files]
    .filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith(ending))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** `content/rules/rear-support.mdx` -> `rear-support` */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
}
