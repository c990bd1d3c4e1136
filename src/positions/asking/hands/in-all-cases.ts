import type { DbmRules } from '../../../rules/index.ts';
import type { Matter } from '../matters.ts';
import type { Ruled } from '../reading/asking.ts';
import type { Fact } from '../reading/fact.ts';
import { benefitOfDoubt, type Ruling, type TurningPoint, type Verdict } from '../reading/judge-readings.ts';
import type { Decided } from '../reading/reading.ts';
import { orderOf, verdictOf } from '../verdict-of.ts';
import { doubtFact, pairInWords } from './doubt-in-words.ts';
import type { Doubt } from './doubts.ts';

/** What is answered as if none of those touched of whom only hands could tell, and as if they did. */
export interface Cases {
  readonly none: readonly Ruled[];
  /** Those answers that differ from it; one at least. */
  readonly other: readonly (readonly Ruled[])[];
  readonly matter: Matter;
  /** On whose contact that turns. */
  readonly doubts: readonly Doubt[];
  /** What hands cannot tell apart, in paces. */
  readonly tolerance: number;
}

/** Whether two answers say another thing, of anybody about whom both are. */
export function differs(one: readonly Ruled[], other: readonly Ruled[], matter: Matter): boolean {
  const verdict = (ruled: readonly Ruled[]): Verdict => verdictOf(ruled, orderOf(matter)).verdict;
  // Where nothing was asked about, it is said already that a contact has to be stated.
  if (one.length === 0 || other.length === 0) return one.length > 0;
  return verdict(one) !== verdict(other) || one.some((each) => isOtherwise(each, sameAs(each, other)));
}

/** One answer to both: flat where they agree, else too close, or what is still to be told, with those on whom that turns. */
export function inAllCases(rules: DbmRules, { none, other, matter, doubts, tolerance }: Cases): readonly Ruled[] {
  const facts = doubts.map((each) => doubtFact(each, tolerance));
  const merged = none.map((each): Ruled => {
    const found = other.flatMap((ruled) => sameAs(each, ruled) ?? []);
    const otherwise = found.find((ruled) => isOtherwise(each, ruled));
    if (otherwise === undefined) return each;
    return {
      ...each,
      facts: [...facts, ...each.facts.map((fact) => doubtful(fact, otherwise))],
      ruling: bothWays(rules, each, otherwise, doubts),
      ...(each.foughtOut === undefined ? {} : { foughtOut: null }),
    };
  });
  const order = orderOf(matter);
  const judged = (ruled: readonly Ruled[]): Verdict => verdictOf(ruled, order).verdict;
  if (other.every((ruled) => judged(ruled) === judged(none)) || merged.some((each, index) => each !== none[index]))
    return merged;
  // The rules were asked of somebody only as if they touched, or as if they did not.
  const more = other
    .flat()
    .filter((each, index, all) => sameAs(each, none) === undefined && all.indexOf(sameAs(each, all) ?? each) === index);
  const gone = none.filter((each) => other.some((ruled) => sameAs(each, ruled) === undefined));
  return [
    ...merged.filter((each) => !gone.includes(each)),
    ...[...gone, ...more].map((each) => alone(rules, each, facts, doubts)),
  ];
}

/** What another answer says of the same. */
function sameAs({ about, ofEnd }: Ruled, ruled: readonly Ruled[]): Ruled | undefined {
  return ruled.find((each) => each.about === about && each.ofEnd === ofEnd);
}

function isOtherwise(one: Ruled, other: Ruled | undefined): boolean {
  return other !== undefined && cameTo(one) !== cameTo(other);
}

/** What is answered, without why: of a combat its odds, or what came of it; of a flee move which way. */
function cameTo({ ruling, answer, way, foughtOut }: Ruled): string {
  const odds = answer === undefined || answer === null ? null : { ...answer, trail: null, why: null };
  return JSON.stringify([ruling.verdict, ruling.turnsOn.map(({ field }) => field), odds, way, foughtOut]);
}

/** What the rules say whichever is so. */
function bothWays(rules: DbmRules, one: Ruled, other: Ruled, doubts: readonly Doubt[]): Ruling {
  const [ruling, otherwise] = [one.ruling, other.ruling];
  const open = (['not told', 'too close'] as const).find((each) => [ruling.verdict, otherwise.verdict].includes(each));
  const verdict = open === 'not told' ? open : 'too close';
  const inWords = (each: Ruled): string => {
    const words = `${each.ruling.verdict}: ${each.ruling.why.replace(/\.$/u, '')}`;
    return each.way === undefined ? words : `${words}, ${each.way}`;
  };
  return {
    ...ruling,
    verdict,
    why: `if ${pairsInWords(doubts)} do not touch, ${inWords(one)}; if they do, ${inWords(other)}`,
    trail: [...ruling.trail, ...otherwise.trail, ...(verdict === 'too close' ? benefitOfDoubt(rules) : [])],
    turnsOn: turningOn(ruling, otherwise),
  };
}

/** A ruling on somebody of whom the rules are asked in one of the cases only. */
function alone(rules: DbmRules, ruled: Ruled, facts: readonly Fact[], doubts: readonly Doubt[]): Ruled {
  const { ruling } = ruled;
  return {
    ...ruled,
    facts: [...facts, ...ruled.facts],
    ruling: {
      ...ruling,
      verdict: ruling.verdict === 'not told' ? 'not told' : 'too close',
      why: `whether ${pairsInWords(doubts)} touch decides it; if so it may be: ${ruling.why}`,
      trail: [...ruling.trail, ...benefitOfDoubt(rules)],
    },
  };
}

/** How many pairs are named. */
const NAMED = 3;

function pairsInWords(doubts: readonly Doubt[]): string {
  const more = doubts.length - NAMED;
  const named = doubts.slice(0, NAMED).map(pairInWords).join(', or ');
  return more > 0 ? `${named}, or ${String(more)} more pairs` : named;
}

/** What is stated of a case only is no more sure than that. */
function doubtful(fact: Fact, { facts }: Ruled): Fact {
  const isSure = fact.margin !== null || facts.some((each) => each.fact === fact.fact);
  return isSure ? fact : { ...fact, answer: 'too close' };
}

/** The open fields, and those that differ. */
function turningOn(one: Ruling, other: Ruling): readonly TurningPoint[] {
  const open = [...one.turnsOn, ...other.turnsOn];
  const fields = [flat(one.fields), flat(other.fields)] as const;
  const differing = Object.entries(fields[1]).flatMap(([field, value]): readonly TurningPoint[] => {
    const values = [fields[0][field], value];
    return JSON.stringify(values[0]) === JSON.stringify(value) ? [] : [{ field, open: 'too close', values }];
  });
  return [...open, ...differing].filter(
    ({ field }, index, all) => index === all.findIndex((each) => each.field === field),
  );
}

/** The fields of a question, those of each side of a combat by themselves: `a.ranks`. */
function flat(fields: Decided): Decided {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      (field === 'a' || field === 'b') && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([name, each]) => [`${field}.${name}`, each])
        : [[field, value]],
    ),
  );
}
