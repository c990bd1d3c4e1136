import type { DbmRules } from '../../../rules/index.ts';
import { outlineOf, ROUNDING, tell, type Base, type Told } from '../../geometry/index.ts';
import { offTable, type Standings } from '../../placing/index.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import { surely } from './deadly.ts';

/** What the edge of the table does to who goes back over it: of the first edition it is in print only. */
export const EDGE = 'recoiling-elements.table-edge';

/**
 * What the edge of the table does to an element that goes back.
 *
 * @param end Where it ends
 * @param fact That it leaves the table, in words
 * @returns Null where it stays on the table
 */
export function takenOff(
  rules: DbmRules,
  end: Base,
  fact: string,
  { position, tolerance }: Standings,
): Pick<Aftermath, 'fact' | 'deadly' | 'verdict' | 'clause'> | null {
  const points = outlineOf(end);
  const off = Math.max(...points.map((point) => offTable(point, position)));
  const answer: Told = tell(off, tolerance);
  if (answer === 'no' || (answer === 'yes' && off <= ROUNDING)) return null;
  return {
    fact: { fact, answer, margin: off, witness: { points } },
    deadly: rules.clauses.has(EDGE) ? surely(answer) : { verdict: 'not held', unless: null },
    verdict: null,
    clause: EDGE,
  };
}
