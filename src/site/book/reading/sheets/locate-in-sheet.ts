import type { Line } from '../layout/lines.ts';
import type { Box, Found, PlaceInPrint, PrintedPage, Work } from '../model.ts';
import { boxesOf } from '../places/boxes-of.ts';
import { keyOfLocator, readInstruction, resemblesInstruction } from './instruction-key.ts';
import { keyOf, spanOf, type Instruction, type ReadSheet, type SheetSection, type Stretch } from './read-sheet.ts';

/** Which page of a person's copy a box is on. */
type PageOf = (box: Box) => PrintedPage | undefined;

/** What was found, and whether print shows for sure where it ends. */
interface Passage {
  readonly stretch: Stretch;
  readonly closed: boolean;
}

/** Where a quotation ends, and where one begins. */
const CLOSES = /[^\s"\u201C]["\u201D][.)]?\s*$/u;
const OPENS = /^[\s\u2022*o\u25AA\uF0B7-]*["\u201C]/u;
const POINT = /^(?:[\u2022\u25AA\uF0B7*-]\s+)?(?<name>\p{Lu}[\p{L}\d ]{2,40}):\s/u;

/**
 * Where a statement stands in a person's copy of a sheet: the instruction that changes what it names, with the text that
 * this brings. Sure only where one instruction below one heading says it changes that, and it shows where that ends.
 *
 * @returns Null where nothing of its sheet is in the copy
 */
export function locateInSheet(sheet: ReadSheet, work: Work, place: PlaceInPrint, pageOf: PageOf): Found | null {
  const section = sectionOf(sheet, place);
  const whole = section && endsAsExpected(sheet, work, section, place.section) ? boxesAt(sheet, section.stretch) : null;
  const passage = passageAt(sheet, work, place, section);
  const boxes = passage && boxesAt(sheet, passage.stretch);
  const shown = boxes?.[0] ?? (section && boxesAt(sheet, section.stretch)[0]) ?? nearest(sheet, work, place);
  const page = shown && pageOf(shown);
  if (!page) return null;
  if (!passage)
    return {
      page,
      boxes: null,
      sure: false,
      section: whole,
      why: 'On this page, or one next to it: the instruction itself was not found.',
    };
  return passage.closed
    ? {
        page,
        boxes,
        sure: true,
        section: whole,
        why: 'Its heading was found, and the one instruction below it that changes this.',
      }
    : {
        page,
        boxes,
        sure: false,
        section: whole,
        why: 'It begins on this page; where it ends is not sure, so that it is not marked.',
      };
}

function passageAt(sheet: ReadSheet, work: Work, place: PlaceInPrint, section: SheetSection | null): Passage | null {
  if (place.section === undefined || place.locator === undefined) return null;
  const head = keyOfLocator(place.locator);
  if (head.before !== null) return inFrontOf(sheet, work, head.before, place.section);
  if (section === null) return null;
  const instruction = instructionFor(section, head.key);
  if (instruction) {
    const last = section.instructions.at(-1) === instruction;
    if (instruction.doubtful) return { stretch: instruction.stretch, closed: false };
    return passageOf(sheet, instruction.stretch, !last || endsAsExpected(sheet, work, section, place.section));
  }
  if (section.instructions.length > 0) return null;
  return pointNamed(sheet, work, section, place) ?? wholeOf(sheet, work, section, place.section);
}

/** The one instruction that changes what is named; one that leaves the paragraph unsaid goes on with that of the one before. */
function instructionFor({ instructions }: SheetSection, key: string): Instruction | null {
  const exact = instructions.filter((each) => each.key === key);
  const meant = exact.length > 0 ? exact : instructions.filter((each) => each.fullKeys.includes(key));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** What an instruction adds in front of something, under a heading of its own: `Add new section before …`. */
function inFrontOf(sheet: ReadSheet, work: Work, before: string, title: string): Passage | null {
  const all = sheet.sections.flatMap((section) =>
    section.instructions
      .filter((each) => each.before !== null && keyOf(each.before) === keyOf(before))
      .filter(({ stretch }) =>
        [1, 2].some((below) => keyOf(sheet.lines[stretch.from + below]?.text ?? '') === keyOf(title)),
      )
      .map((each) => ({ section, each })),
  );
  const [found] = all;
  if (!found || all.length > 1) return null;
  if (found.each.doubtful) return { stretch: found.each.stretch, closed: false };
  const last = found.section.instructions.at(-1) === found.each;
  return passageOf(sheet, found.each.stretch, !last || endsAsExpected(sheet, work, found.section, title));
}

/** A point that begins with a name, of a list of such points: `Table: …`. */
function pointNamed(
  sheet: ReadSheet,
  work: Work,
  section: SheetSection,
  { section: title, locator }: PlaceInPrint,
): Passage | null {
  const { stretch } = section;
  const names = sheet.lines.map(({ text }, index) =>
    index > stretch.from && index < stretch.to ? POINT.exec(text)?.groups?.name : undefined,
  );
  const known = new Set(
    Object.values(work.places).flatMap((place) => (place.section === title ? keyOf(place.locator ?? '') : [])),
  );
  const from = names.findIndex((name) => name !== undefined && keyOf(name) === keyOf(locator ?? ''));
  if (from < 0 || names.filter((name) => name !== undefined && keyOf(name) === keyOf(locator ?? '')).length > 1)
    return null;
  const next = names.findIndex((name, index) => index > from && name !== undefined);
  const own: Stretch = next < 0 ? { ...stretch, from } : { from, to: next, lastLine: null };
  const ends = next < 0 ? endsAsExpected(sheet, work, section, title) : known.has(keyOf(names[next] ?? ''));
  return { stretch: own, closed: ends && !leadsOn(sheet, own) };
}

/** A section that says one thing only, and no instruction. */
function wholeOf(sheet: ReadSheet, work: Work, section: SheetSection, title: string): Passage | null {
  const said = Object.values(work.places).filter((place) => place.section === title);
  if (new Set(said.map(({ locator }) => locator)).size > 1) return null;
  const { closed, stretch } = passageOf(sheet, section.stretch, endsAsExpected(sheet, work, section, title));
  // Where we know of an instruction there, it takes a line or two to say so.
  const head = /(?:^| )(?:para|bullet|sentence|line|[+-]\d):/u.test(keyOfLocator(said[0]?.locator ?? '').key) ? 2 : 0;
  const leads = leadsOn(sheet, { ...stretch, from: stretch.from + head });
  return { stretch, closed: closed && !leads };
}

/** Whether something below its first line leads on to something else: an instruction, maybe, that could not be read. */
function leadsOn({ lines }: ReadSheet, { from, to }: Stretch): boolean {
  return lines
    .slice(from + 1, to)
    .some(({ text }) => text.endsWith(':') || resemblesInstruction(text) || readInstruction(text, '') !== null);
}

/** @param bounded Whether what comes next is what we expect there */
function passageOf({ lines }: ReadSheet, stretch: Stretch, bounded: boolean): Passage {
  const own = lines.slice(stretch.from, stretch.to).map(({ text }) => text);
  if (stretch.lastLine !== null) own.push((own.pop() ?? '').slice(0, stretch.lastLine));
  const brought = own.slice(1);
  // What is quoted within an instruction ends with it: a second quotation may be that of an instruction that was not seen.
  const closings = brought.slice(0, -1).filter((line) => CLOSES.test(line)).length;
  const openings = brought.flatMap((line, index) => (OPENS.test(line) ? [index] : []));
  const quoted = CLOSES.test(own.at(-1) ?? '');
  const strays = /\bpage \d{1,3}\w?\s*$/iu.test(own.at(-1) ?? '');
  // Where nothing is quoted, what leads on to something may be one too.
  const leads = !quoted && brought.slice(1, -1).some((line) => line.endsWith(':'));
  const single = closings === 0 && openings.every((at) => at < 2) && openings.length < 2;
  return { stretch, closed: single && !strays && !leads && (bounded || quoted) };
}

/** Whether below a section the heading comes next that we know to come next. */
function endsAsExpected({ sections }: ReadSheet, work: Work, section: SheetSection, title = ''): boolean {
  const titles = work.sections.map((each) => each.title);
  const expected = titles[titles.indexOf(title) + 1];
  const next = sections[sections.indexOf(section) + 1];
  return expected === undefined ? next === undefined : (next?.titles.includes(expected) ?? false);
}

function sectionOf({ sections }: ReadSheet, { section: title }: PlaceInPrint): SheetSection | null {
  const titled = sections.filter(({ titles }) => title !== undefined && titles.includes(title));
  return titled.length === 1 ? (titled[0] ?? null) : null;
}

/** Where the last section begins that stands in front of a place, by the order that we know; else the sheet. */
function nearest(sheet: ReadSheet, work: Work, place: PlaceInPrint): Box | undefined {
  const order = work.sections.map(({ title }) => title);
  const before = order.slice(0, Math.max(0, order.indexOf(place.section ?? ''))).toReversed();
  const known = before
    .map((title) => sheet.sections.filter(({ titles }) => titles.includes(title)))
    .find(({ length }) => length === 1);
  const line: Line | undefined = sheet.lines[known?.[0] ? known[0].stretch.to - 1 : 0];
  return line?.box;
}

function boxesAt({ lines }: ReadSheet, stretch: Stretch): readonly Box[] {
  return boxesOf([spanOf(lines, stretch)]);
}
