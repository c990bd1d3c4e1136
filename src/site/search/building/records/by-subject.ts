import type { Item } from './item.ts';

/**
 * Put what is of one subject together: a clause in each of its wordings, its changes, and what interprets it. Alike as
 * their words are, they pack smaller so.
 */
export function bySubject(items: readonly Item[]): readonly Item[] {
  const subjects = new Map(items.map((item) => [item, subjectOf(item)]));
  const subject = (item: Item): string => subjects.get(item) ?? '';
  return items.toSorted((one, other) => (subject(one) < subject(other) ? -1 : subject(one) > subject(other) ? 1 : 0));
}

/** The id of the first clause that a ruling or a clarification interprets; of anything else its own. */
function subjectOf({ kind, interprets, url }: Item): string {
  const [clause] = kind === 'ruling' || kind === 'clarification' ? (interprets ?? []) : [];
  return clause ?? url.split('#')[1] ?? '';
}
