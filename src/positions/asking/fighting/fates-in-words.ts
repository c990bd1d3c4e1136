import type { AnsweredCombat } from '../../../rules/index.ts';
import type { Deadly } from '../reading/aftermath.ts';

/** What a recoil does to each side; null where nothing in it may destroy it. */
export interface RecoilEnds {
  readonly a: Deadly | null;
  readonly b: Deadly | null;
}

/** What becomes of a side, in words: of a throw, or the odds. What its recoil is sure to destroy counts as destroyed. */
export function fateInWords(answer: AnsweredCombat, side: 'a' | 'b', end: Deadly | null): string {
  if ('outcome' in answer) {
    const outcome = answer.outcome[side];
    if (answer.fate[side] === 'destroyed') return outcome === 'destroyed' ? outcome : `${outcome}, ${SO}`;
    return outcome === 'recoil' && end !== null ? `${outcome}, ${afterRecoil(end)}` : outcome;
  }
  const { [side]: odds } = answer.odds;
  const { [side]: fates } = answer.fateOdds;
  const recoils = end?.verdict === 'yes' ? 0 : fates.recoil;
  const dies = fates.destroyed + fates.recoil - recoils;
  // Whole throws: what is less is a rounding.
  const byRecoil = Math.round((dies - odds.destroyed) * THROWS) / THROWS;
  return [
    ...chance('stand', fates.stand),
    ...chance('recoil', recoils, end === null ? null : afterRecoil(end)),
    ...chance('flee', fates.flee),
    ...chance('destroyed', dies, byRecoil > 0 ? `${percent(byRecoil)} by its recoil` : null),
    ...chance('not held', fates.notHeld),
  ].join(', ');
}

/** All throws of two dice. */
const THROWS = 36;

const SO = 'and so destroyed';

function afterRecoil({ verdict, unless }: Deadly): string {
  if (verdict === 'yes') return SO;
  if (unless !== null) return `${SO}, unless ${unless}`;
  return verdict === 'too close' ? 'too close to tell if destroyed so' : 'which may destroy it';
}

function chance(what: string, likely: number, aside: string | null = null): readonly string[] {
  return likely > 0 ? [`${what} ${percent(likely)}${aside === null ? '' : ` (${aside})`}`] : [];
}

function percent(chances: number): string {
  return `${String(Math.round(chances * 100))}%`;
}
