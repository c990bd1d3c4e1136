import type {
  PublishedClarifications,
  PublishedDiscrepancies,
  PublishedDocument,
  PublishedRuling,
  PublishedRulings,
} from '../../../../compiler/publish/index.ts';
import { leansOn, ofWhom } from '../../../sources/leaning/index.ts';
import { plain, type Item, type Published } from './item.ts';
import { bodyOf } from './rulebook.ts';
import { fullTextOf, reasoningOf } from './text-of.ts';

const COLLECTIONS = [
  ['/bhgs/', 'BHGS', 'clarification', 'bhgs'],
  ['/fair-play/', 'Fair play', 'guideline', 'fp'],
  ['/lists/', 'List errata', 'erratum', ''],
] as const;

/** Clarifications, guidelines and errata. */
export function clarificationsOf({ read, asked, topics }: Published): readonly Item[] {
  const { clarifications, sections } = read('clarifications') as PublishedClarifications;
  return Object.entries(clarifications).map(([id, clause]) => {
    const { url, title, number, editions, page } = clause;
    const [, collection, kind, short] = COLLECTIONS.find(([start]) => url.startsWith(start)) ?? COLLECTIONS[0];
    const where = /^\d/.test(number) ? `${collection} ${number}` : collection;
    const list = /^\d\/\d+/.exec(title)?.[0];
    const [, book] = /^b(\d)-/.exec(number) ?? [];
    const section = sections.find((each) => each.clarifications.includes(id))?.title ?? '';
    return {
      ...plain,
      url: `${url}#${id}`,
      title,
      where,
      kind,
      editions,
      text: fullTextOf(clause.blocks),
      instead: clause.interprets,
      interprets: clause.interprets,
      addresses: [
        id,
        ...(short === '' ? [] : [`${short} ${number}`, `${short} ${number.replace(/\..*/, '')}`]),
        ...(list === undefined ? [] : [`list ${list}`]),
        ...(book === undefined || page === null ? [] : [`book ${book} p${String(page)}`]),
      ],
      passages: [
        { kind: 'title', text: title },
        { kind: 'context', text: `${where}. ${section}` },
        ...asked(id),
        ...topics(clause.citations),
        ...bodyOf(clause),
      ],
    };
  });
}

/** A discrepancy, once for each way in which it is read: an edition has its own. */
export function discrepanciesOf({ read, editions, asked, topics }: Published): readonly Item[] {
  return Object.values(read('discrepancies') as PublishedDiscrepancies).flatMap(
    ({ name, title, readings, status, citations, clauses }) =>
      (readings.length > 0 ? readings : [{ reading: '', editions }]).map((each) => ({
        ...plain,
        url: `/discrepancies/${name}/#${name}`,
        title,
        where: status === 'open' ? 'Discrepancy, open' : 'Discrepancy, our reading',
        kind: 'discrepancy',
        // One on the other game is of use to whoever knows that one and plays this.
        editions: each.editions.some((edition) => editions.includes(edition)) ? each.editions : editions,
        text: each.reading,
        addresses: clauses.flatMap(statusAddress),
        interprets: clauses,
        passages: [
          { kind: 'title', text: title },
          { kind: 'context', text: 'Discrepancy' },
          ...asked(`discrepancies.${name}`),
          ...topics(citations.filter(({ id }) => id === `disc:${name}`)),
          { kind: 'text', text: each.reading },
        ],
      })),
  );
}

/** `status of bhgs 22.2`, for who asks whether that still holds. */
function statusAddress(clause: string): readonly string[] {
  const [, collection, number] = /^(bhgs|fair-play)\.(\d+\.\d+)$/.exec(clause) ?? [];
  return number === undefined ? [] : [`status of ${collection === 'bhgs' ? 'bhgs' : 'fp'} ${number}`];
}

/** A ruling, once for each answer that it has. An edition whose wording is not held has no answer to be found. */
export function rulingsOf({ read, asked }: Published): readonly Item[] {
  const documents = read('sources') as readonly PublishedDocument[];
  return Object.entries(read('rulings') as PublishedRulings).flatMap(([slug, ruling]) => {
    const { url, question, answer, status, editions, differs, blocks, clauses } = ruling;
    const text = reasoningOf(blocks);
    const others = differs.filter((each) => !/^we have no [\d.,or ]+ text\b/i.test(each.answer));
    // The reasons are those of the answer that they lead to: beside another one they would argue against it.
    const elsewhere = `The reasons on its page are those of ${editions.join(', ')}.`;
    const answers = [
      { editions, answer, text, found: `${answer}. ${text}` },
      ...others.map((other) => ({ ...other, text: elsewhere, found: `${other.answer}.` })),
    ];
    return answers.map(({ found, ...each }) => ({
      ...plain,
      ...each,
      url: `${url}#${slug}`,
      title: question,
      where: status === 'open' ? 'Ruling, open' : `Ruling, our reading${readingOf(ruling, documents)}`,
      kind: 'ruling',
      interprets: clauses,
      passages: [{ kind: 'question', text: question }, ...asked(`rulings.${slug}`), { kind: 'text', text: found }],
    }));
  });
}

/** How documents that hold where they are in use are called in what is listed of a text. */
const SHORT: Readonly<Record<string, string>> = { bhgs: 'BHGS', 'bhgs-fp': 'Fair play' };

/** Of whose texts a ruling is our reading, below the rules in force: ` of BHGS`, `, in part by a secondary source`. */
function readingOf({ rests }: PublishedRuling, documents: readonly PublishedDocument[]): string {
  return ofWhom(leansOn(rests, documents), ({ id, short }) => SHORT[id] ?? short);
}
