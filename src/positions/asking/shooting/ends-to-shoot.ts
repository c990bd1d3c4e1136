import type { DbmRules } from '../../../rules/index.ts';
import { along, cornersOf, distance, heading, outlineOf, partlyInAll, type Base } from '../../geometry/index.ts';
import { furthestCorner } from '../../placing/index.ts';
import { fullMove } from '../moving/full-move.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import { arcOf } from './arc.ts';

/** How fine the ways are that are tried: paces straight ahead, degrees of a wheel, and paces ahead after one. */
const STEP = { ahead: 2, wheel: 2, then: 20 };

/** The most places of each kind that are tried, and the furthest way, in paces, where our sources do not tell how far it may go. */
const TRIED = 100;
const FURTHEST = 100;

/**
 * Where a shooter could have ended its move instead, so that its target is in its arc, as far as one move takes it: straight
 * ahead; and by a wheel on a front corner, and then ahead. Of each way the ends nearest to where it did end come first.
 */
export function endsToShoot(rules: DbmRules, { before, after, movers, target }: Asking): readonly (readonly Base[])[] {
  const [mover = ''] = movers;
  const start = elementNamed(before, mover);
  const { base: end } = elementNamed(after, mover);
  const aim = outlineOf(elementNamed(after, target ?? '').base);
  const reach = fullMove(rules, start) ?? FURTHEST;
  const ahead = (base: Base, by: number, most: number): readonly Base[] =>
    [0, ...steps(by, most)].map((paces) => ({ ...base, at: along(base.at, heading(base.facing), paces) }));
  const wheels = steps(STEP.wheel, 90).flatMap((turn) =>
    (['left', 'right'] as const).flatMap((hand) => {
      const { base, paces } = wheeled(start.base, hand, turn);
      return paces > reach ? [] : ahead(base, STEP.then, reach - paces);
    }),
  );
  return [ahead(start.base, STEP.ahead, reach), wheels].map((ends) =>
    ends
      .filter((base) => partlyInAll(aim, arcOf(base)).margin > 0)
      .map((base) => ({ base, apart: furthestCorner(end, base) }))
      .toSorted((one, other) => one.apart - other.apart)
      .slice(0, TRIED)
      .map(({ base }) => base),
  );
}

/** A base that wheeled on a front corner, to that side, and how far its furthest corner went. */
function wheeled(base: Base, hand: 'left' | 'right', degrees: number): { readonly base: Base; readonly paces: number } {
  const corners = cornersOf(base);
  const pivot = hand === 'left' ? corners.frontLeft : corners.frontRight;
  const facing = base.facing + (hand === 'left' ? -degrees : degrees);
  const at = along(pivot, heading(facing + (hand === 'left' ? 90 : -90)), base.width / 2);
  const radius = Math.max(...outlineOf(base).map((corner) => distance(pivot, corner)));
  return { base: { ...base, at, facing }, paces: (radius * degrees * Math.PI) / 180 };
}

function steps(by: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor(to / by)) }, (_, index) => (index + 1) * by);
}
