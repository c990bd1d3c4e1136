import type { DbmRules } from '../../../rules/index.ts';
import { distance } from '../../geometry/index.ts';
import {
  contactPlaces,
  furthestCorner,
  movedTo,
  PositionError,
  type Place,
  type Standings,
} from '../../placing/index.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import { verdictOf } from '../verdict-of.ts';
import { askContact } from './ask-contact.ts';

/** A place near the one that was asked about, at which the move may end. */
export interface LegalPlace {
  readonly to: Place;
  /** How far the corner that differs the most would be moved, in paces. */
  readonly apart: number;
}

/** Of how many enemy elements the places are tried, and how many are told. */
const ENEMIES = 6;
const TOLD = 3;

/**
 * The nearest places at which the same move may end, as far as contact decides that: not whether the move reaches so far,
 * nor what is in its way.
 *
 * @returns The nearest first, each as far as the move would have to end elsewhere
 */
export function nearestLegal(rules: DbmRules, asking: Asking): readonly LegalPlace[] {
  const { before, after, movers } = asking;
  const [mover = '', ...others] = movers;
  const { base: end, side } = elementNamed(after, mover);
  const enemy = before.elements
    .filter((each) => each.side !== side)
    .toSorted((one, other) => distance(one.base.at, end.at) - distance(other.base.at, end.at))
    .slice(0, ENEMIES);
  const ends = enemy
    .flatMap(({ label }) => contactPlaces(label))
    .flatMap((to) => {
      const moved = afterwards(before, mover, to, others);
      return moved === null ? [] : [{ to, moved, apart: furthestCorner(end, elementNamed(moved, mover).base) }];
    })
    .toSorted((one, other) => one.apart - other.apart);
  const legal: LegalPlace[] = [];
  for (const { to, moved, apart } of ends) {
    if (legal.length === TOLD) break;
    const { verdict } = verdictOf(askContact(rules, { ...asking, after: moved }), '');
    if (verdict === 'yes') legal.push({ to, apart });
  }
  return legal;
}

/** The position after the move; null where nobody can stand so. */
function afterwards(before: Standings, mover: string, to: Place, others: readonly string[]): Standings | null {
  try {
    return movedTo(before, { mover, to, with: others });
  } catch (error) {
    if (error instanceof PositionError) return null;
    throw error;
  }
}
