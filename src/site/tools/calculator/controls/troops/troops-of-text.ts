import { formatTroop, parseTroop, type Troop } from '../../../../../rules/index.ts';

/** The troops that a field tells, front to back; empty where none are chosen. */
export function troopsOfText(text: string): readonly Troop[] {
  return text === '' ? [] : text.split(',').map(parseTroop);
}

/** The ranks of a block in few words: `3 Pk (O)`, or `Ps (O)`. */
export function ranksInWords(ranks: readonly Troop[]): string {
  const runs: { name: string; count: number }[] = [];
  for (const name of ranks.map(formatTroop)) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${String(count)} ${name}`)).join(', ');
}
