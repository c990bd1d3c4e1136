import { compareEditions } from '../../amend/index.ts';
import type { Content } from '../load/load-content.ts';

/** Something that names the editions of which it speaks, and the clauses that it rests on. */
interface Speaking {
  readonly name: string;
  readonly editions: readonly string[];
  readonly clauses: readonly string[];
}

/**
 * Find what speaks of the edition before the newest, and not of the newest: rulings, readings and theorems name every
 * edition in which they hold, so that a new one has none of them until somebody has looked at each.
 *
 * @returns A sentence or two for each kind that has some: how many, and which rest on clauses that the newest changes
 */
export function silentOfNewest({ editions, rulings, discrepancies, theorems }: Content): readonly string[] {
  const [before, newest] = [editions.at(-2), editions.at(-1)];
  if (before === undefined || newest === undefined) return [];
  const [older, newer] = [before.edition.id, newest.edition.id];
  const changed = new Set(
    [...compareEditions(before.book, newest.book), ...compareEditions(before.inForce, newest.inForce)].map(
      ({ id }) => id,
    ),
  );
  const kinds: readonly (readonly [one: string, more: string, folder: string, all: readonly Speaking[]])[] = [
    [
      'ruling says',
      'rulings say',
      'rulings',
      rulings.map(({ slug: name, clauses, ...ruling }) => {
        return { name, clauses, editions: [...ruling.editions, ...ruling.differs.flatMap((other) => other.editions)] };
      }),
    ],
    [
      'discrepancy says',
      'discrepancies say',
      'discrepancies',
      discrepancies.map(({ name, clauses, readings }) => {
        return { name, clauses, editions: readings.flatMap((reading) => reading.editions) };
      }),
    ],
    ['theorem says', 'theorems say', 'theorems', theorems.map(({ slug: name, ...theorem }) => ({ name, ...theorem }))],
  ];
  return kinds.flatMap(([one, more, folder, all]) => {
    const silent = all.filter((each) => each.editions.includes(older) && !each.editions.includes(newer));
    if (silent.length === 0) return [];
    const touched = silent.filter(({ clauses }) => clauses.some((id) => changed.has(id))).map(({ name }) => name);
    const which =
      touched.length === 0
        ? `None rests on what differs from ${older}.`
        : `${String(touched.length)} ${touched.length === 1 ? 'rests' : 'rest'} on what differs from ${older}: ${touched.join(', ')}.`;
    return [
      `${String(silent.length)} ${silent.length === 1 ? one : more} nothing of ${newer} (content/${folder}/). ${which}`,
    ];
  });
}
