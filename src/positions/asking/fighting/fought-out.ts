import type { AnsweredCombat, DbmRules } from '../../../rules/index.ts';
import type { Aftermath, Deadly, FoughtOut, Loss } from '../reading/aftermath.ts';
import type { Ruling } from '../reading/judge-readings.ts';
import { PERHAPS } from '../recoiling/deadly.ts';
import { fallsInRecoil, recoilEnd, takenAlong } from './recoil-end.ts';

const NO_DICE = { scores: [], outcomes: [], fates: [], lost: [], losses: [], recoil: [] };

/**
 * What came of a combat.
 *
 * @param fighters The names of the elements in front, of the mover's side and of the other
 * @param tolerance What hands cannot tell apart, in paces
 * @returns Null where the answer turns on what is not told, or is not held
 */
export function foughtOut(
  rules: DbmRules,
  { verdict }: Ruling,
  answer: AnsweredCombat | null,
  aftermath: readonly Aftermath[],
  fighters: readonly [string, string],
  tolerance: number,
): FoughtOut | null {
  if (verdict !== 'yes' || answer === null) return null;
  if (!('outcome' in answer)) return { fighters, ...NO_DICE };
  const { a, b, outcome, fate } = answer;
  const sides = [
    { label: fighters[0], outcome: outcome.a, fate: fate.a },
    { label: fighters[1], outcome: outcome.b, fate: fate.b },
  ].map((side) => ({
    ...side,
    // What is destroyed as its recoil starts, or flees, recoils into nothing.
    end: side.outcome === 'recoil' && side.fate === 'recoil' ? recoilEnd(side.label, aftermath) : null,
  }));
  const of = (label: string, what: Aftermath['if']) =>
    aftermath.filter((each) => each.of === label && each.if === what);
  const losses = sides.flatMap(({ label, outcome: came, fate: becomes, end }): readonly Lost[] => {
    if (becomes === null) return [named(label, 'not held')];
    const behind = of(label, 'destroyed');
    if (becomes === 'destroyed') return [named(label, 'yes'), ...fallen(rules, behind)];
    return came === 'recoil' ? lostByRecoil(rules, label, end, aftermath, behind, tolerance) : [];
  });
  return {
    fighters,
    scores: [a.final, b.final],
    outcomes: sides.map((side) => side.outcome),
    fates: sides.map((side) => (side.fate === null ? 'not held' : fateAfter(side.fate, side.end))),
    lost: losses.map(({ words }) => words),
    losses: losses.map(({ loss }) => loss),
    recoil: sides.flatMap((side) =>
      side.outcome === 'recoil' && side.fate !== 'destroyed'
        ? of(side.label, 'recoil').map(({ fact }) => inWords(fact))
        : [],
    ),
  };
}

function fateAfter(fate: string, end: Deadly | null): string {
  return end === null ? fate : end.verdict === 'yes' ? 'destroyed' : end.verdict;
}

/** Somebody who is destroyed, or may be, as data and in words. */
interface Lost {
  readonly loss: Loss;
  readonly words: string;
}

function named(of: string, verdict: Loss['verdict']): Lost {
  return { loss: { of, verdict, recoilOf: null, unless: null }, words: verdict === 'yes' ? of : `${of}: ${verdict}` };
}

/** Somebody whom a recoil may destroy. */
function inRecoil(of: string, { verdict, unless }: Deadly, recoiler: string): Lost {
  if (verdict === 'yes') return named(of, verdict);
  const turns = `turns on ${of === recoiler ? 'its' : `${recoiler}’s`} recoil`;
  const words = unless !== null ? `unless ${unless}` : verdict === 'too close' ? `too close, and ${turns}` : turns;
  return { loss: { of, verdict, recoilOf: recoiler, unless }, words: `${of}: ${words}` };
}

/** The exceptions that spare friends behind and that no sheet quotes. */
const SPARED = 'destroyed-elements.other-friends-spared';

/** What an exception in print only would spare, in words; null where all exceptions are held. */
function printedException({ clauses }: DbmRules): string | null {
  const unheld = clauses.get(SPARED);
  return unheld === undefined ? null : `your rulebook, p. ${String(unheld.page)}, spares it`;
}

/** Who falls with it; of one whom an exception in print only may spare that is not sure. */
function fallen(rules: DbmRules, behind: readonly Aftermath[]): readonly Lost[] {
  const unless = printedException(rules);
  return behind.flatMap(({ whose, verdict, mayBeSpared }): readonly Lost[] => {
    if (whose === null || verdict === null || verdict === 'no') return [];
    if (verdict !== 'yes' || mayBeSpared !== true || unless === null) return [named(whose, verdict)];
    return [{ loss: { of: whose, verdict: 'not held', recoilOf: null, unless }, words: `${whose}: unless ${unless}` }];
  });
}

/**
 * Who is destroyed by a recoil, or may be.
 *
 * @param end What it does to who recoils
 * @param behind Who would fall with him
 */
function lostByRecoil(
  rules: DbmRules,
  label: string,
  end: Deadly | null,
  aftermath: readonly Aftermath[],
  behind: readonly Aftermath[],
  tolerance: number,
): readonly Lost[] {
  const along = takenAlong(label, aftermath, tolerance);
  const met = [
    ...(end === null ? [] : [inRecoil(label, end, label)]),
    ...along.map(({ whose, deadly }) => inRecoil(whose, deadly, label)),
  ].filter(({ loss }, index, all) => index === all.findIndex((each) => each.loss.of === loss.of));
  if (end === null) return met;
  const others = behind.filter(({ whose }) => met.every(({ loss }) => loss.of !== whose));
  if (fallsInRecoil(label, aftermath)) return [...met, ...fallen(rules, others)];
  const unless = printedException(rules);
  return [
    ...met,
    ...others.flatMap(({ whose, verdict, mayBeSpared }): readonly Lost[] => {
      if (whose === null || verdict === null || verdict === 'no') return [];
      const turns = inRecoil(whose, PERHAPS, label);
      return [
        mayBeSpared === true && unless !== null ? { ...turns, words: `${turns.words}, unless ${unless}` } : turns,
      ];
    }),
  ];
}

function inWords({ fact, answer }: Aftermath['fact']): string {
  return answer === 'yes' ? fact : `${fact}: ${answer}`;
}
