import type { AnsweredCombat } from '../../../rules/index.ts';
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
  const losses = sides.flatMap((side): readonly Loss[] => {
    if (side.fate === null) return [{ of: side.label, verdict: 'not held', recoilOf: null }];
    if (side.fate === 'destroyed')
      return [{ of: side.label, verdict: 'yes', recoilOf: null }, ...fallen(of(side.label, 'destroyed'))];
    return side.outcome === 'recoil' ? doubtful(side.label, of(side.label, 'recoil')) : [];
  });
  return {
    fighters,
    scores: [a.final, b.final],
    outcomes: sides.map((side) => side.outcome),
    fates: sides.map((side) => side.fate ?? 'not held'),
    lost: losses.map(named),
    losses,
    recoil: sides.flatMap((side) =>
      side.outcome === 'recoil' && side.fate !== 'destroyed'
        ? of(side.label, 'recoil').map(({ fact }) => inWords(fact))
        : [],
    ),
  };
}

function named({ of, verdict, recoilOf }: Loss): string {
  if (recoilOf !== null) return `${of}: turns on ${recoilOf === of ? 'its' : `${recoilOf}’s`} recoil`;
  return verdict === 'yes' ? of : `${of}: ${verdict}`;
}

function fallen(behind: readonly Aftermath[]): readonly Loss[] {
  return behind.flatMap(({ whose, verdict }) =>
    whose === null || verdict === null || verdict === 'no' ? [] : [{ of: whose, verdict, recoilOf: null }],
  );
}

/** Who may be destroyed by what is so in a recoil, as far as no clause says that it gives way. */
function doubtful(label: string, recoil: readonly Aftermath[]): readonly Loss[] {
  const names = recoil.flatMap(({ whose, verdict, clause }) => {
    if (verdict === 'yes') return [];
    if (whose === null) return verdict === null ? [label] : [];
    if (clause === 'recoiling-elements.table-edge') return [whose];
    return clause === 'recoiling-elements.blocked-by-enemy' ? [label, whose] : [label];
  });
  return [...new Set(names)].map((name) => ({ of: name, verdict: 'not told', recoilOf: label }));
}

function inWords({ fact, answer }: Aftermath['fact']): string {
  return answer === 'yes' ? fact : `${fact}: ${answer}`;
}
