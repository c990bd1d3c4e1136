import type { AnsweredCombat, DbmRules } from '../../../rules/index.ts';
import type { Aftermath, FoughtOut, Loss } from '../reading/aftermath.ts';
import type { Ruling } from '../reading/judge-readings.ts';

const NO_DICE = { scores: [], outcomes: [], fates: [], lost: [], losses: [], recoil: [] };

/**
 * What came of a combat.
 *
 * @param fighters The names of the elements in front, of the mover's side and of the other
 * @returns Null where the answer turns on what is not told, or is not held
 */
export function foughtOut(
  rules: DbmRules,
  { verdict }: Ruling,
  answer: AnsweredCombat | null,
  aftermath: readonly Aftermath[],
  fighters: readonly [string, string],
): FoughtOut | null {
  if (verdict !== 'yes' || answer === null) return null;
  if (!('outcome' in answer)) return { fighters, ...NO_DICE };
  const { a, b, outcome, fate } = answer;
  const sides = [
    { label: fighters[0], outcome: outcome.a, fate: fate.a },
    { label: fighters[1], outcome: outcome.b, fate: fate.b },
  ];
  const of = (label: string, what: Aftermath['if']) =>
    aftermath.filter((each) => each.of === label && each.if === what);
  const losses = sides.flatMap((side): readonly Lost[] => {
    if (side.fate === null) return [named(side.label, 'not held')];
    if (side.fate === 'destroyed') return [named(side.label, 'yes'), ...fallen(rules, of(side.label, 'destroyed'))];
    if (side.outcome !== 'recoil') return [];
    return doubtful(rules, side.label, of(side.label, 'recoil'), of(side.label, 'destroyed'));
  });
  return {
    fighters,
    scores: [a.final, b.final],
    outcomes: sides.map((side) => side.outcome),
    fates: sides.map((side) => side.fate ?? 'not held'),
    lost: losses.map(({ words }) => words),
    losses: losses.map(({ loss }) => loss),
    recoil: sides.flatMap((side) =>
      side.outcome === 'recoil' && side.fate !== 'destroyed'
        ? of(side.label, 'recoil').map(({ fact }) => inWords(fact))
        : [],
    ),
  };
}

/** Somebody who is destroyed, or may be, as data and in words. */
interface Lost {
  readonly loss: Loss;
  readonly words: string;
}

function named(of: string, verdict: Loss['verdict']): Lost {
  return { loss: { of, verdict, recoilOf: null }, words: verdict === 'yes' ? of : `${of}: ${verdict}` };
}

/** The exceptions that spare friends behind and that no sheet quotes. */
const SPARED = 'destroyed-elements.other-friends-spared';

/** That an exception may spare one, in words; nothing where all exceptions are held. */
function unlessSpared({ clauses }: DbmRules): string {
  const unheld = clauses.get(SPARED);
  return unheld === undefined ? '' : `, unless what p. ${String(unheld.page)} has in print only spares it`;
}

/** Who falls with it; of one whom an exception in print only may spare that is not sure. */
function fallen(rules: DbmRules, behind: readonly Aftermath[]): readonly Lost[] {
  const unless = unlessSpared(rules);
  return behind.flatMap(({ whose, verdict, mayBeSpared }): readonly Lost[] => {
    if (whose === null || verdict === null || verdict === 'no') return [];
    if (verdict !== 'yes' || mayBeSpared !== true || unless === '') return [named(whose, verdict)];
    return [{ ...named(whose, 'not held'), words: `${whose}: ${unless.replace(/^, /u, '')}` }];
  });
}

/**
 * Who may be destroyed by what is so in a recoil, as far as no clause says that it gives way.
 *
 * @param behind Who would fall with the recoiler, where that destroys it
 */
function doubtful(
  rules: DbmRules,
  label: string,
  recoil: readonly Aftermath[],
  behind: readonly Aftermath[],
): readonly Lost[] {
  const names = recoil.flatMap(({ whose, verdict, clause, unhurt }) => {
    if (verdict === 'yes') return [];
    if (whose === null) return verdict === null ? [label] : [];
    if (clause === 'recoiling-elements.table-edge') return [whose];
    return clause === 'recoiling-elements.blocked-by-enemy' && unhurt !== true ? [label, whose] : [label];
  });
  const turning = (name: string, unless = ''): Lost => ({
    loss: { of: name, verdict: 'not told', recoilOf: label },
    words: `${name}: turns on ${name === label ? 'its' : `${label}’s`} recoil${unless}`,
  });
  const met = [...new Set(names)];
  const withIt = met.includes(label) ? behind.filter(({ whose }) => whose !== null && !met.includes(whose)) : [];
  return [
    ...met.map((name) => turning(name)),
    ...withIt.flatMap(({ whose, verdict, mayBeSpared }) =>
      whose === null || verdict === null || verdict === 'no'
        ? []
        : [turning(whose, mayBeSpared === true ? unlessSpared(rules) : '')],
    ),
  ];
}

function inWords({ fact, answer }: Aftermath['fact']): string {
  return answer === 'yes' ? fact : `${fact}: ${answer}`;
}
