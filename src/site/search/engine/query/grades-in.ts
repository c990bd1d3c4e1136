import { analyseText } from '../words/analyse-text.ts';
import type { Lexicon } from '../words/lexicon.ts';

/** The troop types that a text names with a grade, as terms: `kn(s)`. */
export function gradesIn(text: string, lexicon: Lexicon): readonly string[] {
  return [
    ...new Set(
      analyseText(text, lexicon)
        .occurrences.filter(({ kind }) => kind === 'grade')
        .map(({ term }) => term),
    ),
  ];
}
