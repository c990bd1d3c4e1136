import { analyseText, DENIED, saysNotDoubled, type Occurrence } from './words/analyse-text.ts';
import { arrange } from './ranking/arrange.ts';
import { leanOnLinked, linksOf } from './ranking/lean-on-linked.ts';
import type { Mark } from './excerpt/best-span.ts';
import { excerptOf, type Excerpt } from './excerpt/excerpt.ts';
import { findNamed, insteadOf } from './ranking/find-named.ts';
import { NOT_HELD, type FoundKind, type SearchData, type SearchRecord } from './model.ts';
import { compareGrades } from './ranking/other-grade.ts';
import { rank, worthOfWhole, type Postings } from './ranking/rank.ts';
import { saysChange, type ChangesAsked } from './query/read-changes.ts';
import { createWordReader, type WordReader } from './query/read-words.ts';
import { asksForList, asksOfAll } from './query/asks-for-list.ts';
import { shapeOfParts, type Shape } from './query/shape.ts';
import { createSectionFinder, sectionShared, type Section } from './sections-named.ts';
import { understandQuery, type Wanted } from './query/understand-query.ts';
import { WEIGHTS, type Weights } from './ranking/weights.ts';

/** One thing that was found. */
export interface Hit {
  /** From the site's root, in the edition that was asked for where it has one. */
  readonly url: string;
  readonly title: string;
  readonly where: string;
  /** Of a clause, or of either side of a change: that a secondary source tells it, and nothing above that. */
  readonly secondary?: true;
  readonly kind: FoundKind;
  readonly editions: readonly string[];
  /** The edition that has another wording in its place; null for what is in force, or in the edition asked for. */
  readonly replacedIn: string | null;
  /** The edition that was searched, where that has it not; null for what holds there. */
  readonly notIn: string | null;
  /** What stands there in its place. */
  readonly instead: readonly Pick<Hit, 'url' | 'title'>[];
  /** Of a ruling: its short answer. */
  readonly answer: string | null;
  /** The part of its text that answers, in its setting; worked out when it is shown. */
  readonly excerpt: () => Excerpt;
  /** What was asked for and it does not have, slips mended: of a near hit. */
  readonly missing: readonly string[];
}

/** What a query comes to. */
export interface Found {
  /** Best first, and before them what was named by its address. */
  readonly hits: readonly Hit[];
  /** Sections of the rulebook searched, of the newest where all are, that it names, or that have the list it asks for. */
  readonly sections: readonly Section[];
  /** How many of them have all that was asked for. */
  readonly whole: number;
  /** Whether more was found than is told. */
  readonly capped: boolean;
  /** The edition that was searched, `dba`, or null for every edition of DBM. */
  readonly edition: string | null;
  /** Other editions, and `dba`, that have all that was asked for, where the one searched has not. */
  readonly elsewhere: readonly string[];
  /** Words that were taken for others, as they are nowhere. */
  readonly corrected: readonly { readonly typed: string; readonly word: string }[];
  /** Words that are nowhere, and resemble nothing. */
  readonly unknown: readonly string[];
}

/** The index, as a search asks it. */
export interface SearchIndex {
  readonly data: SearchData;
  /** Where the records hold these terms; a term that the index does not have is left out. */
  readonly lookup: (terms: readonly string[]) => Promise<ReadonlyMap<string, Postings>>;
  readonly weights?: Weights;
  /** What reads the queries; made of the data where it is left out. */
  readonly reader?: WordReader;
}

/** The search of the other game, beside the editions. */
const OTHER_GAME = 'dba';
/** What is typed beyond this is not read, in characters. */
export const LONGEST_QUERY = 300;

/**
 * Make the function that answers queries.
 *
 * @returns Takes what was typed and the edition to search: `dba` for the other game, null for every edition of DBM
 */
