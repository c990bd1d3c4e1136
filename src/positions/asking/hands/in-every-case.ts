import { touching } from '../../geometry/index.ts';
import type { Hands, Standing } from '../../placing/index.ts';
import type { Asking } from '../reading/asking.ts';
import type { InEveryCase } from './as-far-as-hands-tell.ts';
import { keyOf, type Doubt } from './doubts.ts';
import { differs, inAllCases } from './in-all-cases.ts';
import { taking } from './taking.ts';

/** Up to how many pairs it is asked of each by itself whether the answer turns on it. */
const MOST = 4;

/** What is answered as if those touched of whom only hands could tell, beside what is answered as if they did not. */
export const inEveryCase: InEveryCase = ({ ask, matter, rules, asking, none, doubts }) => {
  const { tolerance } = asking.before;
  const asked = (hands: Hands) => ask(rules, taking(asking, doubts.noting(hands)));
  // What touches by hand may do so with an edge, or just with a corner.
  const ways = [tolerance, ...(doubts.all().some((each) => isEdgeOrCorner(each, tolerance)) ? [0 - tolerance] : [])];
  const cases = ways
    .map((least) => ({ least, ruled: asked(() => least) }))
    .filter(({ ruled }) => differs(none, ruled, matter));
  const [first] = cases;
  if (first === undefined) return none;
  const alone = (doubt: Doubt): Hands => {
    const key = keyOf(doubt);
    return (one, two) => (keyOf({ one, other: two }) === key ? first.least : null);
  };
  const all = byNearness(doubts.all(), asking);
  const turning =
    all.length === 1 ? all : all.slice(0, MOST).filter((each) => differs(none, asked(alone(each)), matter));
  return inAllCases(rules, {
    none,
    other: cases.map(({ ruled }) => ruled),
    matter,
    tolerance,
    doubts: turning.length > 0 ? turning : all,
  });
};

/** Those first of whom somebody moves, or is asked about. */
function byNearness(doubts: readonly Doubt[], { movers, target }: Asking): readonly Doubt[] {
  const isAsked = ({ label }: Standing): boolean => movers.includes(label) || label === target;
  const far = ({ one, other }: Doubt): number => (isAsked(one) || isAsked(other) ? 0 : 1);
  return doubts.toSorted((one, two) => far(one) - far(two));
}

/** Whether hands cannot tell if an edge of the one is on the other, or just a corner. */
function isEdgeOrCorner({ one, other }: Doubt, tolerance: number): boolean {
  const edges = (least: number) => touching(one.base, other.base, tolerance, least).edges.length;
  return edges(tolerance) !== edges(0 - tolerance);
}
