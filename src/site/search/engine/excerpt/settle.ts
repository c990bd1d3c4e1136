import { isInLine, POINT, ROW, type Span } from './sentences.ts';

/** What takes back what stands before it, or only has a sense behind that. */
const TAKES_BACK =
  /^(?:but|however|in (?:every|all|any) other|it|they|this|that|these|those)\b|\b(?:if not|otherwise|instead|unless|except|exception|spared)\b/i;

/**
 * Make a span of a rule so much longer that it neither begins nor ends within a paragraph or a list, stands behind
 * what it depends on, and is not taken back by the sentence behind it.
 *
 * @param sentences Those of the rule, in order
 */
export function settle(
  text: string,
  sentences: readonly Span[],
  { first, last }: { readonly first: number; readonly last: number },
): Span {
  const at = (index: number): Span => sentences[index] ?? { start: 0, end: text.length };
  const saying = ({ start, end }: Span): string => text.slice(start, end);
  /** Whether a sentence says nothing without the one before. */
  const follows = (index: number): boolean => {
    const { start } = at(index);
    const isRow = isInLine(text, start, ROW);
    return !isRow && (isInLine(text, start, POINT) || text[start - 1] !== '\n' || TAKES_BACK.test(saying(at(index))));
  };
  let [from, to] = [first, last];
  while (from > 0 && follows(from)) from -= 1;
  while (to + 1 < sentences.length && follows(to + 1)) to += 1;
  return { start: at(from).start, end: at(to).end };
}