export function createSearch({
  data,
  lookup,
  weights = WEIGHTS,
  reader = createWordReader(data),
}: SearchIndex): (query: string, edition: string | null) => Promise<Found> {
  const { lexicon, vocabulary } = reader;
  const newest = data.editions.at(-1) ?? '';
  const sectionsNamed = createSectionFinder(data.records);
  const links = linksOf(data.records);
  const shapes = new Map<number, Shape>();
  const known = new Map<string | null, ReadonlySet<SearchRecord>>();
  /** The records of an edition, of the other game, or of all editions. */
  const recordsOf = (searched: string | null): ReadonlySet<SearchRecord> => {
    const isOf = (edition: string): boolean => (searched === null ? edition !== OTHER_GAME : edition === searched);
    const found = known.get(searched) ?? new Set(data.records.filter(({ editions }) => editions.some(isOf)));
    known.set(searched, found);
    return found;
  };
  // As one types, the same results are shown over and over.
  const readings = new Map<string, readonly Occurrence[]>();
  const readingOf = (text: string): readonly Occurrence[] => {
    const reading = readings.get(text) ?? analyseText(text, lexicon).occurrences;
    readings.set(text, reading);
    return reading;
  };
  return async (query, edition) => {
    const request = reader.request(query.slice(0, LONGEST_QUERY));
    const searched = request.dba ? OTHER_GAME : (request.edition ?? edition);
    const having = recordsOf(searched);
    const shapeOf = (index: number): Shape => {
      const known = shapes.get(index);
      if (known !== undefined) return known;
      const shape = shapeOfParts(data.records[index]?.parts ?? [], data.parts);
      shapes.set(index, shape);
      return shape;
    };

    const { changes } = request;
    // Changes are of the later edition: who asks what became of something names the one before.
    const isSearched = (record: SearchRecord): boolean =>
      having.has(record) || (changes !== null && isChangeOf(record, changes, data.editions));
    const wanted = understandQuery(request.words, lexicon, vocabulary).map((each) =>
      changes !== null && saysChange(each.typed) ? onlySaysChange(each) : each,
    );
    const asksAll = asksForList(request.words);
    const ofAll = asksOfAll(request.words);
    const asksDoubled = analyseText(request.words, lexicon).occurrences.some(({ term }) => term === DENIED);
    const troop = changes === null ? null : onlyTroop(understandQuery(changes.about, lexicon, vocabulary));
    const needed = wanted.filter(({ required }) => required);
    const total = data.records.length;
    const marks = marksOf(wanted, (term) => Math.log(1 + total / (1 + vocabulary.frequency(term))));
    const met = wanted.find((each) => each.met && each.type !== null)?.type;
    // The first type that a title names is whom it is about.
    const isAboutMet = ({ title }: SearchRecord): boolean =>
      met !== undefined && readingOf(title).find(({ term }) => lexicon.isType(term))?.term === met;
    const grades = wanted.flatMap(({ grade }) =>
      grade === null ? [] : lexicon.grades.map((letter) => `${grade.type}(${letter})`),
    );
    const postings = await lookup([...marks.keys(), ...grades]);
    const isScored = (index: number): boolean => {
      const record = data.records[index];
      return record !== undefined && isSearched(record);
    };
    // Who asks what became of a row looks up no row.
    const weighed = changes === null ? weights : { ...weights, rowAlone: weights.row };
    const hasRowOf = (index: number, type: string): boolean => {
      const record = data.records[index];
      return record?.kind === 'clause' && rowOf(lexicon.spell(type)).test(record.text);
    };
    const gradesOf = compareGrades(wanted, lexicon.grades, postings);
    const ranked = rank(wanted, (term) => postings.get(term), isScored, shapeOf, hasRowOf, total, weighed).flatMap(
      ({ record: index, score, missing }) => {
        const record = data.records[index];
        if (record === undefined) return [];
        const { ofAnother, lacking } = gradesOf(index, shapeOf);
        const lacks = lacking.length === 0 ? missing : [...new Set([...missing, ...lacking])];
        // What has nothing of what was asked for is not even near.
        if (ofAnother || (needed.length > 0 && needed.every((each) => lacks.includes(each)))) return [];
        const lost = missing.length === 0 && lacking.length > 0 ? worthOfWhole(wanted, weights) : 1;
        const force = searched !== null || record.editions.includes(newest) ? 1 : weights.replaced;
        const asked = changes !== null && isChangeOf(record, changes, data.editions) ? weights.asked : 1;
        const held = record.text.startsWith(NOT_HELD) ? weights.unheld : 1;
        const about = (isAboutMet(record) ? weights.met : 1) * ofEdition(record, searched, data.editions, weights);
        const listed = asksAll ? (weights.listing[record.kind] ?? 1) * (hasPoints(record) ? weights.points : 1) : 1;
        const general = ofAll && record.kind === 'theorem' ? weights.general : 1;
        const denied = asksDoubled && saysNotDoubled(record.title) ? weights.denied : 1;
        const factor = (weights.kinds[record.kind] * held * force * asked * about * listed * general * denied) / lost;
        return [{ record, number: index, score: score * factor, missing: lacks }];
      },
    );
    const here = ranked.filter(({ record }) => isSearched(record));
    const matching = leanOnLinked(here, links, weights.linked).toSorted((one, other) => other.score - one.score);
    const places = new Map(matching.map(({ record }, place) => [record, place]));
    const addresses =
      changes === null || changes.ofOne || troop === null
        ? [...request.addresses, ...(request.name === null ? [] : [request.name])]
        : [`changes ${changes.from}-${changes.to}`, ...request.addresses];
    const named = findNamed(addresses, data.records, isSearched, (record) => places.get(record) ?? matching.length, {
      ...request,
      told: wanted.filter(({ alternatives }) => alternatives.length > 0).length >= TELLING,
    });
    // Who adds words to the number of a list may ask for something else of it than its errata.
    const lacks = new Map(matching.map(({ record, missing }) => [record, missing.length]));
    const least = matching[0]?.missing.length ?? 0;
    const asked = named.filter((record) => record.kind !== 'erratum' || (lacks.get(record) ?? 0) <= least);
    const found = arrange(matching, asked, newest);
    const sections = changes === null ? sectionsNamed(request.words, searched ?? newest) : [];
    const shared = asksAll && changes === null && sections.length === 0;
    const whole = found.filter(({ missing }) => missing.length === 0).length;
    return {
      hits: found.map(({ record, missing }) => ({
        ...describe(record, searched, data.editions),
        ...(troop !== null && record === named[0] ? narrowed(record, lexicon.spell(troop)) : {}),
        notIn: isSearched(record) ? null : searched,
        instead: isSearched(record)
          ? []
          : insteadOf(record, data.records, isSearched).map((each) => describe(each, searched, data.editions)),
        excerpt: () => {
          const text = changes?.why === true && record.kind === 'change' ? reasonIn(record.text) : record.text;
          return excerptOf(text, readingOf(text), marks);
        },
        missing: missing.map(({ meant }) => meant),
      })),
      sections: shared
        ? sectionShared(
            found.map(({ record }) => record),
            searched ?? newest,
          )
        : sections,
      whole,
      capped: matching.length > found.length,
      edition: searched,
      elsewhere:
        whole > 0
          ? []
          : elsewhere(
              ranked.filter(({ missing }) => missing.length === 0).map(({ record }) => record),
              data.editions,
            ),
      corrected: wanted.flatMap(({ taken }) => taken),
      unknown: wanted.filter(isUnknown).map(({ typed }) => typed),
    };
  };
}

