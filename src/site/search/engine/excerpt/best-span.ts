import type { Occurrence } from '../words/analyse-text.ts';
import { endOfRule, type Span } from './sentences.ts';

/** What a term stands for in a query, and how much it counts there. */
export interface Mark {
  /** Terms that stand for the same thing count once. */
  readonly wanted: number;
  readonly worth: number;
}

/** How long a span is, in characters, unless one sentence is longer. */
const LENGTH = 240;
/** What a remark counts, beside the text itself. */
const REMARK = 0.4;
/** What it counts that the first sentence has it. */
const OPENING = 0.1;

/**
 * The first and the last of the sentences that together, within the length, have most of what was asked for.
 *
 * @param sentences Those of the text, in order
 * @returns Null where there are none
 */
export function bestSpan(
  text: string,
  sentences: readonly Span[],
  marks: readonly Occurrence[],
  terms: ReadonlyMap<string, Mark>,
): { readonly first: number; readonly last: number } | null {
  const remarks = endOfRule(text);
  const found = sentences.map(({ start, end }) =>
    marks.filter((mark) => mark.start >= start && mark.end <= end).flatMap(({ term }) => terms.get(term) ?? []),
  );
  let best = { value: -1, first: 0, last: 0 };
  sentences.forEach((sentence, first) => {
    const had = new Map<number, number>();
    const isRemark = sentence.start > remarks;
    let opening = 0;
    for (let last = first; last < sentences.length; last++) {
      const { start, end } = sentences[last] ?? sentence;
      if (last > first && (end - sentence.start > LENGTH || (!isRemark && start > remarks))) break;
      for (const { wanted, worth } of found[last] ?? []) had.set(wanted, Math.max(worth, had.get(wanted) ?? 0));
      const sum = [...had.values()].reduce((total, worth) => total + worth, 0);
      // The sentence that has most comes first; what follows it is its setting.
      if (last === first) opening = sum * OPENING;
      const value = (sum + opening) * (isRemark ? REMARK : 1);
      if (value > best.value + 1e-9 || (first === best.first && value > best.value - 1e-9))
        best = { value, first, last };
    }
  });
  return sentences.length === 0 ? null : best;
}
