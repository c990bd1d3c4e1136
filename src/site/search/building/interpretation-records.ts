import type {
  PublishedCitation,
  PublishedClarifications,
  PublishedDiscrepancies,
  PublishedRulings,
} from '../../../compiler/publish/index.ts';
import { plain, type Item, type Published } from './item.ts';
import { bodyOf } from './rulebook-records.ts';
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
    const { url, title, number, editions } = clause;
    const [, collection, kind, short] = COLLECTIONS.find(([start]) => url.startsWith(start)) ?? COLLECTIONS[0];
    const where = /^\d/.test(number) ? `${collection} ${number}` : collection;
    const list = /^\d\/\d+/.exec(title)?.[0];
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
      addresses: [
        id,
        ...(short === '' ? [] : [`${short} ${number}`, `${short} ${number.replace(/\..*/, '')}`]),
        ...(list === undefined ? [] : [`list ${list}`]),
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
    ({ name, title, readings, status, citations }) =>
      (readings.length > 0 ? readings : [{ reading: '', editions }]).map((each) => ({
        ...plain,
        url: `/discrepancies/${name}/#${name}`,
        title,
        where: status === 'open' ? 'Discrepancy, open' : 'Discrepancy, our reading',
        kind: 'discrepancy',
        // One on the other game is of use to whoever knows that one and plays this.
        editions: each.editions.some((edition) => editions.includes(edition)) ? each.editions : editions,
        text: each.reading,
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

/** A ruling, once for each answer that it has. An edition whose wording is not held has no answer to be found. */
export function rulingsOf({ read, asked }: Published): readonly Item[] {
  return Object.entries(read('rulings') as PublishedRulings).flatMap(([slug, ruling]) => {
    const { url, question, answer, status, editions, differs, blocks } = ruling;
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
      where: status === 'open' ? 'Ruling, open' : `Ruling, our reading${ofWhom(ruling.citations)}`,
      kind: 'ruling',
      passages: [{ kind: 'question', text: question }, ...asked(`rulings.${slug}`), { kind: 'text', text: found }],
    }));
  });
}

/** Texts that hold where they are in use, by the id of their document; our own list of disagreements adds nothing. */
const WHERE_IN_USE = new Map([
  ['bhgs', 'BHGS'],
  ['bhgs-fp', 'Fair play'],
  ['disc', ''],
]);

/** Of whose texts a ruling is our reading, where it rests on them alone: it holds where they are in use. */
function ofWhom(citations: readonly PublishedCitation[]): string {
  const cited = new Set(citations.map(({ document }) => WHERE_IN_USE.get(document)));
  if (cited.has(undefined)) return '';
  const names = [...cited].filter((name) => name !== '');
  return names.length === 0 ? '' : ` of ${names.join(' and ')}`;
}
