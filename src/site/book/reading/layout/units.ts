import type { Line } from './lines.ts';

/** A paragraph, or a point of a list, as far as print shows where it begins. */
export interface Unit {
  readonly kind: 'paragraph' | 'numbered' | 'bullet' | 'title';
  /** `•`, `1.`, `(a)`, `+1`; empty of a paragraph. */
  readonly marker: string;
  /** Without its marker; a word that was parted at the end of a line is whole. */
  readonly text: string;
  readonly lines: readonly Line[];
  /** Where in the text each line begins. */
  readonly starts: readonly number[];
  /** Whether print leaves open that it begins here: at the top of a column, say, below a full line. */
  readonly doubtful: boolean;
}

/** How paragraphs and titles of a book look. */
export interface Style {
  readonly size: number;
  readonly font: string;
  /** From one base line to the next, in sizes. */
  readonly leading: number;
  /** How a paragraph is told from the one before. */
  readonly parted: 'by indents' | 'by gaps' | 'not';
  readonly indent: number | null;
  /** Of the points with each sort of marker, how far the lines below the first stand in from it. */
  readonly hanging: ReadonlyMap<RegExp, number>;
}

const SYMBOL = /^(?<marker>[\u2022\u25CF\u25AA\u25A0\u25E6\u2023\u2043\u00B7*\u2013\u2014-])\s+(?=\S)/u;
const FACTOR = /^(?<marker>[+\u2212\u2013-]\s?\d+)(?=[\s:])\s*/u;
const LETTER = /^(?<marker>\(?[a-z]\))\s+/u;
const NUMBER = /^(?<marker>\(?\d{1,2}[.)])\s+/u;

/** So many of all lines begin a paragraph, at least. */
const PARTED = 0.02;

/** What most letters of a book are set in. */
export function styleOf(lines: readonly Line[]): Style {
  const most = <Key>(keyOf: (line: Line) => Key): Key | undefined => {
    const counts = new Map<Key, number>();
    for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + line.text.length);
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
  };
  const size = most((line) => Math.round(line.size * 4) / 4) ?? 10;
  const font = most((line) => line.font) ?? '';
  const steps = lines
    .flatMap((line, index) =>
      lines[index - 1]?.column === line.column ? [(line.box.y - (lines[index - 1]?.box.y ?? 0)) / size] : [],
    )
    .filter((step) => step > 0.8 && step < 2.5)
    .sort((one, other) => one - other);
  // Most lines go on: the leading is what the closer half of the steps is.
  const leading = steps[Math.floor(steps.length / 4)] ?? 1.2;
  const indent = indentOf(lines, size);
  const gaps = steps.filter((step) => step > 1.3 * leading && step > leading + 0.25);
  return {
    size,
    font,
    leading,
    indent,
    hanging: hangingOf(lines),
    parted: indent !== null ? 'by indents' : gaps.length > PARTED * lines.length ? 'by gaps' : 'not',
  };
}

/** By how much lines step in where a sentence begins; null if they do so elsewhere too, other than below a point. */
function indentOf(lines: readonly Line[], size: number): number | null {
  const steppingIn = lines.filter((line, index) => {
    const before = lines[index - 1];
    if (before?.column !== line.column || !isBody(line, size) || !isIndent(line, size)) return false;
    return markerOf(line.text) === null && markerOf(before.text) === null && !isIndent(before, size);
  });
  const begin = steppingIn.filter((line) => beginsUpper(line.text));
  if (steppingIn.length <= PARTED * lines.length || begin.length <= 0.9 * steppingIn.length) return null;
  return (
    begin.map(({ box, left }) => box.x - left).sort((one, other) => one - other)[Math.floor(begin.length / 2)] ?? null
  );
}

/** A line in small letters below a point is of the same point: from these we learn how points hang. */
function hangingOf(lines: readonly Line[]): Style['hanging'] {
  const found = new Map<RegExp, number[]>();
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const marked = before && markerOf(before.text);
    if (!marked || before.column !== line.column || !/^\p{Ll}/u.test(line.text)) return;
    found.set(marked.sort, [...(found.get(marked.sort) ?? []), line.box.x - before.box.x]);
  });
  return new Map(
    [...found].map(([sort, all]) => [sort, all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0]),
  );
}

function isBody(line: Line, size: number): boolean {
  return Math.abs(line.size - size) < 0.06 * size;
}

function isIndent(line: Line, size: number): boolean {
  const by = line.box.x - line.left;
  return by > 0.8 * size && by < 3 * size;
}

function beginsUpper(text: string): boolean {
  return /^["'(\u2018\u201C]*[\p{Lu}\d]/u.test(text);
}

function endsSentence(text: string): boolean {
  return /[.:;!?][)\]"'\u2019\u201D]*$/u.test(text);
}

/** What marks a line as a point of a list. */
function markerOf(text: string): {
  readonly kind: 'numbered' | 'bullet';
  readonly marker: string;
  readonly length: number;
  readonly sort: RegExp;
} | null {
  for (const pattern of [FACTOR, SYMBOL, LETTER, NUMBER]) {
    const found = pattern.exec(text);
    const marker = found?.groups?.marker;
    if (found && marker !== undefined)
      return { kind: pattern === NUMBER ? 'numbered' : 'bullet', marker, length: found[0].length, sort: pattern };
  }
  return null;
}

