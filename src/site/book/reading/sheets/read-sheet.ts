import type { Line } from '../layout/lines.ts';
import type { Style, Unit } from '../layout/units.ts';
import type { Work } from '../model.ts';
import type { Span } from '../places/passages.ts';
import { readInstruction, resemblesInstruction, type InstructionHead } from './instruction-key.ts';
import { partOfSheet } from './part-of-sheet.ts';

/** A stretch of the lines of a sheet; its last line counts up to a letter. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** How much of its last line is its own, where what comes next begins on that line. */
  readonly lastLine: number | null;
}

/** An instruction of a sheet, with the text that it brings. */
export interface Instruction {
  /** Of where it says that it changes something, without what it leaves unsaid. */
  readonly key: string;
  /** The same with the paragraph of the one before it, and the page. */
  readonly fullKeys: readonly string[];
  readonly before: string | null;
  readonly stretch: Stretch;
  /** Whether something in it may begin what is no part of it. */
  readonly doubtful: boolean;
}

/** What stands in a sheet below one heading. */
export interface SheetSection {
  /** The titles that its heading may be, of those that we know; empty of any other. */
  readonly titles: readonly string[];
  readonly stretch: Stretch;
  readonly instructions: readonly Instruction[];
}

/** A sheet of instructions, read. */
export interface ReadSheet {
  readonly lines: readonly Line[];
  readonly sections: readonly SheetSection[];
}

/** A heading, and where on its line it ends: what stands behind it may be an instruction. */
interface Heading {
  readonly titles: readonly string[];
  readonly line: number;
  /** Where on its line it begins. */
  readonly from: number;
  readonly rest: string;
}

const PAGE = /\s*\bpage (?<page>\d{1,3}\w?)\s*$/iu;
const PAGE_ALONE = /^page \d{1,3}\w?$/iu;
/** Initials and a date. */
const SIGNED = /^\p{L}{2,4} \d{1,2}\.\d{1,2}\.\d{4}$/u;
const FIGURE = /^figure \d+\w?/iu;

/**
 * Read a sheet of instructions: heading by heading, instruction by instruction.
 *
 * @param all The lines of the whole file, in order
 * @returns Null where this sheet is not in the file
 */
export function readSheet(all: readonly Line[], style: Style, work: Work): ReadSheet | null {
  const lines = partOfSheet(all, style, work);
  if (lines === null) return null;
  const headings = headingsOf(lines, style, work);
  const sections = headings.map((heading, index): SheetSection => {
    const whole = stretchTo(lines, heading.line, headings[index + 1]);
    // On the line of another heading only what comes below is its own.
    const stretch = trimmed(lines, heading.from === 0 ? whole : { ...whole, from: heading.line + 1 });
    return { titles: heading.titles, stretch, instructions: instructionsOf(lines, heading, stretch) };
  });
  return { lines, sections };
}

/** The text of a stretch, as one that can be marked. */
export function spanOf(lines: readonly Line[], { from, to, lastLine }: Stretch): Span {
  const own = lines.slice(from, to);
  let text = '';
  const starts = own.map((line) => {
    if (text !== '') text += ' ';
    const start = text.length;
    text += line.text;
    return start;
  });
  const unit: Unit = { kind: 'paragraph', marker: '', text, lines: own, starts, doubtful: false };
  return { unit, from: 0, to: lastLine === null ? text.length : (starts.at(-1) ?? 0) + lastLine };
}

