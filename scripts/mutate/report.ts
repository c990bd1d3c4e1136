import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants/mutant.ts';
import { authoredPlace } from './mutants/sources.ts';

/** How a mutant fared. */
export type Fate = 'killed' | 'survived' | 'not reached' | 'timeout';

/** A mutant, and how it fared. */
export interface Judged {
  readonly mutant: Mutant;
  readonly fate: Fate;
}

/** A mutant in one line: where, and what is changed into what. */
export function describeMutant(root: string, { file, start, end, text, kind }: Mutant): string {
  const place = authoredPlace(root, file, start);
  const before = readFileSync(file, 'utf8').slice(start, end);
  return `${place.file}:${String(place.line)}  ${kind}: ${short(before)} → ${short(text)}`;
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 45)} … ${line.slice(-20)}` : line;
}

/** Every survivor, and a table of how many of each area were killed, and of all. A mutant that never ends is killed. */
export function formatReport(root: string, all: readonly Judged[]): string {
  const survivors = all.filter(({ fate }) => fate === 'survived' || fate === 'not reached');
  const lines = survivors.map(
    ({ mutant, fate }) => `${fate === 'not reached' ? '(no test reaches it) ' : ''}${describeMutant(root, mutant)}`,
  );
  const areas = Map.groupBy(all, ({ mutant }) => mutant.area);
  const within = (prefix: string) => all.filter(({ mutant }) => mutant.area.startsWith(prefix));
  const rows: readonly (readonly [string, readonly Judged[]])[] = [
    ...[...areas].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ['src/rules', within('rules')],
    ['snippets', within('snippets/')],
    ['all', all],
  ];
  return [
    '',
    ...(lines.length === 0 ? [] : ['Survived:', ...lines, '']),
    `${'area'.padEnd(36)}mutants  killed  survived  timeout    score`,
    ...rows.filter(([, members]) => members.length > 0).map(([area, members]) => formatRow(area, members)),
  ].join('\n');
}

function formatRow(area: string, members: readonly Judged[]): string {
  const count = (...fates: readonly Fate[]) => members.filter(({ fate }) => fates.includes(fate)).length;
  const [killed, late] = [count('killed'), count('timeout')];
  const score = `${(((killed + late) / members.length) * 100).toFixed(1)} %`;
  const cells = [
    area.padEnd(36),
    String(members.length).padStart(7),
    String(killed).padStart(8),
    String(count('survived', 'not reached')).padStart(10),
    String(late).padStart(9),
    score.padStart(9),
  ];
  return cells.join('');
}
