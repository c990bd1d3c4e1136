import { between, dot, heading, ROUNDING, type Told } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import { measuredFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Readings } from '../reading/reading.ts';
import { toleranceBetween, touchesOf } from '../reading/touches.ts';
import { comesAhead, facesAs } from './way.ts';

/** An element out of a column that ends beside it, as it may do in an expansion. */
export interface Expansion {
  /** Who stood before it in the column; the head is the last. */
  readonly ahead: readonly Standing[];
  /** Whether it ends level with the head. */
  readonly level: Fact;
  /** Whether it ends no further than one element width to the side of the head. */
  readonly within: Fact;
}

/** Null where it stood behind nobody, or does not end ahead of where it started, clear of the column, and facing as the head. */
export function expansionOf(mover: Standing, moved: Standing, { before, after }: Asking): Expansion | null {
  const ahead = standingAhead(mover, before);
  const [first] = ahead.slice(-1);
  if (first === undefined || !comesAhead(mover.base, moved.base)) return null;
  const head = elementNamed(after, first.label);
  if (!facesAs(head.base, moved.base)) return null;
  const tolerance = toleranceBetween(moved, head, after);
  const apart = between(head.base.at, moved.base.at);
  const forward = dot(apart, heading(head.base.facing));
  const gap = Math.abs(dot(apart, heading(head.base.facing + 90))) - (head.base.width + moved.base.width) / 2;
  if (gap < -Math.max(tolerance, ROUNDING)) return null;
  const fact = (words: string, off: number): Fact =>
    measuredFact(
      words,
      { margin: 0 - off, witness: { points: [head.base.at, moved.base.at] } },
      off <= ROUNDING ? 0 : tolerance,
    );
  return {
    ahead,
    level: fact(`${moved.label} ends level with ${head.label}`, Math.abs(forward)),
    within: fact(
      `${moved.label} ends no further than one element width to the side of ${head.label}`,
      Math.max(0, gap),
    ),
  };
}

/**
 * Whether the second element may have expanded, though it ends off level with the head, or further out than one element width.
 *
 * @param ends Whether it ends in front of that enemy: further out, only that one counts
 */
export function mayBeExpansion(expansion: Expansion | null, ends: boolean): boolean {
  if (expansion?.ahead.length !== 1) return false;
  const { level, within } = expansion;
  if (within.answer !== 'no') return level.answer !== 'yes' || within.answer !== 'yes';
  return ends && level.answer !== 'no';
}

/** What the query is told of an expansion; what the position does not show, it is asked. */
export function expansionReadings(expansion: Expansion | null, movers: readonly string[]): Readings {
  if (expansion === null)
    return {
      expanding: untold('second', 'thirdOrFourth'),
      furtherThanOneWidth: untold(false, true),
      notLevel: untold(false, true),
      secondNotHead: untold(false, true),
    };
  const { ahead, level, within } = expansion;
  const [second] = ahead.slice(-2);
  return {
    expanding: known(ahead.length === 1 ? 'second' : 'thirdOrFourth'),
    furtherThanOneWidth: NOT_SO[within.answer],
    notLevel: NOT_SO[level.answer],
    // Whether it heads them, or went before, who moves does not show.
    ...(ahead.length === 1
      ? {}
      : { secondNotHead: movers.includes(second?.label ?? '') ? known(false) : untold(false, true) }),
  };
}

const NOT_SO: Readonly<Record<Told, Readings[string]>> = {
  yes: known(false),
  no: known(true),
  'too close': measuredAs([false, true]),
};

/** Friends who stand before an element in a column, each directly behind the next. */
function standingAhead(element: Standing, position: Standings): readonly Standing[] {
  const found: Standing[] = [];
  for (let last = element; ;) {
    const next = friendAhead(last, position);
    if (next === undefined || found.includes(next)) return found;
    found.push(next);
    last = next;
  }
}

/** The friend whose rear edge is on all of its front edge. */
export function friendAhead(element: Standing, position: Standings): Standing | undefined {
  return touchesOf(element, position).find(
    ({ other, how }) =>
      other.side === element.side &&
      how.edges.some(({ edge, on, beyond }) => edge === 'front' && on === 'rear' && beyond <= ROUNDING),
  )?.other;
}
