import type {
  PublishedCitation,
  PublishedClause,
  PublishedGame,
  PublishedHistories,
  PublishedRulebook,
} from '../../../compiler/publish/index.ts';
import { NOT_HELD, placeAddresses, type Passage } from '../engine/index.ts';
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
      const key = [clause.digest, title, clause.section, held].join(' ');
      wordings.set(key, {
        ...plain,
        url: clause.url,
        title,
        where: [section, page !== null && `p. ${page}`].filter(Boolean).join(', '),
        kind: 'clause',
        editions: [...(wordings.get(key)?.editions ?? []), edition],
        text: `${held ? '' : `${NOT_HELD} `}${fullTextOf(blocks)}`,
        addresses: [id, ...figureAddresses(title), ...noteAddresses(clause), ...placeAddresses(page, clause.place)],
        passages: [
          { kind: 'title', text: title },
          { kind: 'context', text: [section, page !== null && `page${page}`].filter(Boolean).join('. ') },
          ...asked(id),
          ...topics(clause.citations),
          ...bodyOf(clause),
        ],
      });
    }
    return [...wordings.values()];
  });
}

/** `note 6` for a clause that rests on an explanatory note of that number on an amendment sheet. */
function noteAddresses({ citations, changes }: PublishedClause): readonly string[] {
  return notesCited([...citations, ...changes.flatMap(({ notes }) => notes.flatMap((note) => note.citations))]);
}

/** `note 6` for each explanatory note of that number that is cited. */
export function notesCited(cited: readonly PublishedCitation[]): readonly string[] {
  const numbers = cited.flatMap(({ where }) => /^Explanatory Notes: (\d+)\./.exec(where)?.[1] ?? []);
  return [...new Set(numbers)].map((number) => `note ${number}`);
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
