import { contentStemsOf } from '../../../search/engine/index.ts';
import type { Unit } from '../layout/units.ts';
import { textOf, type Chosen, type Passage } from './passages.ts';

/** What the words that we expect say of a passage that was counted out. */
export type Evidence = 'for' | 'against' | 'none';

/** It must fit so much better than any other, and hold so much of what is expected at all. */
const BETTER = 1.25;
const SHARE = 0.35;
/** Fewer words than these are chance. */
const FEWEST = 3;

/**
 * Judge a passage that was counted out, by the words that we expect there and those that we expect elsewhere.
 *
 * @param chosen The passage, and all others of its kind in the section
 * @param words Those that we expect of it
 * @param others Those that we expect of other passages of its kind
 */
export function weighEvidence(
  { siblings, at, count }: Chosen,
  words: readonly string[],
  others: readonly (readonly string[])[],
): Evidence {
  if (words.length === 0 || at < 0) return 'none';
  const stems = siblings.map(stemsOf);
  const windows = stems
    .slice(0, Math.max(0, stems.length - count + 1))
    .map((_, index) => union(stems.slice(index, index + count)));
  const own = windows[at];
  if (!own) return 'none';
  const weight = (word: string): number => {
    const holding = stems.filter((each) => each.has(word)).length;
    return holding === 0 ? 0 : Math.max(0, Math.log((stems.length + 1) / (holding + 0.5)));
  };
  const fit = (expected: readonly string[], window: ReadonlySet<string>): number =>
    expected.reduce((sum, word) => sum + (window.has(word) ? weight(word) : 0), 0);
  const fitting = fit(words, own);
  const best = Math.max(0, ...windows.map((window, index) => (Math.abs(index - at) < count ? 0 : fit(words, window))));
  const shifted = Math.max(
    0,
    ...[at - 1, at + 1].map((index) => (count > 1 && windows[index] ? fit(words, windows[index]) : 0)),
  );
  const claimed = Math.max(0, ...others.map((expected) => fit(expected, own)));
  if (best > fitting || shifted > fitting || claimed > fitting * BETTER) return 'against';
  const attainable = words.reduce((sum, word) => sum + weight(word), 0);
  const matched = words.filter((word) => own.has(word)).length;
  const enough = matched >= FEWEST && matched >= SHARE * words.length && fitting >= SHARE * attainable && fitting > 0;
  return enough && fitting > best * BETTER && claimed <= fitting ? 'for' : 'none';
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** What was read of a unit stays for as long as its book is open: every place of a section asks for it. */
const known = new WeakMap<Unit, Map<string, ReadonlySet<string>>>();

function stemsOf(passage: Passage): ReadonlySet<string> {
  const unit = passage.spans[0]?.unit;
  const key = passage.spans.map(({ from, to }) => `${from}-${to}`).join(' ');
  const before = unit && known.get(unit)?.get(key);
  if (before) return before;
  const stems = new Set(contentStemsOf(textOf(passage)));
  if (unit) known.set(unit, (known.get(unit) ?? new Map<string, ReadonlySet<string>>()).set(key, stems));
  return stems;
}
