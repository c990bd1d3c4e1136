import { readPageName } from '../../../compiler/words/index.ts';
import type { PlaceInPrint, Work } from '../reading/index.ts';
import type { PublishedClause, PublishedDocument } from '../../../compiler/publish/index.ts';
import { clarifications, discrepancies, documents, editions, histories, rulebookOf } from '../../ground/published.ts';
import { placeOf } from './place-of.ts';
import { wordsToExpect } from './words-to-expect.ts';

/** One sheet holds the clarifications, and behind them the guidelines. */
const PRINTED_IN: Readonly<Record<string, string>> = { 'bhgs-fp': 'bhgs' };

/** Everything that we know places in, and a person may have a copy of: the rulebook, the sheets, the books of lists. */
export const works: readonly Work[] = [...editions.map(({ id }) => rulebook(id)), ...sheets(), ...listBooks()];

/** The rulebook of an edition. What a sheet added to it since the base has the page that it was added to, and no more. */
function rulebook(edition: string): Work {
  const base = editions[0]?.id === edition;
  const { sections, clauses } = rulebookOf(edition);
  const touched = new Set(
    Object.values(clauses).flatMap((clause) => (clause.changes.length > 0 ? [clause.section] : [])),
  );
  const places: Record<string, PlaceInPrint> = {};
  for (const section of sections) {
    const words = wordsToExpect(new Map(section.clauses.map((id) => [id, saidOf(id)])));
    for (const id of section.clauses) {
      const clause = clauses[id];
      if (!clause) continue;
      const place = placeOf(clause, section.title);
      // Paragraphs are counted as the base has them: what a later edition changed, nobody has counted.
      const counted = base || !touched.has(section.id);
      places[id] = counted && place.locator !== undefined ? { ...place, words: words.get(id) ?? [] } : bare(place);
    }
  }
  for (const later of editions.slice(editions.findIndex(({ id }) => id === edition) + 1)) {
    const { sections: ofThat, clauses: added } = rulebookOf(later.id);
    const titles = new Map(ofThat.map((section) => [section.id, section.title]));
    for (const [id, clause] of Object.entries(added))
      places[id] ??= bare(placeOf(clause, titles.get(clause.section) ?? ''));
  }
  return {
    id: `rulebook-${edition}`,
    title: `DBM ${edition}, the rulebook`,
    signs: [`dbm ${edition}`, `version ${edition}`, `v ${edition}`, `v${edition}`],
    sections: sections.map((section) => ({ title: section.title, page: section.page })),
    places: { ...places, ...aboutThem(places) },
  };
}

/** What stands under clauses, where the first of these does: clarifications by the page that they name, discrepancies. */
function aboutThem(places: Readonly<Record<string, PlaceInPrint>>): Record<string, PlaceInPrint> {
  const about: Record<string, PlaceInPrint> = {};
  for (const { id, page, interprets, document } of Object.values(clarifications.clarifications)) {
    if (document === 'lists') continue;
    const first = interprets.map((clause) => places[clause]).find((place) => place?.page === page);
    const place = page === null ? undefined : (first ?? { page });
    if (place) about[id] = bare(place);
  }
  for (const { name, clauses } of Object.values(discrepancies)) {
    const first = clauses.map((clause) => places[clause] ?? about[clause]).find((place) => place !== undefined);
    if (first && first.page !== null) about[`discrepancies.${name}`] = bare(first);
  }
  return about;
}

/** Its page and its section alone. */
function bare({ page, section }: PlaceInPrint): PlaceInPrint {
  return section === undefined ? { page } : { page, section };
}

/** All that we say of a clause in whatever edition, where we hold its words; else what it is called. */
function saidOf(id: string): string {
  const versions = histories[id]?.versions ?? [];
  return versions.flatMap(({ title, held, blocks }) => [title, ...(held ? blocks.map(textOf) : [])]).join(' ');
}

function textOf(block: PublishedClause['blocks'][number]): string {
  return block.kind === 'row' ? block.cells.join(' ') : block.kind === 'note' ? '' : block.text;
}

/** The sheets that clauses cite, and those that hold clarifications: by the headings that they have themselves. */
function sheets(): readonly Work[] {
  return documents
    .filter(({ id, standing }) => standing !== 'secondary' && id !== 'lists' && !(id in PRINTED_IN))
    .map((document) => ({
      id: document.id,
      title: document.title,
      signs: signsOf(document),
      ...(editions.slice(1).some((edition) => edition.document === document.id) && { amends: true as const }),
      sections: [...new Set(allIn(document.id).flatMap(sectionsIn))].map((title) => ({ title, page: null })),
      places: Object.assign(
        {},
        ...allIn(document.id)
          .toReversed()
          .map(({ id }) => placesIn(id)),
      ) as Work['places'],
    }));
}

/** A document, and those that are printed behind it. */
function allIn(id: string): readonly PublishedDocument[] {
  return documents.filter((document) => document.id === id || PRINTED_IN[document.id] === id);
}

function sectionsIn({ statements }: PublishedDocument): readonly string[] {
  return statements.flatMap(({ where }) => partsOf(where)?.section ?? []);
}

/** Where a document says what clauses and clarifications cite of it, by the first that each cites. */
function placesIn(document: string): Record<string, PlaceInPrint> {
  const citing = [
    ...editions.flatMap(({ id }) => Object.values(rulebookOf(id).clauses)),
    ...Object.values(clarifications.clarifications),
  ];
  return Object.fromEntries(
    citing.flatMap(({ id, citations }) => {
      const parts = partsOf(citations.find((cited) => cited.document === document)?.where ?? '');
      return parts ? [[id, { page: null, ...parts }]] : [];
    }),
  );
}

/** `p. 9, 2. Fortifications (p. 9 and p. 21), numbered clarification 2.1` */
function partsOf(where: string): { readonly section: string; readonly locator: string } | null {
  const parts = /^(?:pp?\. \d+[a-z]?(?:(?:, | and |-)\d+[a-z]?)*, )?(?<section>[^,]+), (?<locator>.+)$/.exec(
    where,
  )?.groups;
  return parts ? { section: parts.section ?? '', locator: parts.locator ?? '' } : null;
}

function signsOf({ title }: PublishedDocument): readonly string[] {
  const plain = title.toLowerCase().replaceAll(/[^\p{L}\p{N}.&]+/gu, ' ');
  return [plain.trim()];
}

/** The books of army lists, as far as errata name places in them. */
function listBooks(): readonly Work[] {
  const errata = Object.values(clarifications.clarifications).filter(({ document }) => document === 'lists');
  const books = Map.groupBy(errata, ({ section }) => /book-\d/.exec(section)?.[0] ?? '');
  return [...books]
    .filter(([book]) => book !== '')
    .map(([book, inIt]) => {
      const number = book.replace('book-', '');
      const places = inIt.map(({ id, citations }) => {
        const { where = '' } = citations[0] ?? {};
        const page = readPageName(/^p\. (?<page>\w+)/.exec(where)?.groups?.page ?? '');
        return [id, { page, ...partsOf(where) }] as const;
      });
      return {
        id: `lists-${book}`,
        title: `DBM Army Lists, Book ${number}`,
        signs: [`army lists book ${number}`, `army list book ${number}`, `book ${number}`],
        sections: [...new Map(places.map(([, { page, section }]) => [section ?? '', page]))].map(([title, page]) => ({
          title,
          page,
        })),
        places: Object.fromEntries(places),
      };
    });
}
