import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../figure.ts';
import { filesOf, kilobytes } from '../page-files.ts';
import type { Workspace } from '../workspace.ts';

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

function weigh(site: string, page: string): Weight {
  const html = readFileSync(path.join(site, page), 'utf8');
  const { styles, scripts } = filesOf(site, html);
  return { page, html: kilobytes(html), styles: sum(styles), scripts: sum(scripts) };
}

const sum = (files: readonly string[]): number =>
  files.reduce((weight, file) => weight + kilobytes(readFileSync(file)), 0);
