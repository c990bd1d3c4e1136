import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  ITEMS,
  releaseOf,
  sha256,
  type KeptFile,
  type Manifest,
  type Release,
} from '../src/site/offline/keeping/index.ts';
import { listItems, packFiles, type Citable } from '../src/site/offline/bundle/index.ts';
import { CONTENT_TYPES } from './preview/content-types.ts';
import { readHeaders } from './preview/read-headers.ts';

/** Not part of a copy: what a host reads, what the browser keeps itself, the bundle, and what is for programs alone. */
const LEFT_OUT = /^(_headers|sw\.js|offline\/(release\.json|parts\/.*)|api\/.*\.(?!html$)[a-z]+)$/;
/** Not in the bundle, though a copy knows their hashes: what reads a PDF, and what is known of books, of use to who has one. */
const ASIDE = /^(?:_astro\/[^/]+\.(?:mjs|wasm|pfb)|book\/works\/[^/]+)$/;
/** Of a host's headers, those that say nothing to a page that comes from the device. */
const OF_THE_HOST = ['cache-control', 'strict-transport-security'];

/**
 * Bundle a built site, so that a device can keep it: `offline/release.json` announces what `offline/parts/` holds.
 *
 * @param root The folder of the built site
 * @param about The day of its content, and its newest edition
 * @param base The sub-path that it is built for; empty at the root of a host
 * @returns What is announced
 */
export async function bundleSite(root: string, about: Pick<Release, 'date' | 'edition'>, base = ''): Promise<Release> {
  const read = (file: string): Buffer => readFileSync(path.join(root, file));
  const write = (file: string, content: Buffer | string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  rmSync(path.join(root, 'offline/parts'), { recursive: true, force: true });
  const citables = JSON.parse(read('api/clauses.json').toString()) as readonly Citable[];
  const items = Buffer.from(JSON.stringify(listItems(citables)));
  write(ITEMS, items);

  const names = globSync('**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !LEFT_OUT.test(name))
    .sort(sameSectionsTogether);
  const kept = names.filter((name) => !ASIDE.test(name));
  const { files, pieces } = await packFiles(new Map(kept.map((name) => [name, read(name)])));
  for (const [hash, bytes] of pieces) write(`offline/parts/${hash}.bin`, bytes);

  const extensions = new Set(names.map((name) => path.extname(name)));
  const manifest: Manifest = {
    about: { ...about, items: citables.length },
    headers: Object.fromEntries(
      Object.entries(readHeaders(read('_headers').toString())(`${base}/`)).filter(
        ([name]) => !OF_THE_HOST.includes(name),
      ),
    ),
    types: Object.fromEntries(Object.entries(CONTENT_TYPES).filter(([extension]) => extensions.has(extension))),
    pieces: pieces.map(([hash, bytes]) => [hash, bytes.length]),
    files,
    aside: await Promise.all(
      names
        .filter((name) => ASIDE.test(name))
        .map(async (name): Promise<KeptFile> => {
          const bytes = read(name);
          return [name, bytes.length, await sha256(new Uint8Array(bytes))];
        }),
    ),
  };
  const packed = gzipSync(JSON.stringify(manifest), { level: 9 });
  const id = await sha256(new Uint8Array(packed));
  write(`offline/parts/${id}.bin`, packed);
  const release = await releaseOf(manifest, id, packed.length);
  if (release === undefined) throw new Error(`Cannot bundle the site: it has no "${ITEMS}"`);
  write('offline/release.json', JSON.stringify(release));
  return release;
}

/** A section reads much the same in every edition: side by side, the wordings are packed best. */
function sameSectionsTogether(one: string, other: string): number {
  const key = (name: string): string => {
    const [, ...rest] = name.split('/');
    return `${name.endsWith('.html') ? '0' : '1'} ${rest.join('/')} ${name}`;
  };
  const [first, second] = [key(one), key(other)];
  return first < second ? -1 : Number(first > second);
}
