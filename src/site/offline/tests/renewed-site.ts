import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleSite } from '../../../../scripts/bundle-site.ts';
import type { Release } from '../keeping/index.ts';
import type { Citable } from '../../../../tests/site/built-site.ts';
import { announced } from './announced.ts';

/** A site as it would be some time later. */
export interface RenewedSite {
  readonly root: string;
  readonly release: Release;
  /** A page that reads otherwise, and what stands on it now. */
  readonly page: string;
  readonly mark: string;
  /** A file whose name is the same in every release, and whose content is not. */
  readonly file: string;
  remove(): void;
}

/**
 * Renew a site: two clarifications and a ruling read otherwise, and with them the page of a ruling.
 *
 * @param from The site as it was
 * @param mark What stands on that page
 * @param date The day of its content
 * @param change What else is otherwise in it, in the folder of the site
 */
export async function renewSite(
  from: string,
  mark: string,
  date: string,
  change?: (root: string) => void,
): Promise<RenewedSite> {
  const root = mkdtempSync(join(tmpdir(), 'legal-contact-renewed-'));
  cpSync(from, root, { recursive: true });
  const clauses = join(root, 'api/clauses.json');
  const citables = JSON.parse(readFileSync(clauses, 'utf8')) as readonly Citable[];
  const changed = new Set([
    ...citables.filter(({ kind }) => kind === 'clarification').slice(0, 2),
    ...citables.filter(({ kind }) => kind === 'ruling').slice(0, 1),
  ]);
  const otherwise = citables.map((each) => (changed.has(each) ? { ...each, digest: mark } : each));
  writeFileSync(clauses, JSON.stringify(otherwise));
  const ruling = citables.find(({ kind }) => kind === 'ruling')?.url.replace(/#.*$/, '') ?? '';
  const file = join(root, ruling, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('</h1>', ` ${mark}</h1>`));
  change?.(root);
  const { edition } = announced(from);
  const release = await bundleSite(root, { date, edition });
  return {
    root,
    release,
    page: ruling,
    mark,
    file: '/offline/items.json',
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * Announce a site once more, otherwise than it is.
 *
 * @returns The site as it is then; remove it when done
 */
export function announceAgain(root: string, otherwise: Partial<Release>): Pick<RenewedSite, 'root' | 'remove'> {
  const again = mkdtempSync(join(tmpdir(), 'legal-contact-announced-'));
  cpSync(root, again, { recursive: true });
  writeFileSync(join(again, 'offline/release.json'), JSON.stringify({ ...announced(root), ...otherwise }));
  return { root: again, remove: () => rmSync(again, { recursive: true, force: true }) };
}
