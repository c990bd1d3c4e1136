import type { Occurrence } from '../words/analyse-text.ts';

/** A piece of an excerpt; `marked` where it is a word that was asked for. */
export interface ExcerptRun {
  readonly text: string;
  readonly marked: boolean;
}

/** What a term stands for in a query, and how much it counts there. */
export interface Mark {
  /** Terms that stand for the same thing count once. */
  readonly wanted: number;
  readonly worth: number;
}

/** How long an excerpt is, in characters, unless one sentence is longer. */
const LENGTH = 240;
const BULLET = '•';
/** What a remark counts, beside the text itself. */
const REMARK = 0.4;
/** What it counts that the first sentence has it. */
const OPENING = 0.1;

interface Sentence {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a text that answers best, in its setting: the sentences with most of what was asked for, and of a list
 * the line that introduces it.
 *
 * @param text Lines, those of a list with a bullet; behind an empty line what is remarked on it
 * @param says What the text says, and where
 * @param terms What was asked for
 */
export function excerptOf(
  text: string,
  says: readonly Occurrence[],
  terms: ReadonlyMap<string, Mark>,
): readonly ExcerptRun[] {
  const marks = says.filter(({ term }) => terms.has(term));
  const remarks = text.includes('\n\n') ? text.indexOf('\n\n') : text.length;
  const [first, last] = bestSpan(sentencesOf(text), marks, terms, remarks);
  if (first === undefined || last === undefined) return [];
  const lead = leadOf(text, first);
  const gap = lead !== null && text.slice(lead.end, first.start).trim() !== '';
  const cut = lead === null && first.start > 0;
  const plain = (words: string): readonly ExcerptRun[] => [{ text: words, marked: false }];
  return [
    ...(cut ? plain('… ') : []),
    ...(lead === null ? [] : [...runsOf(text, lead, marks), ...plain(gap ? '\n…\n' : '\n')]),
    ...runsOf(text, { start: first.start, end: last.end }, marks),
    ...(last.end < text.trimEnd().length ? plain(' …') : []),
  ];
}

/** The first and last of the sentences that together, within the length, have most of what was asked for. */
function bestSpan(
  sentences: readonly Sentence[],
  marks: readonly Occurrence[],
  terms: ReadonlyMap<string, Mark>,
  remarks: number,
): readonly (Sentence | undefined)[] {
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
  return [sentences[best.first], sentences[best.last]];
}

/** What introduces the list that a sentence stands in: what ends in a colon, or the first sentence before it. */
function leadOf(text: string, { start }: Sentence): Sentence | null {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (!text.startsWith(BULLET, lineStart)) return null;
  let end = lineStart - 1;
  while (end > 0) {
    const from = text.lastIndexOf('\n', end - 1) + 1;
    if (!text.startsWith(BULLET, from)) {
      const sentences = sentencesOf(text.slice(from, end));
      const lead = sentences.at(text[end - 1] === ':' ? -1 : 0);
      return lead === undefined ? null : { start: from + lead.start, end: from + lead.end };
    }
    end = from - 1;
  }
  return null;
}

function runsOf(text: string, { start, end }: Sentence, marks: readonly Occurrence[]): readonly ExcerptRun[] {
  const runs: ExcerptRun[] = [];
  let at = start;
  for (const mark of marks.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (mark.start < at || mark.end > end) continue;
    if (mark.start > at) runs.push({ text: text.slice(at, mark.start), marked: false });
    runs.push({ text: text.slice(mark.start, mark.end), marked: true });
    at = mark.end;
  }
  if (at < end) runs.push({ text: text.slice(at, end), marked: false });
  return runs;
}

/** Sentences and lines, in order. */
function sentencesOf(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(/(?<=[.!?][)\u201d"]?)\s+(?=[\p{Lu}(\u201c"])|\n+/gu)) {
    if (index > start) sentences.push({ start, end: index });
    start = index + gap.length;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}
