import type {
  PublishedCitation,
  PublishedClause,
  PublishedGame,
  PublishedHistories,
  PublishedRulebook,
} from '../../../../compiler/publish/index.ts';
import { NOT_HELD, placeAddresses, type Passage } from '../../engine/index.ts';
import { figureAddresses, plain, type Item, type Published } from './item.ts';
import { fullTextOf, notesOf, textOf } from './text-of.ts';

/** A clause, in each of its wordings. */
export function clausesOf({ read, editions, asked, topics }: Published): readonly Item[] {
  const rulebooks = new Map(editions.map((id) => [id, read(`${id}/rulebook`) as PublishedRulebook]));
  return Object.keys(read('histories') as PublishedHistories).flatMap((id) => {
    const wordings = new Map<string, Item>();
    for (const [edition, { clauses: all, sections }] of rulebooks) {
      const clause = all[id];
      if (!clause) continue;
      const { title, held, page, blocks } = clause;
      const section = sections.find((candidate) => candidate.id === clause.section)?.title ?? '';
      const key = [clause.digest, title, clause.section, held, clause.secondary].join(' ');
      wordings.set(key, {
        ...plain,
        url: clause.url,
        title,
        where: [section, page !== null && `p. ${page}`].filter(Boolean).join(', '),
        kind: 'clause',
        ...(clause.secondary && { secondary: true }),
        editions: [...(wordings.get(key)?.editions ?? []), edition],
        text: `${held ? '' : `${NOT_HELD} `}${fullTextOf(blocks)}`,
        addresses: [id, ...figureAddresses(title), ...sheetAddresses(clause), ...placeAddresses(page, clause.place)],
        passages: [
          { kind: 'title', text: title },
          { kind: 'context', text: [section, page !== null && `page${page}`].filter(Boolean).join('. ') },
          ...asked(id),
          ...placesOf(clause),
          ...topics(clause.citations),
          ...bodyOf(clause),
        ],
      });
    }
    return [...wordings.values()];
  });
}

/** `note 6` and `3.3 section 2` for a clause that rests on them. */
function sheetAddresses({ citations, changes }: PublishedClause): readonly string[] {
  return placesCited([...citations, ...changes.flatMap(({ notes }) => notes.flatMap((note) => note.citations))]);
}

/**
 * `note 6` for each explanatory note that is cited, `3.3 section 2` for each numbered section of an amendment sheet,
 * `3.4 p12` and `3.4 p12 number2` for what a sheet names in the printed rulebook.
 */
export function placesCited(cited: readonly PublishedCitation[]): readonly string[] {
  const addresses = cited.flatMap(({ document, where }) => {
    const note = /^Explanatory Notes: (\d+)\./.exec(where)?.[1];
    const section = /^(?:p\. \d+[a-z]?, )?(\d{1,2}) \p{Lu}/u.exec(where)?.[1];
    const edition = /^dbm-(.+)$/.exec(document)?.[1];
    const page = /^p\. (\d+[a-z]?)/.exec(where)?.[1];
    const places = page === undefined ? [] : [`p${page}`, ...placeAddresses(page, where)];
    return [
      ...(note === undefined ? [] : [`note ${note}`]),
      ...(section === undefined || edition === undefined ? [] : [`${edition} section ${section}`]),
      ...(edition === undefined ? [] : places.map((place) => `${edition} ${place}`)),
    ];
  });
  return [...new Set(addresses)];
}

/** The place in print as a way of asking, where it counts what it names: `Rear support, 8th bullet`. */
function placesOf({ place }: PublishedClause): readonly Passage[] {
  return place !== null && /\d(?:st|nd|rd|th)\b/.test(place) ? [{ kind: 'asked', text: place }] : [];
}

/** The clauses of the other game. */
export function dbaOf({ read, asked, topics }: Published): readonly Item[] {
  const { title: game } = read('dba') as PublishedGame;
  const { sections, clauses } = read('dba/rulebook') as PublishedRulebook;
  return sections.flatMap(({ title: section, clauses: ids }) =>
    ids
      .flatMap((id) => clauses[id] ?? [])
      .map((clause) => ({
        ...plain,
        url: clause.url,
        title: clause.title,
        where: `${game}, ${section}`,
        kind: 'dba',
        ...(clause.secondary && { secondary: true }),
        editions: ['dba'],
        text: fullTextOf(clause.blocks),
        addresses: [clause.id],
        passages: [
          { kind: 'title', text: clause.title },
          { kind: 'context', text: section },
          ...asked(clause.id),
          ...topics(clause.citations),
          ...bodyOf(clause),
        ],
      })),
  );
}

/** What a clause says; what notes say of it counts less. */
export function bodyOf({ blocks }: PublishedClause): readonly Passage[] {
  return [
    { kind: 'text', text: textOf(blocks) },
    { kind: 'note', text: notesOf(blocks) },
  ];
}
