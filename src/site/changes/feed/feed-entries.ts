import type { PublishedComparison } from '../../../compiler/publish/index.ts';
import { SAID } from '../changes-between.ts';
import { bhgs, clarificationsOf, fairPlay, listErrata, type Collection } from '../../sources/collections.ts';
import { dateInWords } from '../../wording/date-in-words.ts';
import { editionsInWords } from '../../wording/editions-in-words.ts';
import { clauseOf, comparisons, content, documents, editions, rulebookOf } from '../../ground/published.ts';

/** Something that changed, as a feed tells of it. */
export interface FeedEntry {
  /** What its id is made of, fixed for life: `edition/3.4`. */
  readonly name: string;
  readonly title: string;
  /** As exact as it is known: `2014`, `2020-11-01`. */
  readonly date: string;
  /** Where it is read, from the root of the site. */
  readonly url: string;
  readonly summary: string;
  /** Whose change it is; left out where it is ours. */
  readonly authors?: string;
}

/** Everything that changed and has a date, newest first: our content, editions, amended sections, clarifications. */
export function feedEntries(): readonly FeedEntry[] {
  const all = [
    ...contentEntries(),
    ...editionEntries(),
    ...amendmentEntries(),
    ...[bhgs, fairPlay, listErrata].flatMap(entryOf),
  ];
  return all.toSorted((one, other) => other.date.localeCompare(one.date));
}

function contentEntries(): readonly FeedEntry[] {
  return content.changes.map(({ id, title, date, url, what, things }) => ({
    name: `content/${id}`,
    title,
    date,
    url,
    summary: things.length === 0 ? what : `${what} Concerns: ${things.map((thing) => thing.title).join('; ')}.`,
  }));
}

function editionEntries(): readonly FeedEntry[] {
  return editions.map(({ id, title, date, authors, status, counts }, index) => {
    const before = editions[index - 1];
    const changed = before === undefined ? '' : ` Clauses changed: ${String(counts.changed)}.`;
    return {
      name: `edition/${id}`,
      title,
      date: firstDateIn(date),
      url: before === undefined ? `/${id}/` : `/changes/${before.id}-${id}/`,
      summary: `${capital(dateInWords(date))}. ${status}${changed}`,
      authors,
    };
  });
}

/** One for each section that an amendment sheet changed. */
function amendmentEntries(): readonly FeedEntry[] {
  return editions.slice(1).flatMap(({ id, title, date, authors }, index) => {
    const step = comparisons.find(({ from, to }) => to === id && from === editions[index]?.id);
    if (step === undefined) return [];
    return [...Map.groupBy(step.changes, ({ section }) => section)].map(([section, changes]) => ({
      name: `amendment/${id}/${section}`,
      title: `${title}: ${titleOf(section, step)}`,
      date: firstDateIn(date),
      url: `/changes/${step.from}-${step.to}/#section:${section}`,
      summary: [...Map.groupBy(changes, ({ kind }) => SAID[kind])]
        .map(([said, alike]) => `${capital(said)}: ${alike.map((change) => clauseTitle(change.id, step)).join('; ')}.`)
        .join(' '),
      authors,
    }));
  });
}

function entryOf(collection: Collection): readonly FeedEntry[] {
  const all = clarificationsOf(collection);
  const [first] = all;
  const document = documents.find(({ id }) => id === first?.citations[0]?.document);
  if (document === undefined) return [];
  const holding = editions.map(({ id }) => id).filter((id) => all.some((each) => each.editions.includes(id)));
  return [
    {
      name: `clarifications${collection.url.replace(/\/$/, '')}`,
      title: document.title,
      date: firstDateIn(document.date),
      url: collection.url,
      summary: `${capital(dateInWords(document.date))}. ${collection.about} ${String(all.length)} in all, holding in ${editionsInWords(holding)}.`,
      authors: document.authors,
    },
  ];
}

/** The first date of some words, as exact as it is known: of `used 2014-15` it is `2014`. */
function firstDateIn(words: string): string {
  return /\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?\b/.exec(words)?.[0] ?? '';
}

function titleOf(section: string, { from, to }: PublishedComparison): string {
  const sections = [...rulebookOf(to).sections, ...rulebookOf(from).sections];
  return sections.find(({ id }) => id === section)?.title ?? section;
}

function clauseTitle(id: string, { from, to }: PublishedComparison): string {
  return (clauseOf(to, id) ?? clauseOf(from, id))?.title ?? id;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
