import type { Box, Found, PlaceInPrint, PrintedPage } from './model.ts';
import { boxesOf } from './places/boxes-of.ts';
import { findNumbered, numberIn } from './places/find-numbered.ts';
import { follow, passageOf, type Chosen } from './places/passages.ts';
import { readLocator, type Step } from './places/read-locator.ts';
import { weighEvidence, type Evidence } from './places/weigh-evidence.ts';
import type { BookReading } from './read-book.ts';
import type { ReadSection } from './sections/read-sections.ts';
import { keyOfTitle } from './sections/titles.ts';
import { locateInSheet } from './sheets/locate-in-sheet.ts';

/** A place of a section, followed in a person's copy. */
interface Followed {
  readonly place: PlaceInPrint;
  readonly steps: readonly Step[];
  readonly chosen: Chosen | null;
}

/**
 * Where a statement stands in a person's copy. A passage is sure only where its heading is found once, what is to be
 * counted is there, and the words that we expect speak for it and for no other.
 *
 * @returns Null where its page is not in the copy, or not known
 */
export function locate(reading: BookReading, place: PlaceInPrint): Found | null {
  if (reading.work.amends === true)
    return reading.sheet && locateInSheet(reading.sheet, reading.work, place, (box) => pageOf(reading, box));
  const stated = reading.numbering.pages.find(({ number }) => number === place.page);
  // What stands on a page that was put in is where a page is called so, whatever else has the title of its section.
  if (typeof place.page === 'string' && stated === undefined) return null;
  const number = numberIn(place.locator);
  return (number === null ? null : underNumber(reading, place, number)) ?? inSection(reading, place, stated);
}

/** Found by its number, which it goes by whatever the titles are. */
function underNumber(reading: BookReading, place: PlaceInPrint, number: string): Found | null {
  const twice = Object.values(reading.work.places).some(
    (other) =>
      numberIn(other.locator) === number && keyOfTitle(other.section ?? '') !== keyOfTitle(place.section ?? ''),
  );
  const spans = findNumbered(reading.text.units, number, place.section, twice);
  const boxes = spans && boxesOf(spans);
  const page = boxes?.[0] && pageOf(reading, boxes[0]);
  if (!boxes || !page) return null;
  return { page, boxes, sure: true, section: null, why: `What begins with ${number} was found, once.` };
}

function inSection(reading: BookReading, place: PlaceInPrint, stated: PrintedPage | undefined): Found | null {
  const section = sectionOf(reading, place, stated);
  const first = section && pageOf(reading, boxOfTitle(section));
  if (!section || !first)
    return stated ? onPage(stated, 'Its heading was not found for sure; the page is shown as it is.') : null;
  const whole = boxesOf(passageOf([section.title, ...section.units], section.units).spans);
  if (place.locator === undefined)
    return {
      page: (reading.numbering.sure ? stated : undefined) ?? first,
      boxes: whole,
      sure: true,
      section: whole,
      why: 'Its heading was found: the section is marked.',
    };
  const steps = readLocator(place.locator);
  if (steps === null || steps.some(({ of }) => of === 'page'))
    return {
      page: stated ?? first,
      boxes: null,
      sure: false,
      section: whole,
      why: 'Its section was found; where it stands in there is not known so well.',
    };
  const chosen = follow(section.units, steps);
  if (chosen === null)
    return {
      page: stated ?? first,
      boxes: null,
      sure: false,
      section: whole,
      why: 'Its section was found, and does not have what was counted there.',
    };
  const boxes = boxesOf(chosen.passage.spans);
  const [box] = boxes;
  const sure = isSure({ place, steps, chosen }, neighboursOf(reading, section, place));
  return {
    page: (box && pageOf(reading, box)) ?? first,
    boxes,
    sure,
    section: whole,
    why: sure
      ? 'Its heading was found, and what was counted below it says what is expected.'
      : 'Its section was found; the passage only by counting, so that it is not marked.',
  };
}