/**
 * The lines of a book as paragraphs and points.
 *
 * @param lines In the order in which they are read
 * @param isTitle Whether a line is a title, by itself
 */
export function unitsOf(lines: readonly Line[], style: Style, isTitle: (line: Line) => boolean): readonly Unit[] {
  const units: { kind: Unit['kind']; lines: Line[]; doubtful: boolean }[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const last = units.at(-1);
    const marked = markerOf(line.text);
    if (isTitle(line)) {
      // A title of two lines is one.
      const goesOn =
        last?.kind === 'title' &&
        before !== undefined &&
        follows(before, line, style, 1.5) &&
        before.font === line.font;
      if (goesOn) last.lines.push(line);
      else units.push({ kind: 'title', lines: [line], doubtful: false });
      return;
    }
    if (marked !== null && !isWrapped(line, before, last, style)) {
      units.push({ kind: marked.kind, lines: [line], doubtful: false });
      return;
    }
    const begins =
      last === undefined || last.kind === 'title' || before === undefined
        ? 'yes'
        : beginning(line, before, last, style);
    if (begins === 'no') {
      last?.lines.push(line);
    } else {
      units.push({ kind: 'paragraph', lines: [line], doubtful: begins === 'perhaps' });
    }
  });
  return units.map(({ kind, lines: own, doubtful }) => ({ kind, doubtful, ...joined(own) }));
}

function follows(before: Line, line: Line, style: Style, times: number): boolean {
  const step = line.box.y - before.box.y;
  return before.column === line.column && step > 0 && step < times * style.leading * Math.max(line.size, before.size);
}

/** A line that begins with `- ` or `2.` in the middle of a sentence, by the way its words fell. */
function isWrapped(
  line: Line,
  before: Line | undefined,
  last: { readonly kind: Unit['kind'] } | undefined,
  style: Style,
): boolean {
  if (before === undefined || last === undefined || last.kind === 'title' || markerOf(before.text) !== null)
    return false;
  if (!follows(before, line, style, 1.25) || endsSentence(before.text)) return false;
  const full = before.box.x + before.box.width > before.right - 0.15 * (before.right - before.left);
  return full && Math.abs(line.box.x - before.box.x) < 0.3 * style.size;
}

/** Whether a line without a marker begins a paragraph. */
function beginning(
  line: Line,
  before: Line,
  last: { readonly kind: Unit['kind']; readonly lines: readonly Line[] },
  style: Style,
): 'yes' | 'no' | 'perhaps' {
  const ended = endsSentence(before.text);
  const upper = beginsUpper(line.text);
  const [first] = last.lines;
  if (before.column !== line.column) {
    if (!ended || !upper) return 'no';
    if (style.parted === 'by indents' && last.kind === 'paragraph') return isIndent(line, style.size) ? 'yes' : 'no';
    return isShort(before) ? 'yes' : 'perhaps';
  }
  const step = (line.box.y - before.box.y) / style.size;
  if (step > 1.3 * style.leading && step > style.leading + 0.25) return 'yes';
  if (Math.abs(line.size - before.size) > 0.12 * style.size) return 'yes';
  if (last.kind !== 'paragraph' && first) return belowPoint(line, before, first, style, ended && upper);
  if (style.parted === 'by indents' && isIndent(line, style.size) && ended && upper) return 'yes';
  // Where nothing else parts them, a paragraph ends with a line that is not full; so may a sentence.
  return style.parted === 'not' && ended && upper && isShort(before) ? 'perhaps' : 'no';
}

/** Whether a line below a point begins a paragraph: it hangs unlike the lines of such points. */
function belowPoint(line: Line, before: Line, first: Line, style: Style, may: boolean): 'yes' | 'no' | 'perhaps' {
  const near = 0.12 * style.size;
  if (first.column !== line.column) return may && Math.abs(line.box.x - before.box.x) > near ? 'perhaps' : 'no';
  const by = line.box.x - first.box.x;
  if (by < -0.4 * style.size) return 'yes';
  if (!may) return 'no';
  const sort = markerOf(first.text)?.sort;
  const usual = sort && style.hanging.get(sort);
  if (usual === undefined) return 'perhaps';
  if (Math.abs(by - usual) > near) return 'yes';
  return style.indent !== null && Math.abs(line.box.x - line.left - style.indent) < near ? 'perhaps' : 'no';
}

function isShort({ box, left, right }: Line): boolean {
  return box.x + box.width < right - 0.12 * (right - left);
}

/** The text of some lines, and where each begins in it. */
function joined(lines: readonly Line[]): Pick<Unit, 'marker' | 'text' | 'lines' | 'starts'> {
  const [first] = lines;
  const marked = first ? markerOf(first.text) : null;
  let text = '';
  const starts = lines.map((line, index) => {
    const own = index === 0 && marked ? line.text.slice(marked.length) : line.text;
    const parted = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(own);
    if (parted) text = text.slice(0, -1);
    else if (text !== '') text += ' ';
    const start = text.length - (index === 0 && marked ? marked.length : 0);
    text += own;
    return start;
  });
  return { marker: marked?.marker ?? '', text, lines, starts };
}
