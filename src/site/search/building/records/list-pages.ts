import type { Item } from './item.ts';

/** A page that lists much or is there for something to do, and how one asks for it. */
interface ListPage {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly asked: readonly string[];
}

/** The pages that list something, and those on which a reader does something, whatever the edition. */
const LISTS: readonly ListPage[] = [
  {
    url: '/glossary/',
    title: 'Glossary',
    text: 'The abbreviations and terms of the rules, and what each means.',
    asked: [
      'all abbreviations',
      'what do the abbreviations mean',
      'list of terms',
      'what the letters stand for',
      'key to the short forms',
      'dictionary of the rules',
    ],
  },
  {
    url: '/discrepancies/',
    title: 'Discrepancies: open questions, and those settled',
    text: 'Where the sources of the rules disagree or leave something open, and how each edition is read.',
    asked: [
      'all discrepancies',
      'open questions in the rules',
      'what is still undecided',
      'what is disputed or still open',
      'where do the sources disagree',
      'where do the documents contradict each other',
      'which papers say different things',
      'contradictions and mistakes in the rules',
      'unclear rules',
      'gaps and holes in the rules',
      'what nobody has settled yet',
      'everything left open',
      'what nobody agrees on',
    ],
  },
  {
    url: '/rulings/',
    title: 'Rulings',
    text: 'Questions that come up at the table, by subject, each with a short answer and the clauses that it rests on.',
    asked: ['all rulings', 'list of rulings', 'frequently asked questions', 'FAQ', 'questions and answers'],
  },
  {
    url: '/bhgs/',
    title: 'BHGS clarifications',
    text: 'The clarifications of the BHGS umpires, section by section.',
    asked: ['all BHGS clarifications', 'list of clarifications', "umpires' clarifications"],
  },
  {
    url: '/fair-play/',
    title: 'Fair play guidelines',
    text: 'The guidelines on fair play, section by section.',
    asked: ['all fair play guidelines', 'list of guidelines', 'how to behave at the table'],
  },
  {
    url: '/lists/',
    title: 'Errata to the army lists',
    text: 'Corrections to the four army list books, by book and army.',
    asked: [
      'all the army list errata',
      'corrections to the army lists',
      'list of errata',
      'mistakes in the army list books',
      'misprints and errors in the army lists',
    ],
  },
  {
    url: '/figures/',
    title: 'Figures',
    text: 'The figures of the rulebook, the clarifications and the sheets, drawn from words.',
    asked: ['all figures', 'list of diagrams', 'pictures and drawings'],
  },
  {
    url: '/theorems/',
    title: 'Theorems',
    text: 'What the rules imply, tried on every case: statements with their exceptions.',
    asked: ['all theorems', 'what the rules imply', 'proofs'],
  },
  {
    url: '/editions/',
    title: 'Editions',
    text: 'The editions of DBM: who issued each, when, with what authority, and which is the newest.',
    asked: [
      'list of editions',
      'which is the newest edition',
      'latest version of the rules',
      'which versions are there',
      'who wrote the rules and when',
      'history of the rules',
    ],
  },
  {
    url: '/changes/',
    title: 'What changed',
    text: 'What each amendment sheet changed: every pair of editions compared, clause by clause.',
    asked: ['all changes', 'history of changes', 'compare editions', 'every amendment'],
  },
  {
    url: '/sources/',
    title: 'Sources',
    text: 'The documents that the rules are restated from, and their standing.',
    asked: ['list of sources', 'which documents is this based on', 'where does this come from'],
  },
  {
    url: '/tools/',
    title: 'Calculators',
    text: 'Calculators for combat, PIPs, points, losses and terrain.',
    asked: ['all calculators', 'list of tools'],
  },
  {
    url: '/offline/',
    title: 'Save for offline',
    text: 'Keep all of this site on a phone, to read, search and calculate without a signal.',
    asked: [
      'does it work with no signal',
      'no internet in the hall',
      'keep it on my phone',
      'download the rules',
      'use it without a connection',
      'is my copy up to date',
    ],
  },
  {
    url: '/event/',
    title: 'Event sheet',
    text: 'What is played at an event, as a link and a code to scan: edition, clarifications, lists, points, local rulings.',
    asked: [
      'tournament settings',
      'set up a competition',
      'add a local ruling',
      'house rules of our club',
      'which edition does the event play',
      'share the rules of the event',
    ],
  },
  {
    url: '/verify/',
    title: 'Check a citation',
    text: 'Whether a citation line has the words that stand here, and if not, what differs.',
    asked: [
      'is this quote right',
      'somebody sent me a citation',
      'compare a quoted rule with the real one',
      'prove what the rule says',
      'is this link still true',
    ],
  },
];

/** Their addresses. */
export const LIST_PAGES: readonly string[] = LISTS.map(({ url }) => url);

/**
 * The records of those pages, and of the play sheet of each edition.
 *
 * @param editions The editions of DBM
 */
export function pagesOf(editions: readonly string[]): readonly Item[] {
  const sheets = editions.map((edition) => ({
    url: `/playsheet/${edition}/`,
    title: `Play sheet of ${edition}`,
    text: 'All factors, moves, ranges, costs and outcomes in short, on two pages to print.',
    asked: [
      'play sheet',
      'quick reference sheet',
      'QRS',
      'all factors and outcomes on one sheet',
      'summary to print',
      'print the play sheet',
      'everything that is added to the score or subtracted from it',
      'all pluses and minuses in combat',
    ],
    addresses: [
      'play sheet',
      'playsheet',
      'print playsheet',
      'quick reference sheet',
      'reference sheet',
      'cheat sheet',
      'crib sheet',
      'qrs',
    ],
    editions: [edition],
  }));
  const lists = LISTS.map((page) => ({ ...page, addresses: namesOf(page), editions }));
  return [...lists, ...sheets].map(({ url, title, text, asked, addresses, editions: of }) => ({
    url,
    title,
    where: '',
    kind: 'list',
    editions: of,
    answer: null,
    instead: [],
    text,
    addresses,
    passages: [
      { kind: 'title', text: title },
      ...asked.map((phrase) => ({ kind: 'asked' as const, text: phrase })),
      { kind: 'text', text },
    ],
  }));
}

/** What it is called: its title, and its name on this site. */
function namesOf({ url, title }: ListPage): readonly string[] {
  return [...new Set([title.toLowerCase(), url.replaceAll('/', '').replace('-', ' ')])];
}
