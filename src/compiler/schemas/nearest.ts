import { distance } from 'fastest-levenshtein';

/**
 * The candidate that was most likely meant, for a "did you mean". The rules have another of that name, for what is asked of
 * them: they run alone, in a browser, so neither imports the other, and theirs knows no halves of names.
 *
 * @param value What was written
 * @param candidates What would have been valid
 * @returns The candidate with the fewest slips, else the first that holds all of the value, else null
 * @example A slip of the finger, and half a name
 * ```ts
 * nearest('titel', ['id', 'title']); // 'title'
 * nearest('spears', ['combat.pikes', 'combat.spears']); // 'combat.spears'
 * ```
 */
export function nearest(value: string, candidates: Iterable<string>): string | null {
  const written = value.toLowerCase();
  let best: string | null = null;
  let holding: string | null = null;
  let fewest = Infinity;
  for (const candidate of candidates) {
    const valid = candidate.toLowerCase();
    const edits = distance(written, valid);
    if (edits < fewest && edits <= slips(Math.max(written.length, valid.length))) {
      best = candidate;
      fewest = edits;
    }
    if (written.length > 2 && valid.includes(written)) holding ??= candidate;
  }
  return best ?? holding;
}

/** How many slips may be in a word for it to be still the same one. */
function slips(length: number): number {
  return length < 4 ? 1 : Math.max(2, Math.floor(length * 0.3));
}
