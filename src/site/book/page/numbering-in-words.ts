import type { BookReading, Numbering } from '../reading/index.ts';

const FROM: Readonly<Record<Numbering['from'], string>> = {
  'a person': 'as you said',
  'printed numbers': 'found by the numbers that are printed on the pages',
  headings: 'found by the headings',
  'a guess': 'a guess, for no page says its number',
};

/** Which sheet of a file is which page, and how that was found: two sentences. */
export function numberingInWords({ leaves, numbering }: Pick<BookReading, 'leaves' | 'numbering'>): string {
  const { pages, from, sure } = numbering;
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) return 'None of its pages has a number.';
  const before = leaves.filter(({ number }) => number < first.leaf).length;
  const cover = before === 0 ? '' : ` ${before === 1 ? 'One sheet comes' : `${before} sheets come`} before it.`;
  const doubt = sure || from === 'a person' ? '' : ' Look at the book, and count here if the numbers are wrong.';
  return `The first page is p. ${first.number}, the last p. ${last.number}: ${FROM[from]}.${cover}${doubt}`;
}
