import { locate, readBook, type Box, type Correction, type Found, type Leaf, type Work } from '../reading/index.ts';
import type { Book, Section } from './invent-book.ts';
import { leafOf, type Layout } from './print-book.ts';
import type { Spoilt } from './spoil-book.ts';

/** How many places of a copy were found, and how. */
export interface Judgement {
  readonly places: number;
  /** Found at the right passage, be that sure or a guess. */
  readonly right: number;
  /** Marked, and rightly. */
  readonly sure: number;
  /** Of these, the places that name more than a section. */
  readonly passages: { readonly places: number; readonly right: number; readonly sure: number };
  /** Places whose mark is wrong: what is marked for sure, or as their section. */
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
  /** Shown on the right page. */
  readonly pages: number;
}

interface Copy {
  readonly leaves: readonly Leaf[];
  readonly layout: Layout;
  readonly correction?: Correction;
}

/** Compare what is found in a copy with what stands there. */
export function judgePlaces({ leaves, layout, correction }: Copy, work: Work, book: Book | Spoilt): Judgement {
  const reading = readBook(leaves, work, correction);
  const marks = marksOn(leaves);
  const { added, removed } = { added: new Set<string>(), removed: new Set<string>(), ...book };
  const judged = Object.entries(work.places)
    .filter(([, { page, section }]) => typeof page === 'number' && section !== undefined)
    .map(([id, place]) => {
      const found = locate(reading, place);
      const truth = without(book.truth.get(id) ?? new Set(), removed);
      const own = marksOfSection(
        book.sections.filter(
          ({ title, decoy }) => decoy === undefined && title.toLowerCase() === place.section?.toLowerCase(),
        ),
      );
      const shown = found?.boxes ? without(inside(marks, found.boxes), added) : new Set<string>();
      const around = found?.section ? inside(marks, found.section) : null;
      const right = truth.size > 0 && same(shown, truth);
      // A section that runs on into another would be marked wrongly as well.
      const strays = around !== null && (around.size === 0 || [...around].some((mark) => !own.has(mark)));
      // Where our words name nothing that print shows, its section is all that there is to find.
      const asked = right || (!book.truth.has(id) && around !== null && !strays);
      return {
        id,
        passage: place.locator !== undefined,
        right: asked,
        sure: found?.sure === true && right,
        wrong: (found?.sure === true && !right) || strays,
        page: found !== null && isOnPage(found, leafOf(Number(place.page), layout), truth, marks),
      };
    });
  const passages = judged.filter(({ passage }) => passage);
  const count = (those: typeof judged, is: (each: (typeof judged)[number]) => boolean): number =>
    those.filter(is).length;
  return {
    places: judged.length,
    right: count(judged, ({ right }) => right),
    sure: count(judged, ({ sure }) => sure),
    passages: {
      places: passages.length,
      right: count(passages, ({ right }) => right),
      sure: count(passages, ({ sure }) => sure),
    },
    wrong: judged.filter(({ wrong }) => wrong).map(({ id }) => id),
    missed: judged.filter(({ right }) => !right).map(({ id }) => id),
    pages: count(judged, ({ page }) => page),
  };
}

function marksOfSection(sections: readonly Section[]): ReadonlySet<string> {
  const items = sections.flatMap(({ parts }) =>
    parts.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => [each, ...each.bullets])),
  );
  return new Set(items.flatMap(({ sentences }) => sentences.map(({ mark }) => mark)));
}

/** A mark, and where it is printed. */
export interface Mark {
  readonly mark: string;
  readonly leaf: number;
  readonly x: number;
  readonly y: number;
}

/** Where each mark of an invented book stands, by the text that is printed. */
export function marksOn(leaves: readonly Leaf[]): readonly Mark[] {
  return leaves.flatMap(({ number, runs }) =>
    runs.flatMap(({ text, x, y, width, height }) =>
      [...text.matchAll(/zq[a-z]+x/giu)].map(({ 0: mark, index }) => ({
        mark: mark.toLowerCase(),
        leaf: number,
        x: x + (width * (index + mark.length / 2)) / text.length,
        y: y + height / 2,
      })),
    ),
  );
}

/** The marks that stand in some boxes. */
export function inside(marks: readonly Mark[], boxes: readonly Box[]): ReadonlySet<string> {
  const within = ({ leaf, x, y }: Mark): boolean =>
    boxes.some(
      (box) => box.leaf === leaf && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    );
  return new Set(marks.filter(within).map(({ mark }) => mark));
}

/** Whether the page that is shown is the one that was asked for, or one that the passage stands on. */
function isOnPage(
  { page }: Found,
  asked: ReturnType<typeof leafOf>,
  truth: ReadonlySet<string>,
  marks: readonly Mark[],
): boolean {
  const shown = inside(marks, [page.box]);
  return (
    (page.leaf === asked.leaf && page.box.x > 0 === asked.onTheRight) || [...truth].some((mark) => shown.has(mark))
  );
}

function without(marks: ReadonlySet<string>, those: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...marks].filter((mark) => !those.has(mark)));
}

/** Whether two sets hold the same marks. */
export function same(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((mark) => other.has(mark));
}