function onPage(page: PrintedPage, why: string): Found {
  return { page, boxes: null, sure: false, section: null, why };
}

/** The section with a title: the only one, or the only one on its page where pages are sure. */
function sectionOf(reading: BookReading, place: PlaceInPrint, stated: PrintedPage | undefined): ReadSection | null {
  const { numbering, text, work } = reading;
  if (place.section === undefined) return null;
  const key = keyOfTitle(place.section);
  const titled = text.sections.filter((section) => section.key === key);
  const page = work.sections.find(({ title }) => keyOfTitle(title) === key)?.page ?? place.page;
  const onIt = titled.filter((section) => pageOf(reading, boxOfTitle(section))?.number === page);
  if (page === null || !numbering.sure || stated === undefined) return titled.length === 1 ? (titled[0] ?? null) : null;
  return onIt.length === 1 ? (onIt[0] ?? null) : null;
}

function boxOfTitle({ title }: ReadSection): Box {
  return title.lines[0]?.box ?? { leaf: 0, x: 0, y: 0, width: 0, height: 0 };
}

function pageOf({ numbering }: BookReading, { leaf, x, width }: Box): PrintedPage | undefined {
  const middle = x + width / 2;
  return numbering.pages.find(
    (page) => page.leaf === leaf && middle >= page.box.x && middle <= page.box.x + page.box.width,
  );
}

/** The other places of the same section, as far as they can be followed. */
function neighboursOf({ work }: BookReading, section: ReadSection, place: PlaceInPrint): readonly Followed[] {
  const key = section.key;
  return Object.values(work.places)
    .filter((other) => other !== place && other.locator !== undefined && other.locator !== place.locator)
    .filter((other) => other.section !== undefined && keyOfTitle(other.section) === key)
    .flatMap((other) => {
      const steps = readLocator(other.locator ?? '');
      return steps === null ? [] : [{ place: other, steps, chosen: follow(section.units, steps) }];
    });
}

function isSure(own: Followed, neighbours: readonly Followed[]): boolean {
  const { chosen } = own;
  if (chosen === null || chosen.passage.doubtful) return false;
  // What else is counted in this section must be there: else it is not the section that was counted.
  if (neighbours.some((other) => other.chosen === null)) return false;
  const kind = kindOf(own);
  const alike = neighbours.filter((other) => kindOf(other) === kind);
  const judged = (followed: Followed): Evidence => {
    if (followed.chosen === null) return 'none';
    // Another that is counted to the same place speaks against it too: one of the two was counted wrongly.
    const others = [own, ...alike].filter(
      (other) => other !== followed && other.chosen?.count === followed.chosen?.count,
    );
    return weighEvidence(
      followed.chosen,
      followed.place.words ?? [],
      others.map(({ place }) => place.words ?? []),
    );
  };
  const evidence = judged(own);
  if (chosen.count > 1)
    return (
      evidence === 'for' &&
      isBounded(
        chosen,
        alike.filter((other) => judged(other) === 'for'),
      )
    );
  if (evidence !== 'none') return evidence === 'for';
  // Without words of its own, it is sure between two of its kind that are, in one list.
  const inList = alike
    .filter((other) => other.chosen?.counted === chosen.counted)
    .map((other) => ({ at: other.chosen?.at ?? 0, says: judged(other) }));
  if (inList.some(({ says }) => says === 'against')) return false;
  const before = inList.some(({ at, says }) => at < chosen.at && says === 'for');
  const after = inList.some(({ at, says }) => at > chosen.at && says === 'for');
  return before && after;
}

/** Whether what stands right before several and right after them is sure: else one of them may be missing, or one too many. */
function isBounded({ at, count, siblings }: Chosen, sure: readonly Followed[]): boolean {
  const before = at === 0 || sure.some((other) => other.chosen?.count === 1 && other.chosen.at === at - 1);
  const after = at + count === siblings.length || sure.some((other) => other.chosen?.at === at + count);
  return before && after;
}

function kindOf({ steps }: Followed): string {
  return steps.at(-1)?.of ?? '';
}