/** So many words beside an address tell what is asked of it. */
const TELLING = 2;

/** How much more the very grade that was asked for counts in an excerpt: a row of a table has little else. */
const GRADED = 4;

/** What each term stands for, and what it counts: the rarer, and the nearer to what was typed, the more. */
function marksOf(wanted: readonly Wanted[], rarityOf: (term: string) => number): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  wanted.forEach(({ alternatives, grade }, index) => {
    for (const { terms, weight } of alternatives)
      for (const term of terms) {
        const worth = weight * rarityOf(term) * (term === grade?.term ? GRADED : 1);
        if (worth > (marks.get(term)?.worth ?? 0)) marks.set(term, { wanted: index, worth });
      }
  });
  return marks;
}

function isUnknown({ alternatives, required }: Wanted): boolean {
  return required && alternatives.length === 0;
}

function elsewhere(records: readonly SearchRecord[], editions: readonly string[]): readonly string[] {
  const having = new Set(records.flatMap((record) => record.editions));
  return [...editions.toReversed(), OTHER_GAME].filter((edition) => having.has(edition));
}

/** A word that says that a change is asked for: it need not be there, and where it is nowhere, no other means it. */
function onlySaysChange(wanted: Wanted): Wanted {
  return { ...wanted, required: false, ...(wanted.typed === wanted.meant ? {} : { alternatives: [], taken: [] }) };
}