function headingsOf(lines: readonly Line[], style: Style, { sections }: Work): readonly Heading[] {
  const keys = new Map(sections.map(({ title }) => [keyOf(title), title]));
  const tails = sections.flatMap(({ title }) => {
    const tail = /^.+?: (?<tail>.+)$/u.exec(title)?.groups?.tail;
    return tail === undefined ? [] : [{ title, tail }];
  });
  const found: Heading[] = [];
  const titlesIn = (text: string): readonly string[] => {
    const whole = text.replace(PAGE, '');
    const tailed = tails.filter(({ tail }) => saysAll(whole, tail)).map(({ title }) => title);
    return /^["\u201C]/u.test(text) ? [] : [keys.get(keyOf(whole)) ?? [], tailed].flat();
  };
  /** The line that the last heading ends on. */
  let last = -1;
  lines.forEach(({ text, ...line }, index) => {
    const before = readInstruction(lines[index - 1]?.text ?? '', text);
    // `Add new section before STORMING`, and below it `FORTIFICATIONS.`
    if (index <= last || before?.lines === 2) return;
    const titles = titlesIn(text);
    const next = lines[index + 1];
    const goesOn = titles.length === 0 && next?.font === line.font && next.size === line.size;
    const both = goesOn ? (keys.get(keyOf(`${text} ${next.text}`.replace(PAGE, ''))) ?? []) : [];
    if (titles.length > 0 || both.length > 0) {
      last = both.length > 0 ? index + 1 : index;
      found.push({ titles: [titles, both].flat(), line: index, from: 0, rest: '' });
      return;
    }
    const [, head = '', rest = ''] = /^(.{3,60}?)[.:]\s+(.+)$/u.exec(text) ?? [];
    const title = keys.get(keyOf(head));
    const figure = title !== undefined && FIGURE.test(title) && !(found.at(-1)?.titles.includes(title) ?? false);
    if (title !== undefined && (figure || readInstruction(rest, '') !== null)) {
      found.push({ titles: [title], line: index, from: 0, rest });
      return;
    }
    const atEnd = headingAtEnd(text, keys);
    if (atEnd) found.push({ titles: [atEnd.title], line: index, from: atEnd.from, rest: '' });
    else if (looksLikeHeading({ text, ...line }, style) && readInstruction(text, '') === null)
      found.push({ titles: [], line: index, from: 0, rest: '' });
  });
  return found;
}

/** One that another line has drawn to its end: `… position." ARMY SIZE Page 11`. */
function headingAtEnd(
  text: string,
  keys: ReadonlyMap<string, string>,
): { readonly title: string; readonly from: number } | null {
  if (!PAGE.test(text)) return null;
  const whole = text.replace(PAGE, '');
  for (const { index } of whole.matchAll(/(?<=[."\u201D)] )\p{Lu}/gu)) {
    const title = keys.get(keyOf(whole.slice(index)));
    if (title !== undefined) return { title, from: index };
  }
  return null;
}

/** Whether a line says all words of a title in their order, and is no more than a title. */
function saysAll(text: string, title: string): boolean {
  if (keyOf(text) === keyOf(title)) return true;
  const words = wordsOf(title);
  const said = wordsOf(text);
  let at = 0;
  for (const word of said) if (word === words[at]) at += 1;
  return words.length > 3 && at === words.length && /^\p{Lu}/u.test(text) && said.length < 20;
}

/** A heading of which we know nothing ends what stands above it all the same. */
function looksLikeHeading({ text, size, font }: Line, style: Style): boolean {
  if (/^["\u201C\u2022*-]/u.test(text) || !/\p{L}{3}/u.test(text) || text.length > 90) return false;
  const letters = text.replace(PAGE, '').replaceAll(/[^\p{L}]/gu, '');
  if (/^\p{Lu}{4,}$/u.test(letters)) return true;
  return PAGE.test(text) && !/^page /iu.test(text)
    ? /^\p{Lu}/u.test(text) && text.length < 60
    : /^[\p{Lu}\d]/u.test(text) && (size > 1.08 * style.size || font !== style.font) && !/^page /iu.test(text);
}

function instructionsOf(lines: readonly Line[], heading: Heading, { to, lastLine }: Stretch): readonly Instruction[] {
  const starts: { readonly head: InstructionHead; readonly line: number; readonly page: string }[] = [];
  /** Instructions that leave unsaid where: most go on with the one above. */
  const keyless: number[] = [];
  let page = '';
  for (let line = heading.line; line < to; line += 1) {
    const text = line === heading.line ? heading.rest : (lines[line]?.text ?? '');
    const onPage = /^page (?<page>\d{1,3})$/iu.exec(text)?.groups?.page;
    // The first is that of the heading.
    if (onPage !== undefined && starts.length > 0) page = `page:${onPage}`;
    const head = text === '' ? null : readInstruction(text, line + 1 < to ? (lines[line + 1]?.text ?? '') : '');
    if (head?.key === '' && line > heading.line) keyless.push(line);
    if (head !== null && (head.key !== '' || line === heading.line)) {
      starts.push({ head, line, page });
      line += head.lines - 1;
    }
  }
  return starts.map(({ head, line, page: onPage }, index) => {
    const next = starts[index + 1];
    const stretch = next ? { from: line, to: next.line, lastLine: null } : { from: line, to, lastLine };
    const inherited = /^para:\S+/u.exec(
      starts.slice(0, index).findLast((each) => each.head.key.startsWith('para:'))?.head.key ?? '',
    );
    const own = trimmed(lines, stretch);
    const key = `${onPage} ${head.key}`.trim();
    const continued = `${onPage} ${inherited?.[0] ?? ''} ${head.key}`.trim();
    return {
      key,
      fullKeys: inherited && !/\bpara\b/u.test(head.key) ? [key, continued] : [key],
      before: head.before,
      stretch: own,
      doubtful: Array.from({ length: own.to - own.from - 1 }, (_, at) => own.from + 1 + at).some((at) => {
        const text = lines[at]?.text ?? '';
        const ofHead = at === line + head.lines - 1;
        return keyless.includes(at) || PAGE_ALONE.test(text) || (!ofHead && resemblesInstruction(text));
      }),
    };
  });
}

/** Up to a heading, which may begin on the last line. */
function stretchTo(lines: readonly Line[], from: number, next: Heading | undefined): Stretch {
  if (next === undefined) return { from, to: lines.length, lastLine: null };
  return next.from === 0
    ? { from, to: next.line, lastLine: null }
    : { from, to: next.line + 1, lastLine: next.from - 1 };
}

/** The number of a page of the rulebook, for what comes next, is no part of what stands above it; nor is who signed. */
function trimmed(lines: readonly Line[], { from, to, lastLine }: Stretch): Stretch {
  let end = to;
  while (end > from + 1 && (PAGE_ALONE.test(lines[end - 1]?.text ?? '') || SIGNED.test(lines[end - 1]?.text ?? '')))
    end -= 1;
  return { from, to: end, lastLine: end === to ? lastLine : null };
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A title by its letters and figures. */
export function keyOf(title: string): string {
  return wordsOf(title).join('');
}
