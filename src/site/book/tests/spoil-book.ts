import { item, type Book, type Item, type Section } from './invent-book.ts';
import { chance, pickOf, type Random } from './random.ts';

/** What a book has otherwise than what we know of it. */
export interface Spoilt extends Book {
  /** Marks of what we know nothing of. */
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

/** Some titles stand in the book twice, over something else: on their own page, or on another. */
export function titledTwice(book: Book, random: Random): Spoilt {
  const decoys = book.sections
    .filter(() => chance(0.5, random))
    .map(({ title, page }, index): Section => ({
      title,
      page: index % 2 === 0 ? page : 1 + Math.floor(random() * 39),
      parts: [{ title: '', paragraphs: [item(random), item(random, '', ''), item(random)] }],
      decoy: true,
    }));
  const sections = [...book.sections];
  for (const decoy of decoys) sections.splice(Math.floor(random() * sections.length), 0, decoy);
  return { ...book, sections, added: new Set(), removed: new Set() };
}

/** In most sections a paragraph or a point is missing. */
export function withLess(book: Book, random: Random): Spoilt {
  const removed = new Set<string>();
  for (const list of listsOf(book)) {
    if (list.length < 2 || !chance(0.6, random)) continue;
    const gone = pickOf(list, random);
    list.splice(list.indexOf(gone), 1);
    for (const mark of marksOf(gone)) removed.add(mark);
  }
  return { ...book, added: new Set(), removed };
}

/** In most sections there is a paragraph or a point more. */
export function withMore(book: Book, random: Random): Spoilt {
  const added = new Set<string>();
  for (const list of listsOf(book)) {
    if (!chance(0.6, random)) continue;
    const more = item(random, list[0]?.marker ?? '');
    list.splice(Math.floor(random() * list.length), 0, more);
    for (const mark of marksOf(more)) added.add(mark);
  }
  return { ...book, added, removed: new Set() };
}

/** Sections stand on other pages than those we know, there are others between them, and some are missing. */
export function ofAnotherEdition(book: Book, random: Random): Spoilt {
  const less = withLess(book, random);
  const more = withMore(less, random);
  let by = 0;
  const sections = book.sections.flatMap((section): readonly Section[] => {
    if (chance(0.1, random)) by = Math.min(by + 1, 3);
    if (chance(0.05, random)) return [];
    const moved = { ...section, page: Math.min(40, section.page + by) };
    const other: Section = {
      title: `Of ${pickOf(['kettles', 'pianos', 'ribbons'], random)}`,
      page: moved.page,
      parts: [{ title: '', paragraphs: [item(random)] }],
      decoy: true,
    };
    return chance(0.2, random) ? [moved, other] : [moved];
  });
  return { ...more, sections, removed: less.removed };
}

/** The paragraphs of each section, and the points of each paragraph. */
function listsOf({ sections }: Book): readonly Item[][] {
  return sections.flatMap(({ parts }) =>
    parts.flatMap(({ paragraphs }) => [
      paragraphs,
      ...paragraphs.map(({ bullets }) => bullets).filter(({ length }) => length > 1),
    ]),
  );
}

function marksOf({ sentences, bullets }: Item): readonly string[] {
  return [...sentences.map(({ mark }) => mark), ...bullets.flatMap(marksOf)];
}
