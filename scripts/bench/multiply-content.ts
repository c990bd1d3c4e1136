type Files = ReadonlyMap<string, string>;

const patchedFolders = /^content\/(?:rules|amendments)\/.*\.mdx$/u;

/**
 * Make a larger rulebook of a real one: copies of its sections and their amendments, under other ids.
 *
 * The code of a copied rule stays and is compiled, but contributes nothing: else every factor would count again, and
 * the examples would come out otherwise.
 *
 * @param files The real content, text by path
 * @param times How many times as large the sections and amendments are to be; 1 leaves all as it is
 */
export function multiplyContent(files: Files, times: number): Files {
  const originals = [...files].filter(([path]) => patchedFolders.test(path));
  const ids = new Set(
    originals.flatMap(([, text]) => [...text.matchAll(/<Clause\b[^>]*?\bid="([^"]+)"/gu)].map(([, id]) => id ?? '')),
  );
  const copies = Array.from({ length: times - 1 }, (_, index) => `copy${index + 1}`);
  return new Map([
    ...files,
    ...copies.flatMap((suffix) =>
      originals.map(([path, text]): [string, string] => [
        path.replace(/\.mdx$/u, `-${suffix}.mdx`),
        copyText(text, ids, suffix),
      ]),
    ),
  ]);
}

function copyText(text: string, ids: ReadonlySet<string>, suffix: string): string {
  const renamed = (id: string): string => (ids.has(id) ? id.replace(/^[^.]+/u, `$&-${suffix}`) : id);
  return text
    .replace(/\b(id|clause|after|before)="([^"]+)"/gu, (_, name: string, id: string) => `${name}="${renamed(id)}"`)
    .replace(/\b(section|afterSection)="([^"]+)"/gu, `$1="$2-${suffix}"`)
    .replace(/(<Section\b[^>]*?\bid=")([^"]+)"/gu, `$1$2-${suffix}"`)
    .replace(/\]\(clause:([^)\s]+)/gu, (_, id: string) => `](clause:${renamed(id)}`)
    .replace(/^```ts rule\n([^]*?)^```$/gmu, '```ts rule\nif (Number.isNaN(0)) {\n$1}\n```');
}
