import type { DbmRules } from '../../../rules/index.ts';
import type { Hands } from '../../placing/index.ts';
import type { Matter } from '../matters.ts';
import type { Asker, Asking, Ruled } from '../reading/asking.ts';
import { keyOf, noDoubts, type Doubt } from './doubts.ts';
import { differs, inAllCases } from './in-all-cases.ts';

/** Up to how many pairs it is asked of each by itself whether the answer turns on it. */
const MOST = 8;

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
  const all = [tolerance, 0 - tolerance].map((least) => asked(() => least));
  const other = all.filter((each) => differs(none, each, matter));
  if (other.length === 0) return none;
  const [full = none] = other;
  const isOf = (doubt: Doubt): Hands => {
    const key = keyOf(doubt);
    return (one, two) => (keyOf({ one, other: two }) === key ? 0 - tolerance : null);
  };
  const isBut = (doubt: Doubt): Hands => {
    const key = keyOf(doubt);
    return (one, two) => (keyOf({ one, other: two }) === key ? null : full === all[0] ? tolerance : 0 - tolerance);
  };
  const met = doubts.all().slice(0, MOST);
  const turning =
    met.length === 1
      ? met
      : met.filter((each) => differs(none, asked(isOf(each)), matter) || differs(full, asked(isBut(each)), matter));
  return inAllCases(rules, { none, other, matter, tolerance, doubts: turning.length > 0 ? turning : met });
}

/** The same question, of elements of which hands say this. */
function taking(asking: Asking, hands: Hands): Asking {
  const before = { ...asking.before, hands };
  return { ...asking, before, after: asking.after === asking.before ? before : { ...asking.after, hands } };
}
