import type { AnsweredCombat, TrailStep } from '../../../rules/index.ts';
import { ROUNDING } from '../../geometry/index.ts';
import { PERHAPS } from '../recoiling/deadly.ts';
import type { Aftermath, Deadly } from '../reading/aftermath.ts';
import { EDGE } from '../recoiling/taken-off.ts';

/** Something of a recoil that destroys somebody, or may. */
type Deed = Aftermath & { readonly deadly: Deadly };

/** Whether its recoil destroys an element, the surest of what is so in it; null where nothing may. */
export function recoilEnd(label: string, aftermath: readonly Aftermath[]): Deadly | null {
  const all = ownDeeds(label, aftermath).map(({ deadly }) => deadly);
  const sure = all.find(({ verdict }) => verdict === 'yes');
  if (sure !== undefined) return sure;
  const spared = all.filter(({ unless }) => unless !== null);
  const [first] = spared;
  // It lives only where all is so that would spare it.
  if (first !== undefined)
    return { verdict: first.verdict, unless: [...new Set(spared.map(({ unless }) => unless))].join(', and ') };
  return all.find(({ verdict }) => verdict === 'too close') ?? all[0] ?? null;
}

/** The clauses by which a recoil that may come destroys an element, or may, each once. */
export function recoilSteps(
  label: string,
  aftermath: readonly Aftermath[],
  answer: AnsweredCombat | null,
  side: 'a' | 'b',
): readonly TrailStep[] {
  if (answer === null) return [];
  const comes = 'outcome' in answer ? answer.fate[side] === 'recoil' : answer.fateOdds[side].recoil > 0;
  const deeds = comes ? ownDeeds(label, aftermath) : [];
  return deeds
    .filter(({ clause }, index) => index === deeds.findIndex((each) => each.clause === clause))
    .map(({ clause, fact: { fact } }) => ({ step: 'recoil', clause, label: fact }));
}

/** Whether it is destroyed so that friends behind may fall with it: of one who crosses the table edge no clause says that. */
export function fallsInRecoil(label: string, aftermath: readonly Aftermath[]): boolean {
  return ownDeeds(label, aftermath).some(({ deadly, clause }) => deadly.verdict === 'yes' && clause !== EDGE);
}

/** Enemy whom a recoil destroys too, or may, and friends whom it pushes off the table. */
export function takenAlong(
  label: string,
  aftermath: readonly Aftermath[],
  tolerance: number,
): readonly { readonly whose: string; readonly deadly: Deadly }[] {
  const own = ownDeeds(label, aftermath);
  return allDeeds(label, aftermath).flatMap((deed) => {
    const { whose, deadly, unhurt } = deed;
    if (whose === null) return [];
    if (!own.includes(deed)) return [{ whose, deadly }];
    // Of whom nothing is said so he is a friend who stands in the way, or an enemy at its flank.
    if (unhurt === undefined || unhurt === true) return [];
    const met = isMet(deed, own, tolerance);
    if (met === 'no') return [];
    const isTold = deadly.verdict === 'too close' || (met === 'yes' && unhurt === false);
    return [{ whose, deadly: isTold ? deadly : PERHAPS }];
  });
}

/** Whether someone in the way is met at all: not behind what is sure to stop who comes. */
function isMet(deed: Deed, own: readonly Deed[], tolerance: number): 'yes' | 'no' | 'perhaps' {
  const left = leftAt(deed);
  const before = own.filter((other) => !AT_ITS_END.includes(other.clause) && leftAt(other) > left + ROUNDING);
  const isStopped = before.some((other) => other.deadly.verdict === 'yes' && leftAt(other) > left + tolerance);
  return isStopped ? 'no' : before.length > 0 ? 'perhaps' : 'yes';
}

/** How much of the way is left as it is met; where terrain is met, nothing tells. */
function leftAt({ clause, fact }: Deed): number {
  return clause === 'recoiling-elements.blocked-by-terrain' ? Infinity : (fact.margin ?? 0);
}

/** What stops nobody on the way. */
const AT_ITS_END = ['recoiling-elements.enemy-on-flank-or-rear', EDGE];

/** What destroys who recoils, or may: without what befalls those whom it pushes back. */
function ownDeeds(label: string, aftermath: readonly Aftermath[]): readonly Deed[] {
  return allDeeds(label, aftermath).filter(({ ofWhose }) => ofWhose !== true);
}

function allDeeds(label: string, aftermath: readonly Aftermath[]): readonly Deed[] {
  return aftermath.filter(
    (each): each is Deed => each.of === label && each.if === 'recoil' && each.deadly !== undefined,
  );
}
