import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants/mutant.ts';
import { authoredPlace } from './mutants/sources.ts';
import type { TheoremsVerdict } from './judge/judge-with-theorems.ts';

/** How a mutant fared. */
export type Fate = 'killed' | 'survived' | 'not reached' | 'timeout';

/** A mutant, and how it fared. */
export interface Judged {
  readonly mutant: Mutant;
  readonly fate: Fate;
  /** What theorems say to a survivor, or why they say nothing; null where they were not asked. */
  readonly theorems: TheoremsVerdict | string | null;
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

/** What theorems say to a survivor, in words. */
export function describeTheorems(told: TheoremsVerdict | string): string {
  if (typeof told === 'string') return `no theorem could be tried: ${told}`;
  if (told.theorem !== null) return `theorem ${told.theorem}`;
  if (told.changed === null) return 'no space asks for it';
  if (told.changed.length === 0) return 'no space comes to anything else';
  return `no theorem, though other counts: ${told.changed.join(', ')}`;
}

/** Every survivor, and a table of how many of each area were killed, and of all. A mutant that never ends is killed. */
export function formatReport(root: string, all: readonly Judged[]): string {
  const survivors = all.filter(({ fate }) => fate === 'survived' || fate === 'not reached');
  const lines = survivors.map(
    ({ mutant, fate, theorems }) =>
      `${fate === 'not reached' ? '(no test reaches it) ' : ''}${describeMutant(root, mutant)}${theorems === null ? '' : `  (${describeTheorems(theorems)})`}`,
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
    ...formatTheorems(survivors),
  ].join('\n');
}

/** How many survivors the theorems kill, where they were tried. */
function formatTheorems(survivors: readonly Judged[]): readonly string[] {
  const tried = survivors.flatMap(({ theorems }) => (theorems === null ? [] : [theorems]));
  if (tried.length === 0) return [];
  const told = tried.filter((each) => typeof each !== 'string');
  const killed = told.filter(({ theorem }) => theorem !== null).length;
  const counted = told.filter(
    ({ theorem, changed }) => theorem === null && changed !== null && changed.length > 0,
  ).length;
  const unasked = told.filter(({ changed }) => changed === null).length;
  const alike = told.length - killed - counted - unasked;
  return [
    '',
    `Of ${String(tried.length)} survivors: ${String(killed)} killed by a theorem, ${String(counted)} seen by counts alone; ${String(alike)} change nothing in any space, ${String(unasked)} no space asks for, ${String(tried.length - told.length)} could not be tried.`,
  ];
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
