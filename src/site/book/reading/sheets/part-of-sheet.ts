import type { Line } from '../layout/lines.ts';
import type { Style } from '../layout/units.ts';
import type { Work } from '../model.ts';

/** The title of a sheet, or of a part of a file that holds several: `DBM V 3.1`. */
const TITLE = /^dbm\b.*\b\d\.\d\b/u;

/**
 * The lines of one sheet, in a file that may hold several: from its title to the next.
 *
 * @param lines Of the whole file, in order
 * @returns Null where its title does not stand there, or stands there twice
 */
export function partOfSheet(lines: readonly Line[], style: Style, { signs }: Work): readonly Line[] | null {
  const titles = lines.flatMap((line, index) => (isTitle(line, style) ? [{ index, title: plain(line.text) }] : []));
  const own = titles.filter(({ title }) => signs.some((sign) => `${sign} `.startsWith(`${title} `)));
  const [first] = own;
  if (!first || own.length > 1) return null;
  const next = titles.find(({ index }) => index > first.index);
  return lines.slice(first.index, next?.index);
}

function isTitle(line: Line, style: Style): boolean {
  if (!TITLE.test(plain(line.text))) return false;
  const width = line.right - line.left;
  return line.size > 1.08 * style.size || line.font !== style.font || line.box.width < 0.5 * width;
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.&]+/gu, ' ')
    .trim();
}
