/** What is no text to read, or is copied as it stands: tags, code, and the lines by which a text is cited. */
const LEFT_ALONE =
  /<(script|style|pre|code|title)\b[^]*?<\/\1>|<p class="citation-line"[^>]*>[^<]*|<(?:"[^"]*"|[^">])*>/;

const PAGE = /\bpp?\. (?=\d)/;

const IN_HTML = new RegExp(`${LEFT_ALONE.source}|${PAGE.source}`, 'g');

/**
 * Keep the number of a page beside what says that it is one: in `p. 24` no line ends.
 *
 * @param text Words, or the HTML of a page
 */
export function keepPages(text: string): string {
  return text.replaceAll(IN_HTML, (found) => (found.startsWith('p') ? found.replace(' ', '\u{A0}') : found));
}
