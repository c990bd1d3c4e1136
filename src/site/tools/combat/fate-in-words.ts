import type { Outcome } from '../../../rules/index.ts';
import type { CombatShown, CombatSideShown } from './shown.ts';

/** What can become of a side, in the order in which it is told. */
export const OUTCOMES = ['stand', 'recoil', 'flee', 'destroyed'] as const satisfies readonly Outcome[];

/** What becomes of a side, in a word. */
export const IN_WORDS: Readonly<Record<Outcome, string>> = {
  stand: 'stands',
  recoil: 'recoils',
  flee: 'flees',
  destroyed: 'destroyed',
};

/** What becomes of a side in the end, with what leads to it and who falls with it: of one throw, or the odds of several. */
export function fateInWords(side: CombatSideShown, throws: number): string {
  return OUTCOMES.filter((outcome) => side.outcomes[outcome] > 0)
    .map((outcome) => {
      const chance = throws === 1 ? '' : ` ${percent(side.outcomes[outcome], throws)}`;
      const aside = outcome === 'destroyed' ? asidesOnLoss(side, throws) : asidesOnOpen(side, outcome);
      return `${IN_WORDS[outcome]}${chance}${aside.length === 0 ? '' : ` (${aside.join('; ')})`}`;
    })
    .join(', ');
}

function asidesOnLoss({ destroyedBy, fallWithIt }: CombatSideShown, throws: number): readonly string[] {
  const ways = OUTCOMES.flatMap((outcome) => {
    const times = destroyedBy[outcome] ?? 0;
    if (times === 0) return [];
    return [`${throws === 1 ? '' : `${percent(times, throws)} `}as it ${IN_WORDS[outcome]}`];
  });
  // `Rank 2, unless …` dies too, unless ….
  return [...ways, ...fallWithIt.map((rank) => rank.replace(/^[^,]+/, '$& dies too'))];
}

function asidesOnOpen({ open }: CombatSideShown, outcome: Outcome): readonly string[] {
  return (open[outcome] ?? 0) > 0 ? ['what that leads to: we have no text'] : [];
}

/** What one throw comes to, in a sentence: `8 to 5: Bd (O) stands, Kn (F) recoils`. */
export function verdictInWords({ a, b }: CombatShown): string {
  const fates = [fateInWords(a, 1), fateInWords(b, 1)] as const;
  const words =
    fates[0] === 'stands' && fates[1] === 'stands' ? 'both stand' : `${a.name} ${fates[0]}, ${b.name} ${fates[1]}`;
  return `${String(a.score)} to ${String(b.score)}: ${words}`;
}

/** A chance in whole percent. */
export function percent(throws: number, of: number): string {
  return `${String(Math.round((throws / of) * 100))}%`;
}
