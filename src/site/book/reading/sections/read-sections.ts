import type { Line } from '../layout/lines.ts';
import type { PageOfLines } from '../layout/pages.ts';
import { styleOf, unitsOf, type Style, type Unit } from '../layout/units.ts';
import { keyOfTitle } from './titles.ts';

/** A section as it stands in a book. */
export interface ReadSection {
  /** The key of its title. */
  readonly key: string;
  readonly title: Unit;
  /** What stands below its title, up to the next title of its rank. */
  readonly units: readonly Unit[];
}

/** A book as it is read. */
export interface ReadText {
  readonly style: Style;
  readonly units: readonly Unit[];
  readonly sections: readonly ReadSection[];
}

/** On a page of contents, titles are so much of all lines. */
const CONTENTS = 0.4;

/**
 * The sections of a book.
 *
 * @param pages In order
 * @param titles Those that it is known to have
 */
export function readSections(pages: readonly PageOfLines[], titles: readonly string[]): ReadText {
  const known = new Set(titles.map(keyOfTitle).filter((key) => key !== ''));
  const lines = pages.flatMap((page) => withoutContents(page.lines, known));
  const style = styleOf(lines);
  const isTitle = titlesAmong(lines, known, style);
  const units = unitsOf(lines, style, isTitle);
  const starts = units.flatMap((unit, index) =>
    unit.kind === 'title' && known.has(keyOfTitle(unit.text)) ? [index] : [],
  );
  const looks = new Set(starts.map((index) => lookOf(units[index]?.lines[0], style)));
  const sections = starts.flatMap((start): readonly ReadSection[] => {
    const title = units[start];
    if (!title) return [];
    const end = units.findIndex(
      (unit, index) => index > start && unit.kind === 'title' && ends(unit, title, known, looks, style),
    );
    return [{ key: keyOfTitle(title.text), title, units: units.slice(start + 1, end < 0 ? units.length : end) }];
  });
  return { style, units, sections };
}

/** A section ends at the next one, and at a title that looks like theirs; one that looks otherwise is a part of it. */
function ends(unit: Unit, title: Unit, known: ReadonlySet<string>, looks: ReadonlySet<string>, style: Style): boolean {
  if (known.has(keyOfTitle(unit.text))) return true;
  const look = lookOf(unit.lines[0], style);
  return (
    look === lookOf(title.lines[0], style) ||
    (looks.has(look) && (unit.lines[0]?.size ?? 0) >= (title.lines[0]?.size ?? 0))
  );
}

/** How a line is set: its size, its font, and whether it is in capitals. */
function lookOf(line: Line | undefined, style: Style): string {
  return line ? `${(line.size / style.size).toFixed(1)} ${line.font} ${isCapitals(line.text) ? 'A' : 'a'}` : '';
}

function isCapitals(text: string): boolean {
  const letters = text.replaceAll(' ', '');
  return /\p{Lu}{2}/u.test(letters) && !/\p{Ll}{2}/u.test(letters);
}

/** The lines of a page without a list of contents: what stands above that and below it is text. */
function withoutContents(lines: readonly Line[], known: ReadonlySet<string>): readonly Line[] {
  const keys = lines.map(({ text }) => keyOfTitle(text.replace(/[\s.\u2026]*\d{1,3}$/u, '')));
  const entries = keys.flatMap((key, index) => (known.has(key) ? [index] : []));
  if (entries.length <= 5 || entries.length <= CONTENTS * lines.length) return lines;
  // A title that comes a second time stands over its text.
  const again = entries.findIndex((at, index) => entries.slice(0, index).some((before) => keys[before] === keys[at]));
  const listed = again < 0 ? entries : entries.slice(0, again);
  return [...lines.slice(0, listed[0]), ...lines.slice((listed.at(-1) ?? 0) + 1)];
}

/** Which lines are titles: those that look unlike the text and end no sentence, and known ones that stand alone. */
function titlesAmong(lines: readonly Line[], known: ReadonlySet<string>, style: Style): (line: Line) => boolean {
  const alone = new Set(lines.filter((line, index) => standsAlone(line, lines[index - 1], lines[index + 1], style)));
  return (line) => {
    if (/[.;,]$/u.test(line.text) || !/\p{L}{3}/u.test(line.text.replaceAll(' ', '')) || line.text.length > 90)
      return false;
    const set =
      line.size > 1.08 * style.size || isCapitals(line.text) || (line.font !== '' && line.font !== style.font);
    if (known.has(keyOfTitle(line.text))) return set || alone.has(line);
    if (/[:]$/u.test(line.text) && line.size <= 1.08 * style.size) return false;
    return /^[\p{Lu}\d]/u.test(line.text) && (line.size > 1.08 * style.size || (set && alone.has(line)));
  };
}

function standsAlone(line: Line, before: Line | undefined, after: Line | undefined, style: Style): boolean {
  const width = line.right - line.left;
  if (line.box.width > 0.8 * width && before?.column === line.column) return false;
  const gap = (one: Line | undefined, other: Line | undefined): boolean =>
    !one || one.column !== other?.column || other.box.y - one.box.y > 1.25 * style.leading * style.size;
  return gap(before, line) || (gap(line, after) && before?.font !== line.font);
}
