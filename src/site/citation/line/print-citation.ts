import type { Citation } from './citation.ts';

/**
 * Write a citation as one line for a forum or an email: readable as it stands, and by {@link readCitation}.
 *
 * `DBM 3.4, Rear support, "Spears" (rear-support.spears), printed p. 22. Source: DBM 3.1 sheet, p. 22. Text
 * 338f97961de5, content of 2026-11-20.`
 *
 * Of a question the answer follows: whoever reads the line alone has both.
 *
 * @param citation What is cited; its texts are without line breaks, its section without double quotes
 */
export function printCitation(citation: Citation): string {
  const { game, edition, section, title, id, answer, page, source, digest, date } = citation;
  const answered = answer === undefined ? '' : ` Answer: ${answer}`;
  const place = page === null ? '' : `, printed p. ${String(page)}`;
  const from = source === null ? '' : ` Source: ${source}.`;
  return `${game} ${edition}, ${section}, "${title}" (${id})${place}.${answered}${from} Text ${digest}, content of ${date}.`;
}