/** What stands before the wording of a change, as `differenceOf` writes it. */
const WORDING = /\n(?:Since [^\n:]+|Taken out in [^\n:]+|Before):\n/u;

/** The reason of a change; all that is said of it where no reason is. */
function reasonIn(text: string): string {
  const end = text.search(WORDING);
  return end > 0 ? text.slice(0, end) : text;
}

/** The troop type that is all that is asked about; null for anything else. */
function onlyTroop(wanted: readonly Wanted[]): string | null {
  const [only, ...others] = wanted;
  return only !== undefined && others.length === 0 && only.grade === null ? only.type : null;
}

/** Whether a record is of a change within those that are asked for. */
function isChangeOf({ kind, editions: [by = ''] }: SearchRecord, asked: ChangesAsked, all: readonly string[]): boolean {
  return kind === 'change' && all.indexOf(by) > all.indexOf(asked.from) && all.indexOf(by) <= all.indexOf(asked.to);
}

/** A comparison of two editions, narrowed down to a troop type, where its changes begin. */
function narrowed({ url, title }: SearchRecord, troop: string): Pick<Hit, 'url' | 'title'> {
  return { url: `${url}?troop=${troop}#all`, title: `${title}: ${troop}` };
}

type Described = Omit<Hit, 'excerpt' | 'missing' | 'notIn' | 'instead'>;

function describe(
  { url, title, where, kind, editions, secondary, answer }: SearchRecord,
  searched: string | null,
  all: readonly string[],
): Described {
  // A clause that the edition searched has not is read where it stands.
  const own =
    kind === 'clause' && searched !== null && editions.includes(searched)
      ? url.replace(/^\/[^/]+\//, `/${searched}/`)
      : url;
  const next = all[all.indexOf(editions.at(-1) ?? '') + 1];
  const replacedIn = searched === null && kind === 'clause' ? (next ?? null) : null;
  return { url: own, title, where, kind, editions, ...(secondary && { secondary }), replacedIn, answer };
}

/** What a ruling counts whose question names editions: the one searched, if that is no longer in force, or only others. */
function ofEdition(
  { kind, title }: SearchRecord,
  searched: string | null,
  all: readonly string[],
  { namesOwn, namesOther }: Weights,
): number {
  if (kind !== 'ruling' || searched === null) return 1;
  if (title.includes(searched)) return searched === all.at(-1) ? 1 : namesOwn;
  return all.some((edition) => title.includes(edition)) ? namesOther : 1;
}

/** Where a row of a table is of a troop type, spelt as the rules do: `◦ Bowmen (Bw): 200`. */
function rowOf(type: string): RegExp {
  return new RegExp(String.raw`^[•◦] [^:\n]*\(${type}[ )]`, 'mu');
}

const LEAST_POINTS = 3;
const lists = new WeakMap<SearchRecord, boolean>();

/** Whether its text has several points or rows, worked out once. */
function hasPoints(record: SearchRecord): boolean {
  const has = lists.get(record) ?? record.text.split(/^[•◦]/m).length > LEAST_POINTS;
  lists.set(record, has);
  return has;
}
