import type { Understood } from '../../understanding/index.ts';

/** What was not understood, or taken for something else, a sentence each: never left out in silence. */
export function misread(understood: Understood): readonly string[] {
  const [unread, mended] = [leftOut(understood), takenFor(understood)];
  return [...(unread === null ? [] : [unread]), ...(mended === null ? [] : [mended])];
}

/** What was not understood; null where all was. */
export function leftOut({ unread }: Understood): string | null {
  return unread.length === 0 ? null : `Not understood, and left out: ${unread.map(quoted).join(', ')}.`;
}

/** What was taken for other words; null where nothing was. */
export function takenFor({ mended }: Understood): string | null {
  if (mended.length === 0) return null;
  return `Read ${mended.map(({ typed, word }) => `${quoted(typed)} as ${quoted(word)}`).join(', ')}.`;
}

/** A remark as it stands by itself. */
export function sentence(remark: string): string {
  return `${remark.charAt(0).toUpperCase()}${remark.slice(1)}.`;
}

function quoted(word: string): string {
  return `“${word}”`;
}
