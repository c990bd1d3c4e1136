import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from './figure.ts';
import type { Workspace } from './workspace.ts';

interface Weight {
  readonly page: string;
  readonly html: number;
  readonly styles: number;
  readonly scripts: number;
}

/**
 * Weigh every rule page of a built workspace, with the styles and scripts that it loads, as gzip sends them.
 *
 * @param workspace Where the site is built
 * @returns The weight of the heaviest rule page
 */
export function measureWeight({ folder }: Workspace): Figure[] {
  const site = path.join(folder, 'dist');
  // An edition's folder starts with a digit; two levels down stand its sections.
  const pages = globSync('[0-9]*/*/index.html', { cwd: site });
  const [heaviest] = pages.map((page) => weigh(site, page)).sort((a, b) => total(b) - total(a));
  if (heaviest === undefined) throw new Error(`Cannot weigh the rule pages: there are none in ${site}`);
  return [
    {
      name: `Heaviest rule page (${path.dirname(heaviest.page)})`,
      value: total(heaviest),
      unit: 'kB',
      target: { atMost: 30 },
    },
    { name: '  of which HTML', value: heaviest.html, unit: 'kB' },
    { name: '  of which CSS', value: heaviest.styles, unit: 'kB' },
    { name: '  of which JavaScript', value: heaviest.scripts, unit: 'kB', target: { atMost: 6 } },
  ];
}

const total = ({ html, styles, scripts }: Weight): number => html + styles + scripts;
const kilobytes = (content: string | Buffer): number => gzipSync(content).length / 1000;

function weigh(site: string, page: string): Weight {
  const html = readFileSync(path.join(site, page), 'utf8');
  const tags = html.match(/<(?:link|script)\b[^>]*>/gu) ?? [];
  const addresses = (wanted: RegExp, attribute: string): string[] =>
    tags
      .filter((tag) => wanted.test(tag))
      .map((tag) => new RegExp(`\\b${attribute}="([^"]+)"`, 'u').exec(tag)?.[1])
      .filter((address) => address?.startsWith('/') ?? false)
      .map((address) => path.join(site, String(address).replace(/[?#].*$/u, '')));
  const styles = addresses(/^<link\b[^>]*\brel="stylesheet"/u, 'href');
  const scripts = new Set<string>();
  const entries = [...addresses(/^<script\b/u, 'src'), ...addresses(/^<link\b[^>]*\brel="modulepreload"/u, 'href')];
  for (const script of entries) addWithImports(script, scripts);
  return {
    page,
    html: kilobytes(html),
    styles: sum(styles),
    scripts: sum([...scripts]),
  };
}

const sum = (files: readonly string[]): number =>
  files.reduce((weight, file) => weight + kilobytes(readFileSync(file)), 0);

/** A script loads what it imports; what it imports on demand is not part of the page. */
function addWithImports(script: string, found: Set<string>): void {
  if (found.has(script)) return;
  found.add(script);
  for (const [, source] of readFileSync(script, 'utf8').matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/gu)) {
    if (source) addWithImports(path.join(path.dirname(script), source), found);
  }
}
