import type { Occurrence } from '../words/analyse-text.ts';
import { bestSpan, type Mark } from './best-span.ts';
import { endOfRule, isInLine, ROW, sentencesOf, wordsIn, type Span } from './sentences.ts';
import { settle } from './settle.ts';

/** A piece of an excerpt; `marked` where it is a word that was asked for. */
export interface ExcerptRun {
  readonly text: string;
  readonly marked: boolean;
}

/** The part of a text that answers. */
export interface Excerpt {
  readonly runs: readonly ExcerptRun[];
  /** What of the rule it leaves out: something that may be an exception, or more; null where the rule is whole. */
  readonly leftOut: 'exception' | 'more' | null;
}

/** A rule of so many words stands whole. */
const WHOLE = 80;

const EXCEPTION = /\b(?:unless|except\w*|otherwise|instead|if not|but|however|spared|not|cannot|never|no)\b/i;

/**
 * The part of a text that answers best, in its setting. A short rule is shown whole; of a long one the sentences with
 * most of what was asked for, never a part of a list of conditions, nor anything that the next sentence takes back; of
 * a table the rows, with the line that introduces them.
 *
 * @param text Lines, the points of a list and the rows of a table marked; behind an empty line what is remarked on it
 * @param says What the text says, and where
 * @param terms What was asked for
 */
export function excerptOf(text: string, says: readonly Occurrence[], terms: ReadonlyMap<string, Mark>): Excerpt {
  const marks = says.filter(({ term }) => terms.has(term));
  const sentences = sentencesOf(text);
  const best = bestSpan(text, sentences, marks, terms);
  const [first, last] = best === null ? [] : [sentences[best.first], sentences[best.last]];
  if (best === null || first === undefined || last === undefined) return { runs: [], leftOut: null };
  const rule = endOfRule(text);
  const isWhole = wordsIn(text.slice(0, rule)) <= WHOLE;
  const spans: Span[] = [];
  if (isWhole && rule > 0) spans.push({ start: 0, end: rule });
  if (first.start >= rule) spans.push({ start: first.start, end: last.end });
  else if (!isWhole) {
    const ofRule = sentences.filter(({ start }) => start < rule);
    const span = settle(text, ofRule, best);
    const lead = leadOf(text, span);
    spans.push(...(lead === null ? [] : [lead]), span);
  }
  return { runs: runsOfAll(text, spans, marks, isWhole), leftOut: leftOutOf(text.slice(0, rule), spans) };
}

/** What introduces the table that a span begins in: the first sentence before it. */
function leadOf(text: string, { start }: Span): Span | null {
  if (!isInLine(text, start, ROW)) return null;
  const before = sentencesOf(text.slice(0, start)).filter((sentence) => !isInLine(text, sentence.start, ROW));
  const line = text.lastIndexOf('\n', (before.at(-1)?.start ?? 0) - 1) + 1;
  return before.find((sentence) => sentence.start >= line) ?? null;
}

/** Rows that are left out change nothing in those that are shown. */
function leftOutOf(rule: string, spans: readonly Span[]): Excerpt['leftOut'] {
  const left = sentencesOf(rule)
    .filter(({ start, end }) => !spans.some((span) => span.start <= start && end <= span.end))
    .filter(({ start }) => !isInLine(rule, start, ROW))
    .map(({ start, end }) => rule.slice(start, end));
  return left.length === 0 ? null : left.some((each) => EXCEPTION.test(each)) ? 'exception' : 'more';
}

/** The spans one below the other, with dots for what is left out. */
function runsOfAll(
  text: string,
  spans: readonly Span[],
  marks: readonly Occurrence[],
  isWhole: boolean,
): readonly ExcerptRun[] {
  const plain = (words: string): readonly ExcerptRun[] => [{ text: words, marked: false }];
  let after = 0;
  const runs = spans.flatMap((span, index) => {
    const gap = text.slice(after, span.start).trim() !== '';
    after = span.end;
    const between = index === 0 ? (gap ? '… ' : '') : gap ? '\n…\n' : '\n';
    return [...(between === '' ? [] : plain(between)), ...runsOf(text, span, marks)];
  });
  const end = isWhole ? endOfRule(text) : text.trimEnd().length;
  return after < end ? [...runs, ...plain(' …')] : runs;
}

function runsOf(text: string, { start, end }: Span, marks: readonly Occurrence[]): readonly ExcerptRun[] {
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
