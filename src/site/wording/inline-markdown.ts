/** A piece of a line of Markdown. */
export interface InlineRun {
  readonly kind: 'text' | 'strong' | 'emphasis' | 'code' | 'link';
  readonly text: string;
  /** Of a link: where it leads. */
  readonly href: string;
}

const MARKED = /\[([^\]]+)\]\(([^)\s]*)\)|\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;

/**
 * The pieces of one line of Markdown: links, strong words, emphasis, code. They do not stand in one another.
 *
 * @param line As an author writes it: `See [rear support](/3.4/rear-support/).`
 */
export function inlineRuns(line: string): readonly InlineRun[] {
  const runs: InlineRun[] = [];
  let read = 0;
  for (const match of line.matchAll(MARKED)) {
    const [whole, link, href = '', strong, emphasis, code] = match;
    runs.push({ kind: 'text', text: line.slice(read, match.index), href: '' });
    read = match.index + whole.length;
    if (link !== undefined) runs.push({ kind: 'link', text: link, href });
    else if (strong !== undefined) runs.push({ kind: 'strong', text: strong, href: '' });
    else if (emphasis !== undefined) runs.push({ kind: 'emphasis', text: emphasis, href: '' });
    else runs.push({ kind: 'code', text: code ?? '', href: '' });
  }
  runs.push({ kind: 'text', text: line.slice(read), href: '' });
  return runs.filter(({ text }) => text !== '');
}
