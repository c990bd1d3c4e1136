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

/**
 * What the matches in one record are worth, from 0 to the sum of the weights.
 *
 * @param all What everything that was wanted is worth
 */
export function scoreRecord(matches: readonly Match[], all: number, shape: Shape, weights: Weights): number {
  const { passages, ends, lengths } = shape;
  const worths = new Float64Array(passages.length);
  const places = new Float64Array(passages.length);
  const heading = { worth: 0, places: 0 };
  const marks: Mark[] = [];
  let often = 0;
  matches.forEach((match, index) => {
    const worth = match.worth / all;
    const best = new Float64Array(passages.length);
    const counts = { title: 0, question: 0, context: 0, asked: 0, topic: 0, text: 0, note: 0 };
    let fitting = 0;
    for (const { weight, places: own } of match.places) {
      fitting = Math.max(fitting, weight);
      let passage = 0;
      for (const place of own) {
        while ((ends[passage] ?? Infinity) <= place) passage += 1;
        const kind = passages[passage]?.kind ?? 'note';
        counts[kind] += weight;
        places[passage] = (places[passage] ?? 0) + 1;
        best[passage] = Math.max(best[passage] ?? 0, weight);
        if (kind === 'text' || kind === 'question') marks.push({ place, match: index, worth: worth * weight });
      }
    }
    let inHeading = 0;
    passages.forEach(({ kind }, passage) => {
      const weight = best[passage] ?? 0;
      worths[passage] = (worths[passage] ?? 0) + weight * worth;
      if (kind === 'title' || kind === 'context') inHeading = Math.max(inHeading, weight);
    });
    heading.worth += inHeading * worth;
    const count = countOf(counts, lengths, weights);
    often += (worth * fitting * count) / (count + weights.enough);
  });

  let score = weights.often * often + weights.together * closestOf(marks, weights.window) ** weights.recall;
  const closest = { title: 0, question: 0, context: 0, asked: 0, topic: 0, text: 0, note: 0 };
  let second = 0;
  passages.forEach(({ kind, length }, passage) => {
    const found = places[passage] ?? 0;
    if (found === 0) return;
    if (kind === 'title' || kind === 'context') heading.places += found;
    const close = (worths[passage] ?? 0) ** weights.recall * Math.min(1, found / length) ** weights.precise[kind];
    if (kind === 'asked') second = Math.max(second, Math.min(close, closest.asked));
    closest[kind] = Math.max(closest[kind], close);
  });
  for (const kind of PASSAGE_KINDS) score += weights.closest[kind] * closest[kind];
  score += weights.second * second;
  score += weights.pairs * (pairsOf(matches, ends) / all);
  const precise = Math.min(1, heading.places / (lengths.title + lengths.context || 1));
  return score + weights.heading * heading.worth ** weights.recall * precise ** weights.preciseHeading;
}

/** How often something is said, for a record of usual length. */
function countOf(counts: Shape['lengths'], lengths: Shape['lengths'], { fields, even }: Weights): number {
  let count = 0;
  for (const kind of PASSAGE_KINDS)
    if (counts[kind] > 0) count += (counts[kind] * fields[kind]) / (1 - even + (even * lengths[kind]) / LENGTHS[kind]);
  return count;
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
