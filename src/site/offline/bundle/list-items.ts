import type { Item } from '../keeping/index.ts';

/** A record of `/api/clauses.json`, as far as it says what can be cited. */
export interface Citable {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly edition?: string;
  readonly digest: string;
}

/**
 * Everything that can be cited, once, with the digests of all its wordings: what tells a later release from this one.
 *
 * @param citables One for each edition that has it
 */
export function listItems(citables: readonly Citable[]): readonly Item[] {
  const items = new Map<string, Item>();
  for (const { kind, id, title, edition = '', digest } of citables) {
    const name = `${kind} ${id}`;
    const wording = `${edition} ${digest}`.trim();
    const [, , , before] = items.get(name) ?? [];
    items.set(name, [kind, id, title, before === undefined ? wording : `${before}, ${wording}`]);
  }
  return [...items.values()];
}
