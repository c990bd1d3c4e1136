import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The files that a page loads at once, by their paths. */
export interface PageFiles {
  readonly styles: readonly string[];
  /** With what they import; what they import on demand is not part of the page. */
  readonly scripts: readonly string[];
}

/**
 * Find the styles and scripts that a page of a built site loads.
 *
 * @param site The folder of the built site
 * @param html The text of the page
 */
export function filesOf(site: string, html: string): PageFiles {
  const tags = html.match(/<(?:link|script)\b[^>]*>/gu) ?? [];
  const addresses = (wanted: RegExp, attribute: string): string[] =>
    tags
      .filter((tag) => wanted.test(tag))
      .map((tag) => new RegExp(`\\b${attribute}="([^"]+)"`, 'u').exec(tag)?.[1])
      .filter((address) => address?.startsWith('/') ?? false)
      .map((address) => path.join(site, String(address).replace(/[?#].*$/u, '')));
  const entries = [...addresses(/^<script\b/u, 'src'), ...addresses(/^<link\b[^>]*\brel="modulepreload"/u, 'href')];
  return { styles: addresses(/^<link\b[^>]*\brel="stylesheet"/u, 'href'), scripts: importsOf(...entries) };
}

/** Some scripts, with all that they import at once. */
export function importsOf(...scripts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const script of scripts) addWithImports(path.normalize(script), found);
  return [...found];
}

/** What gzip makes of some content, in kB. */
export function kilobytes(content: string | Buffer): number {
  return gzipSync(content).length / 1000;
}

function addWithImports(script: string, found: Set<string>): void {
  if (found.has(script)) return;
  found.add(script);
  for (const [, source] of readFileSync(script, 'utf8').matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/gu)) {
    if (source) addWithImports(path.join(path.dirname(script), source), found);
  }
}
