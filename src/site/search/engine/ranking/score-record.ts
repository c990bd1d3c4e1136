import { PASSAGE_KINDS, type PassageKind, type Shape } from '../query/shape.ts';
import type { Match } from './match.ts';
import { pairsOf } from './pairs-of.ts';
import type { Weights } from './weights.ts';

/** A place in the running text that has something of what was wanted. */
interface Mark {
  readonly place: number;
  readonly match: number;
  readonly worth: number;
}

/** Usual lengths, in terms. */
const LENGTHS: Readonly<Record<PassageKind, number>> = {
  title: 6,
  question: 40,
  context: 8,
  asked: 60,
  topic: 40,
  text: 80,
  note: 60,
};

const numberOf = (kind: PassageKind): number => PASSAGE_KINDS.indexOf(kind);
/** One number for each kind of passage. */
const byKind = (told: Readonly<Record<PassageKind, number>>): Float64Array =>
  Float64Array.from(PASSAGE_KINDS, (kind) => told[kind]);
const TITLE = numberOf('title');
const CONTEXT = numberOf('context');
const QUESTION = numberOf('question');
const ASKED = numberOf('asked');
const TEXT = numberOf('text');
const USUAL = byKind(LENGTHS);
/** How near a way of asking comes that has all words and no others, but for what only may be meant. */
const JUST_SO = 0.95;
/** More passages than most records have. */
const MANY = 2 ** 9;

/**
 * Make what tells what the matches in one record are worth, from 0 to the sum of the weights. A record has many
 * passages, and most queries touch few of them: only those are looked at.
 *
 * @param all What everything that was wanted is worth
 */
export function createScorer(all: number, weights: Weights): (matches: readonly Match[], shape: Shape) => number {
  const [fields, ofClosest, precise] = [byKind(weights.fields), byKind(weights.closest), byKind(weights.precise)];
  // Of each passage: zero again when a record is done, so that they are made once for all records.
  let [worths, places, best] = [new Float64Array(MANY), new Uint16Array(MANY), new Float64Array(MANY)];
  const counts = new Float64Array(PASSAGE_KINDS.length);
  const closest = new Float64Array(PASSAGE_KINDS.length);

  /** How often something is said, for a record of usual length. */
  const countOf = (lengths: Shape['lengths']): number => {
    let count = 0;
    for (let kind = 0; kind < counts.length; kind++) {
      const found = counts[kind] ?? 0;
      const usual = 1 - weights.even + (weights.even * (lengths[kind] ?? 0)) / (USUAL[kind] ?? 1);
      if (found > 0) count += (found * (fields[kind] ?? 0)) / usual;
    }
    return count;
  };
  return (matches, { kinds, sizes, lengths, passageOf }) => {
    if (kinds.length > worths.length)
      [worths, places, best] = [
        new Float64Array(kinds.length),
        new Uint16Array(kinds.length),
        new Float64Array(kinds.length),
      ];
    const touched: number[] = [];
    const marks: Mark[] = [];
    let headed = 0;
    let often = 0;
    for (const [index, match] of matches.entries()) {
      const worth = match.worth / all;
      const here: number[] = [];
      counts.fill(0);
      let fitting = 0;
      for (const { weight, places: own } of match.places) {
        fitting = Math.max(fitting, weight);
        for (const place of own) {
          const passage = passageOf[place] ?? 0;
          const kind = kinds[passage] ?? TEXT;
          counts[kind] = (counts[kind] ?? 0) + weight;
          if (places[passage] === 0) touched.push(passage);
          if (best[passage] === 0) here.push(passage);
          places[passage] = (places[passage] ?? 0) + 1;
          best[passage] = Math.max(best[passage] ?? 0, weight);
          if (kind === TEXT || kind === QUESTION) marks.push({ place, match: index, worth: worth * weight });
        }
      }
      let inHeading = 0;
      for (const passage of here) {
        const weight = best[passage] ?? 0;
        const kind = kinds[passage];
        best[passage] = 0;
        worths[passage] = (worths[passage] ?? 0) + weight * worth;
        if (kind === TITLE || kind === CONTEXT) inHeading = Math.max(inHeading, weight);
      }
      headed += inHeading * worth;
      const count = countOf(lengths);
      often += (worth * fitting * count) / (count + weights.enough);
    }

    let score = weights.often * often + weights.together * closestOf(marks, weights.window) ** weights.recall;
    let second = 0;
    let headings = 0;
    closest.fill(0);
    for (const passage of touched) {
      const kind = kinds[passage] ?? TEXT;
      const worth = worths[passage] ?? 0;
      const found = places[passage] ?? 0;
      worths[passage] = 0;
      places[passage] = 0;
      if (kind === TITLE || kind === CONTEXT) headings += found;
      if (ofClosest[kind] === 0) continue;
      const share = Math.min(1, found / (sizes[passage] ?? 1));
      const close = worth ** weights.recall * share ** (precise[kind] ?? 0);
      const known = closest[kind] ?? 0;
      if (kind === ASKED) second = Math.max(second, Math.min(close, known));
      closest[kind] = Math.max(known, close);
    }
    for (let kind = 0; kind < closest.length; kind++) score += (ofClosest[kind] ?? 0) * (closest[kind] ?? 0);
    score += weights.second * second;
    score += weights.pairs * (pairsOf(matches, passageOf) / all);
    const heading = Math.min(1, headings / ((lengths[TITLE] ?? 0) + (lengths[CONTEXT] ?? 0) || 1));
    score += weights.heading * headed ** weights.recall * heading ** weights.preciseHeading;
    return (closest[ASKED] ?? 0) > JUST_SO ? score * weights.justSo : score;
  };
}

/** The most of what was wanted that stands within so many terms. */
function closestOf(marks: Mark[], span: number): number {
  marks.sort((one, other) => one.place - other.place);
  let best = 0;
  const had: number[] = [];
  for (let first = 0; first < marks.length; first++) {
    const start = marks[first]?.place ?? 0;
    let sum = 0;
    for (let index = first; index < marks.length; index++) {
      const mark = marks[index];
      if (mark === undefined || mark.place - start > span) break;
      const before = had[mark.match] ?? 0;
      if (mark.worth > before) {
        sum += mark.worth - before;
        had[mark.match] = mark.worth;
      }
    }
    had.length = 0;
    best = Math.max(best, sum);
  }
  return best;
}
