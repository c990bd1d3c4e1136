/** What ends with a point, and ends no sentence. */
const SHORT = /(?:^|[\s(])(?:e\.g|i\.e|etc|cf|vs|viz|approx|max|min|no|pp?|para|fig|figs|mm|cm|in|ins|\p{Lu})\.$/iu;

/** The sentences of a text, by where each begins and ends. */
export function sentencesOf(text: string): readonly { readonly from: number; readonly to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/[.!?][)\]"'\u2019\u201D]*(?=\s+["'(\u2018\u201C]?[\p{Lu}\d])/gu)) {
    const to = index + end.length;
    if (SHORT.test(text.slice(from, index + 1))) continue;
    sentences.push({ from, to });
    from = to + (/^\s+/u.exec(text.slice(to))?.[0].length ?? 0);
  }
  return from < text.length ? [...sentences, { from, to: text.length }] : sentences;
}
