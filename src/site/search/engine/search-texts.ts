import { bestSpan, type Mark } from './excerpt/best-span.ts';
import { sentencesOf } from './excerpt/sentences.ts';
import { LONGEST_QUERY } from './answer-query.ts';
import { understandQuery, type Wanted } from './query/understand-query.ts';
import type { WordReader } from './query/read-words.ts';
import { analyseText, type Occurrence } from './words/analyse-text.ts';
import { createVocabulary } from './words/vocabulary.ts';
import { readTokens } from './words/read-tokens.ts';

/** A text that has all that was asked for. */
export interface TextHit {
  /** Which of the texts it is. */
  readonly index: number;
  /** The sentences of it that answer, in pieces. */
  readonly excerpt: readonly { readonly text: string; readonly marked: boolean }[];
}

/** What a word in a title counts, beside one in the text. */
const IN_TITLE = 1.6;

/**
 * Search texts that are in no index: with the same understanding of a query, in the words of these texts.
 *
 * @param texts Each with the title that it stands under
 * @param reader What reads the queries of the site
 * @returns Takes what was typed; answers best first
 */
export function searchTexts(
  texts: readonly { readonly title: string; readonly text: string }[],
  reader: WordReader,
): (query: string) => readonly TextHit[] {
  const read = texts.map(({ title, text }) => {
    const says = analyseText(text, reader.lexicon).occurrences;
    const titled = new Set(analyseText(title, reader.lexicon).occurrences.map(({ term }) => term));
    return { text, says, titled, terms: new Set(says.map(({ term }) => term)) };
  });
  const frequencies = new Map<string, number>();
  for (const { terms, titled } of read)
    for (const term of new Set([...terms, ...titled])) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const words = texts.flatMap(({ title, text }) => readTokens(`${title} ${text}`));
  const vocabulary = createVocabulary(
    frequencies,
    [...new Set(words.flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])))].sort(),
  );
  const rarity = (term: string): number => Math.log(1 + texts.length / (1 + vocabulary.frequency(term)));
  return (query) => {
    const wanted = understandQuery(reader.request(query.slice(0, LONGEST_QUERY)).words, reader.lexicon, vocabulary);
    if (!wanted.some(({ required }) => required)) return [];
    const marks = marksOf(wanted, rarity);
    const scored = read.map(({ text, says, titled, terms }, index) => {
      const worths = wanted.map((each) => ({
        required: each.required,
        inText: worthIn(each, terms, rarity),
        inTitle: worthIn(each, titled, rarity),
      }));
      // The title alone answers nothing: it stands over many.
      const whole =
        worths.every(({ required, inText, inTitle }) => !required || inText + inTitle > 0) &&
        worths.some(({ inText }) => inText > 0);
      const score = worths.reduce((sum, { inText, inTitle }) => sum + Math.max(inText, inTitle * IN_TITLE), 0);
      return { index, text, says, whole, score: score / Math.sqrt(1 + text.length / 400) };
    });
    return scored
      .filter(({ whole }) => whole)
      .sort((one, other) => other.score - one.score || one.index - other.index)
      .map(({ index, text, says }) => ({ index, excerpt: excerptOf(text, says, marks) }));
  };
}

/** What a text has of one thing that was asked for. */
function worthIn({ alternatives }: Wanted, terms: ReadonlySet<string>, rarity: (term: string) => number): number {
  const had = alternatives.filter((alternative) => alternative.terms.every((term) => terms.has(term)));
  return Math.max(0, ...had.map(({ terms: all, weight }) => weight * Math.max(...all.map(rarity))));
}

function marksOf(wanted: readonly Wanted[], rarity: (term: string) => number): ReadonlyMap<string, Mark> {
  return new Map(
    wanted.flatMap(({ alternatives }, index) =>
      alternatives.flatMap(({ terms, weight }) =>
        terms.map((term) => [term, { wanted: index, worth: weight * rarity(term) }] as const),
      ),
    ),
  );
}

function excerptOf(text: string, says: readonly Occurrence[], marks: ReadonlyMap<string, Mark>): TextHit['excerpt'] {
  const sentences = sentencesOf(text);
  const marked = says
    .filter(({ term }) => marks.has(term))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const best = bestSpan(text, sentences, marked, marks);
  const start = sentences[best?.first ?? 0]?.start ?? 0;
  const end = sentences[best?.last ?? 0]?.end ?? text.length;
  const runs: { text: string; marked: boolean }[] = [];
  let at = start;
  for (const mark of marked) {
    if (mark.start < at || mark.end > end) continue;
    if (mark.start > at) runs.push({ text: text.slice(at, mark.start), marked: false });
    runs.push({ text: text.slice(mark.start, mark.end), marked: true });
    at = mark.end;
  }
  return at < end ? [...runs, { text: text.slice(at, end), marked: false }] : runs;
}
