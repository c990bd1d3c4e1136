import type { DbmRules, TrailStep } from '../../rules/index.ts';
import { BASE_WIDTH } from '../geometry/index.ts';
import { millimetres, paces, rounded, type Scale } from '../placing/index.ts';
import type { Ruled } from './reading/asking.ts';

/** A base width of 15 mm figures, in millimetres: see the clause element-basing.base-width. */
export const MILLIMETRES_WIDE = 40;

/** What the width of bases that is reckoned with means for an answer. */
interface ReckonedWidth {
  /** Whether our sources tell how wide bases are. */
  readonly isTold: boolean;
  /** What is ruled, so far as it holds of bases whose width our sources do not tell. */
  readonly held: (ruled: readonly Ruled[]) => readonly Ruled[];
  /** Where it is not the width on the table: which it is. */
  readonly trail: readonly TrailStep[];
}

/**
 * What it means that every base is reckoned as wide as those of 15 mm figures where 50 paces are 25 mm. In inches theirs are
 * a little narrower, which is said. How wide those of larger figures are, none of our sources tells: what is measured from
 * them is not held, and only a combat, whose contacts are stated, is fought.
 */
export function reckonedWidth({ clauses }: DbmRules, scale: Scale): ReckonedWidth {
  const wide = rounded(paces(MILLIMETRES_WIDE, scale));
  const clause = clauses.get('element-basing.base-width');
  const step = (label: string): readonly TrailStep[] =>
    clause === undefined ? [] : [{ step: 'base width', clause: clause.id, label }];
  const reckoned = `${String(BASE_WIDTH)} paces`;
  if (scale.figures === 15)
    return {
      isTold: true,
      held: (ruled) => ruled,
      trail:
        wide === BASE_WIDTH
          ? []
          : step(`Bases are reckoned ${reckoned} wide: measured in inches, their 40 mm are ${String(wide)}`),
    };
  const untold = `our sources do not tell how wide bases of ${String(scale.figures)} mm figures are`;
  const as = `${reckoned}, or ${String(rounded(millimetres(BASE_WIDTH, scale)))} mm`;
  return {
    isTold: false,
    held: (ruled) =>
      ruled.map((each) =>
        each.ruling.query === 'combat'
          ? each
          : {
              ...each,
              ruling: {
                ...each.ruling,
                verdict: 'not held',
                why: `${untold}: see the printed rulebook, p. 10; if they are ${as}, wide, ${inWords(each.ruling)}`,
                turnsOn: [],
              },
            },
      ),
    trail: step(`Bases are reckoned ${as}, wide: ${untold}`),
  };
}

/** What is ruled; where it is open, why names the verdicts that it may come to. */
function inWords({ verdict, why }: Ruled['ruling']): string {
  return verdict === 'not told' || verdict === 'too close' ? why : `${verdict}: ${why}`;
}
