import type { Unit } from '../layout/units.ts';
import { keyOfTitle } from '../sections/titles.ts';
import type { Span } from './passages.ts';

/** A number at the beginning of a line, such as sheets number what they say with: `17.6`. */
const NUMBERED = /^(?<number>\d{1,2}\.\d{1,2})\s/u;

/** A line that begins with a number, and the last title above it. */
interface NumberedLine {
  readonly number: string;
  readonly unit: number;
  /** Where it begins in the text of its unit. */
  readonly from: number;
  readonly title: string;
}

/**
 * The number that a place goes by.
 *
 * @param locator `numbered clarification 17.6`
 * @returns `17.6`; null where it goes by none
 */
export function numberIn(locator: string | undefined): string | null {
  return /^numbered (?:clarification|guideline) (?<number>\d+\.\d+)$/u.exec(locator ?? '')?.groups?.number ?? null;
}

/**
 * Find what a sheet says under a number: up to the next number of its section, or the next title.
 *
 * @param units Of the whole sheet, in order
 * @param number `17.6`
 * @param section The title of its section
 * @param twice Whether the sheet numbers two things so: then it must stand below that title
 * @returns Null where no line begins so, or more than one might be meant
 */
export function findNumbered(
  units: readonly Unit[],
  number: string,
  section: string | undefined,
  twice: boolean,
): readonly Span[] | null {
  const all = numberedLines(units);
  const so = all.filter((line) => line.number === number);
  const below = so.filter(({ title }) => section !== undefined && keyOfTitle(title) === keyOfTitle(section));
  const [found, ...others] = so.length === 1 && !twice ? so : below;
  if (!found || others.length > 0) return null;
  const next = all.find((line) => isAfter(line, found) && line.number === successor(number));
  const title = units.findIndex((unit, index) => index > found.unit && unit.kind === 'title');
  const last = Math.min(next?.unit ?? units.length, title < 0 ? units.length : title);
  return units.slice(found.unit, last + 1).flatMap((unit, index): readonly Span[] => {
    const at = found.unit + index;
    const from = at === found.unit ? found.from : 0;
    const to = at < last ? unit.text.length : next?.unit === at ? next.from : 0;
    return to > from ? [{ unit, from, to }] : [];
  });
}

function numberedLines(units: readonly Unit[]): readonly NumberedLine[] {
  let title = '';
  return units.flatMap((unit, index) => {
    if (unit.kind === 'title') {
      title = unit.text;
      return [];
    }
    return unit.lines.flatMap((line, at) => {
      const number = NUMBERED.exec(line.text)?.groups?.number;
      return number === undefined ? [] : [{ number, unit: index, from: Math.max(0, unit.starts[at] ?? 0), title }];
    });
  });
}

function isAfter(one: NumberedLine, other: NumberedLine): boolean {
  return one.unit > other.unit || (one.unit === other.unit && one.from > other.from);
}

/** `17.7` of `17.6`. */
function successor(number: string): string {
  const [section = '', at = ''] = number.split('.');
  return `${section}.${String(Number(at) + 1)}`;
}
