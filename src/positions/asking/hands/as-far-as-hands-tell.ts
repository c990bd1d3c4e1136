import type { DbmRules } from '../../../rules/index.ts';
import { touching } from '../../geometry/index.ts';
import type { Hands, Standing } from '../../placing/index.ts';
import type { Matter } from '../matters.ts';
import type { Asker, Asking, Ruled } from '../reading/asking.ts';
import { keyOf, noDoubts, type Doubt } from './doubts.ts';
import { differs, inAllCases } from './in-all-cases.ts';

/** Up to how many pairs it is asked of each by itself whether the answer turns on it. */
const MOST = 4;

/**
 * An asker who answers flatly only what is so whether or not those touch of whom only hands could tell: who stand within
 * what these cannot tell apart, neither placed by the other. It is asked as if none of them touched, and as if all did. Of the
 * shape of a group that forms a column its own asker looks into both.
 */
export function asFarAsHandsTell(asker: Asker, matter: Matter): Asker {
  if (matter === 'form-column') return asker;
  const { tries } = asker;
  const judged = (ask: Asker) => (rules: DbmRules, asking: Asking) => inEveryCase(ask, matter, rules, asking);
  return Object.assign(judged(asker), asker, tries === undefined ? {} : { tries: judged(tries) });
}

function inEveryCase(ask: Asker, matter: Matter, rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { tolerance } = asking.before;
  if (tolerance === 0) return ask(rules, asking);
  const doubts = noDoubts();
  const asked = (hands: Hands) => ask(rules, taking(asking, doubts.noting(hands)));
  const none = asked(() => null);
  if (doubts.all().length === 0) return none;
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
}

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

/** The same question, of elements of which hands say this. */
function taking(asking: Asking, hands: Hands): Asking {
  const before = { ...asking.before, hands };
  return { ...asking, before, after: asking.after === asking.before ? before : { ...asking.after, hands } };
}
