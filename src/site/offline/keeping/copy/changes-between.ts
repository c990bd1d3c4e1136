import type { Change, Item } from '../model.ts';

/**
 * What reads otherwise in a later release, by the digests of what can be cited.
 *
 * @param older What this device has
 * @param newer What the site has
 * @returns In the order of the newer release, what was withdrawn last
 */
export function changesBetween(older: readonly Item[], newer: readonly Item[]): readonly Change[] {
  const before = byName(older);
  const after = byName(newer);
  return [
    ...newer.flatMap(([kind, id, title, digests]): Change[] => {
      const known = before.get(nameOf(kind, id));
      if (known === undefined) return [{ kind, id, title, change: 'new' }];
      return known === digests ? [] : [{ kind, id, title, change: 'reworded' }];
    }),
    ...older.flatMap(([kind, id, title]): Change[] =>
      after.has(nameOf(kind, id)) ? [] : [{ kind, id, title, change: 'withdrawn' }],
    ),
  ];
}

function byName(items: readonly Item[]): ReadonlyMap<string, string> {
  return new Map(items.map(([kind, id, , digests]) => [nameOf(kind, id), digests]));
}

function nameOf(kind: string, id: string): string {
  return `${kind} ${id}`;
}
