import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Which of its own files each file imports, for its types or for its code. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Read who imports whom.
 *
 * @param root Absolute path of the project
 * @param folder Where to look, below it
 * @returns The imports of every file of code that is no test, by its path from the root
 */
export function readImports(root: string, folder: string): ImportGraph {
  const files = globSync(`${folder}/**/*.{ts,tsx,astro}`, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.includes('/tests/'))
    .sort();
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const code = codeOf(file, readFileSync(path.join(root, file), 'utf8'));
      const targets = ts
        .preProcessFile(code)
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName.replace(/\?.*$/u, '')))
        .filter((target) => known.has(target));
      return [file, new Set(targets)];
    }),
  );
}

/** Of a component, what stands above its markup, and its scripts. */
function codeOf(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  const [, above = ''] = /^---\n([^]*?)\n---/u.exec(text) ?? [];
  return [above, ...[...text.matchAll(/<script>([^]*?)<\/script>/gu)].map(([, script = '']) => script)].join('\n');
}

/** The same, folder by folder. A folder and one inside it are one: what they need of each other is left out. */
export function foldersOf(imports: ImportGraph): ImportGraph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = path.posix.dirname(file);
    const reached = folders.get(from) ?? new Set();
    folders.set(from, reached);
    for (const to of [...targets].map((target) => path.posix.dirname(target))) {
      if (!`${to}/`.startsWith(`${from}/`) && !`${from}/`.startsWith(`${to}/`)) reached.add(to);
    }
  }
  return folders;
}

/**
 * Find what imports itself by way of others (Tarjan's strongly connected components).
 *
 * @returns Each circle with its members in order, and what of the circle each imports
 */
export function findCircles(graph: ImportGraph): readonly string[] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[] = [];
  const visit = (node: string): number => {
    const place = order.size;
    order.set(node, place);
    open.push(node);
    let low = place;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === place) {
      const members = open.splice(open.indexOf(node)).sort();
      if (members.length > 1 || graph.get(node)?.has(node)) circles.push(drawn(graph, members));
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

function drawn(graph: ImportGraph, members: readonly string[]): string {
  const within = (member: string): string[] => [...(graph.get(member) ?? [])].filter((each) => members.includes(each));
  return members.map((member) => `${member} -> ${within(member).join(', ')}`).join('\n');
}
