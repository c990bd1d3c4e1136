import type { Matrix } from '../matrix/matrix.ts';
import { FATES, type Row } from '../matrix/row.ts';
import { rowsIn } from '../matrix/rows-of.ts';
import { combinations, countOf, placesOf, weightOf, type CombatSpace } from '../spaces/space.ts';
import { groupOf, mostFirst } from './groups.ts';
import type { Rests, RestsOf } from './unsure.ts';

/** A combat that ends otherwise in another edition. */
export interface Change {
  readonly index: number;
  /** How many of the 36 throws end otherwise, on either side. */
  readonly throws: number;
}

/** The combats of one kind of troops that end otherwise, those of the kinds before it left aside. */
export interface ChangedKind {
  readonly troop: string;
  readonly changed: number;
  /** The kinds that it fights in these. */
  readonly against: readonly string[];
  /** Where most throws end otherwise; the smallest of these. */
  readonly most: Change;
}

/** Combats that end otherwise. */
interface ChangedThrows {
  readonly changed: number;
  /** Those that have most changes first, each change under one kind only. */
  readonly kinds: readonly ChangedKind[];
}

/** What of a space of combats ends otherwise in another edition. */
export interface Difference extends ChangedThrows {
  readonly situations: number;
  /** In how many the texts of one edition or the other do not decide every throw: of them nothing is said. */
  readonly open: number;
  /** Those that end otherwise as far as what one edition or the other rests on is so, by what that is. They are not among `changed`. */
  readonly unsure: readonly (ChangedThrows & { readonly rests: Rests })[];
}

/**
 * Compare what two editions make of a space.
 *
 * @param restsOf What both rest on that no text settles
 */
export function differenceOf(space: CombatSpace, older: Matrix, newer: Matrix, restsOf: RestsOf): Difference {
  const rows = { older: rowsIn(older), newer: rowsIn(newer) };
  const sure: Pairs = new Map();
  const unsure = new Map<string, { readonly rests: Rests; readonly pairs: Pairs }>();
  const count = countOf(space);
  let open = 0;
  for (let index = 0; index < count; index++) {
    const before = rows.older(index);
    const after = rows.newer(index);
    if (!before.decided || !after.decided) open++;
    else if (before.text !== after.text) {
      const rests = restsOf(index);
      const pairs = rests === null ? sure : groupOf(unsure, rests, () => ({ rests, pairs: new Map() })).pairs;
      note(pairs, space, index, throwsChanged(before, after));
    }
  }
  return {
    ...{ situations: count, open, ...changedIn(sure) },
    unsure: mostFirst([...unsure.values()].map(({ rests, pairs }) => ({ rests, ...changedIn(pairs) }))),
  };
}

function changedIn(pairs: Pairs): ChangedThrows {
  const all = [...pairs.values()];
  return { changed: all.reduce((sum, { changed }) => sum + changed, 0), kinds: byKind(all) };
}

type Pairs = Map<string, Pair>;

interface Pair {
  readonly a: string;
  readonly b: string;
  changed: number;
  most: Change & { readonly weight: number };
}

function note(pairs: Pairs, space: CombatSpace, index: number, throws: number): void {
  const ofB = combinations(space.b);
  const inA = Math.floor(index / ofB);
  const inB = index % ofB;
  const a = troopOf(space.a, inA);
  const b = troopOf(space.b, inB);
  const change = { index, throws, weight: weightOf(space.a, inA) + weightOf(space.b, inB) };
  const key = `${a} ${b}`;
  const pair = pairs.get(key);
  if (pair === undefined) pairs.set(key, { a, b, changed: 1, most: change });
  else {
    pair.changed++;
    if (isMore(change, pair.most)) pair.most = change;
  }
}

function isMore(one: Pair['most'], other: Pair['most']): boolean {
  return one.throws > other.throws || (one.throws === other.throws && one.weight < other.weight);
}

/** Every change under the kind that has most of those that are left, until none is. */
function byKind(pairs: readonly Pair[]): ChangedKind[] {
  const kinds: ChangedKind[] = [];
  let left = pairs;
  while (left.length > 0) {
    const counts = new Map<string, number>();
    for (const { a, b, changed } of left)
      for (const kind of new Set([a, b])) counts.set(kind, (counts.get(kind) ?? 0) + changed);
    const [troop, changed] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
    const here = left.filter(({ a, b }) => a === troop || b === troop);
    const most = here.map((pair) => pair.most).reduce((one, other) => (isMore(other, one) ? other : one));
    kinds.push({
      troop,
      changed,
      against: [...new Set(here.map(({ a, b }) => (a === troop ? b : a)))],
      most: { index: most.index, throws: most.throws },
    });
    left = left.filter(({ a, b }) => a !== troop && b !== troop);
  }
  return kinds;
}

function throwsChanged(before: Row, after: Row): number {
  return Array.from({ length: 36 }, (_, at) => at).filter((at) => before.text[at] !== after.text[at]).length;
}

function troopOf(dimensions: CombatSpace['a'], combination: number): string {
  const at = dimensions.findIndex(({ name }) => name === 'troop');
  return dimensions[at]?.values[placesOf(dimensions, combination)[at] ?? 0]?.name ?? '';
}

/** In words, what the 36 throws of a side come to: `destroyed 10, recoil 26`. */
export function throwsInWords(row: Row, side: 'a' | 'b'): string {
  return FATES.toReversed()
    .map((fate) => ({ fate, times: row.times(side, fate) }))
    .filter(({ times }) => times > 0)
    .map(({ fate, times }) => `${fate} ${String(times)}`)
    .join(', ');
}
