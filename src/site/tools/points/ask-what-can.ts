import { isRefusal, type Refusal } from '../question/ask-once.ts';

/** An answer about as many lines as can be answered about. */
export interface PartialAnswer<A> {
  /** Null where there is none about any. */
  readonly answer: A | null;
  /** By their place, the lines that are left out, and why. */
  readonly refused: ReadonlyMap<number, Refusal>;
}

/**
 * Ask one question about all lines together; where there is no answer, leave out those that stand in its way.
 *
 * @param about What asks about some of the lines
 */
export function askWhatCan<L, A extends object>(
  lines: readonly L[],
  about: (some: readonly L[]) => A | Refusal,
): PartialAnswer<A> {
  if (lines.length === 0) return { answer: null, refused: new Map() };
  const all = about(lines);
  if (!isRefusal(all)) return { answer: all, refused: new Map() };
  const refused = new Map<number, Refusal>();
  for (const [index, line] of lines.entries()) {
    const alone = about([line]);
    if (isRefusal(alone)) refused.set(index, alone);
  }
  const left = [...lines.keys()].filter((index) => !refused.has(index));
  const kept: number[] = [];
  let answer: A | null = null;
  // Lines that can be answered about by themselves might not be together.
  const together = left.length === 0 ? all : about(left.flatMap((index) => lines[index] ?? []));
  if (!isRefusal(together)) return { answer: together, refused };
  for (const index of left) {
    const found = about([...kept, index].flatMap((each) => lines[each] ?? []));
    if (isRefusal(found)) refused.set(index, found);
    else {
      kept.push(index);
      answer = found;
    }
  }
  return { answer, refused };
}
