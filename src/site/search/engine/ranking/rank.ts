import type { Match } from './match.ts';
import { createScorer } from './score-record.ts';
import { kindAt, type Shape } from '../query/shape.ts';
import type { Wanted } from '../query/understand-query.ts';
import type { Weights } from './weights.ts';

/** Where the records hold a term: for each record the places among its terms, in order. */
export type Postings = ReadonlyMap<number, readonly number[]>;

/** A record that has something of what was wanted. */
export interface Ranked {
  readonly record: number;
  readonly score: number;
  /** What it does not have. */
  readonly missing: readonly Wanted[];
}

/** What stands for a word as well as itself, or nearly. */
const NEARLY = 0.9;
const NOWHERE: Postings = new Map();

/**
 * Rank the records by how much they have of what was wanted, the rare words more than the common: how often and where,
 * how nearly a title or a way of asking says just that, and how closely it stands together.
 *
 * @param lookup Where the index holds a term
 * @param isScored Whether it is asked how well a record matches, or only what it does not have
 * @param shapeOf How the terms of a record are divided
 * @param hasRowOf Whether the text of a record is a table with a row of a troop type
 * @param total How many records there are
 */
export function rank(
  wanted: readonly Wanted[],
  lookup: (term: string) => Postings | undefined,
  isScored: (record: number) => boolean,
  shapeOf: (record: number) => Shape,
  hasRowOf: (record: number, type: string) => boolean,
  total: number,
  weights: Weights,
): readonly Ranked[] {
  const found = new Map<number, Match[]>();
  const loser = wanted.find(({ loses }) => loses);
  const first = (loser ?? wanted.find(({ type, met }) => type !== null && !met))?.type;
  let all = 0;
  for (const each of wanted) {
    if (each.alternatives.length === 0) continue;
    const { rarity, having } = recordsOf(each, lookup, total, weights);
    const share = each.required ? 1 : weights.optional;
    const isFirst = each.type === null || each.type === first || each.behind;
    const worth = rarity * share * (isFirst ? 1 : weights.later);
    all += worth;
    for (const [record, places] of having) {
      const matches = found.get(record);
      if (matches === undefined) found.set(record, [{ wanted: each, worth, places }]);
      else matches.push({ wanted: each, worth, places });
    }
  }
  const needed = wanted.filter(({ required }) => required);
  // Whose row is looked up: of a grade, what is about it may say more than its row in a table.
  const isGraded = wanted.some(({ grade }) => grade !== null && grade.type === first);
  const row = isGraded ? null : (first ?? null);
  const ofRow = needed.length === 2 ? weights.rowAlone : weights.row;
  const entire = worthOfWhole(wanted, weights);
  const scoreOf = createScorer(all, weights);
  const ranked = [...found].map(([record, matches]) => {
    const missing = needed.filter((each) => !matches.some((match) => match.wanted === each));
    if (!isScored(record)) return { record, score: 0, missing };
    const covered = matches.reduce((sum, { worth }) => sum + worth, 0) / all;
    const shape = shapeOf(record);
    const titled = ({ places }: Pick<Match, 'places'>): boolean =>
      places.some((each) => each.places.some((place) => kindAt(shape, place) === 'title'));
    const about = matches.some((match) => match.wanted.type === first && titled(match));
    // A table whose title names what is asked is about the type of each of its rows.
    const names = ({ wanted: { type }, places }: Match): boolean =>
      type === null && titled({ places: places.filter(({ weight }) => weight > NEARLY) });
    const isTable = row !== null && matches.some(names);
    const subject = about ? weights.subject : isTable && hasRowOf(record, row) ? ofRow : 1;
    const lost = about ? missing.filter(({ type }) => type === null || type === first) : missing;
    const whole = lost.length === 0 ? entire : 1;
    const score = scoreOf(matches, shape) * covered ** weights.covered * whole * subject;
    return { record, score, missing };
  });
  return ranked.toSorted((one, other) => other.score - one.score || one.record - other.record);
}

/** How many times as much a record counts that has all: of few words each says more of what is asked than of many. */
export function worthOfWhole(wanted: readonly Wanted[], { whole, wholeOfMany }: Weights): number {
  return 1 + whole / Math.max(1, wanted.filter(({ required }) => required).length) ** wholeOfMany;
}

/** The records that have one thing that was wanted, how well the places stand for it, and how rare it is. */
function recordsOf(
  { alternatives }: Wanted,
  lookup: (term: string) => Postings | undefined,
  total: number,
  { floor, own }: Weights,
): { readonly rarity: number; readonly having: ReadonlyMap<number, Match['places']> } {
  const rarityOf = (size: number): number => Math.log(1 + (total - size + 0.5) / (size + 0.5)) + floor;
  const ways = alternatives.map(({ terms, weight }) => ({
    weight,
    postings: together(terms.map((term) => lookup(term) ?? NOWHERE)),
  }));
  const inAll = rarityOf(new Set(ways.flatMap(({ postings }) => [...postings.keys()])).size);
  const rated = ways.map(({ weight, postings }) => ({
    rarity: postings.size === 0 ? 0 : weight * (inAll + own * (rarityOf(postings.size) - inAll)),
    postings,
  }));
  const rarity = Math.max(...rated.map((each) => each.rarity));
  const having = new Map<number, { weight: number; places: readonly number[] }[]>();
  for (const way of rated)
    for (const [record, places] of way.postings) {
      const found = { weight: way.rarity / rarity, places };
      const known = having.get(record);
      if (known === undefined) having.set(record, [found]);
      else known.push(found);
    }
  return { rarity, having };
}

/** Where the records that hold all of some terms hold them. */
function together(postings: readonly Postings[]): Postings {
  const [first = NOWHERE, ...others] = postings;
  if (others.length === 0) return first;
  const both = new Map<number, readonly number[]>();
  for (const [record, places] of first) {
    const more = others.map((each) => each.get(record));
    if (!more.includes(undefined))
      both.set(
        record,
        [places, ...more].flatMap((each) => each ?? []).toSorted((one, other) => one - other),
      );
  }
  return both;
}
