import { BASE_WIDTH, distance } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import type { Asking } from '../reading/asking.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading } from '../reading/reading.ts';
import { isNaval } from '../reading/troop-of.ts';
import { standsBetween, type Between, type Obstacle } from './between.ts';
import { isSo, type Stay } from './stay.ts';

/** What stands in the way of an enemy's front, as the query `in-front` asks it. */
interface Shield {
  readonly reading: Reading;
  readonly fact: Fact | null;
}

/** A place at which it is in front of that enemy, or may be, and what stands between there. */
interface Shielded {
  readonly counts: Fact;
  readonly between: Between;
}

/** Whether a friend, a fortification or water stands in the way of that enemy's front wherever it is known to be in front of it. */
export function shielded(
  mover: Standing,
  moved: Standing,
  enemy: Standing,
  stay: Pick<Stay, 'starts' | 'ends'>,
  asking: Asking,
): Shield {
  const { before, after } = asking;
  const others = ({ elements }: Standings) =>
    elements.filter(
      ({ label, base }) =>
        label !== enemy.label &&
        label !== mover.label &&
        // Whoever is further off is not within 1 base width of that front.
        distance(base.at, enemy.base.at) <= 3 * BASE_WIDTH + base.depth,
    );
  const at = (
    counts: Fact,
    stands: Standing,
    position: Standings,
    obstacle: (kind: Obstacle) => boolean,
  ): Shielded => ({
    counts,
    between: standsBetween({ mover: stands, enemy, position }, others(position), obstacle),
  });
  const where = (obstacle: (kind: Obstacle) => boolean): readonly Shielded[] => [
    ...(stay.starts.answer === 'no' ? [] : [at(stay.starts, mover, before, obstacle)]),
    ...(before === after || stay.ends.answer === 'no' ? [] : [at(stay.ends, moved, after, obstacle)]),
  ];
  const isFixed = ({ what }: Between): boolean =>
    mover.base.facing === moved.base.facing && (what?.kind !== 'element' || !asking.movers.includes(what.name));
  // Water is nothing to naval: what else stands between them comes first.
  const onLand = isNaval(enemy)
    ? shieldOf(
        where((kind) => kind !== 'water'),
        { mover, enemy },
        isFixed,
      )
    : null;
  return onLand !== null && onLand.reading.values[0] !== 'none'
    ? onLand
    : shieldOf(
        where(() => true),
        { mover, enemy },
        isFixed,
      );
}

function shieldOf(
  places: readonly Shielded[],
  { mover, enemy }: Record<'mover' | 'enemy', Standing>,
  isFixed: (between: Between) => boolean,
): Shield {
  const found = places.map(({ between }) => between);
  const best = found.find(({ answer }) => answer === 'yes') ?? found.find(({ what }) => what !== null);
  if (!best?.what) return { reading: known('none'), fact: null };
  const { answer, what } = best;
  return { reading: readingOf(places, what.kind, isFixed), fact: factOf(answer, what, mover, enemy) };
}

function readingOf(places: readonly Shielded[], kind: Obstacle, isFixed: (between: Between) => boolean): Reading {
  const open = places.filter(({ between }) => between.answer === 'no');
  // Where it may not even be in front of that enemy, nothing need stand between.
  if (open.some(({ counts }) => counts.answer === 'yes') || open.length === places.length) return known('none');
  const found = places.filter(({ between }) => between.answer !== 'no');
  const sure = found.every(({ between }) => between.answer === 'yes' || between.answer === 'too close');
  // One who moves too does not stand there all the time, and between start and end nobody told the way of who turns.
  if (!sure || !found.every(({ between }) => isFixed(between))) return untold(kind, 'none');
  const doubtful = found.filter(({ between }) => between.answer === 'too close');
  if (open.length + doubtful.length === 0) return known(kind);
  const likely =
    doubtful.every(({ between }) => (between.what?.margin ?? 0) > 0) && !open.some(({ counts }) => isSo(counts));
  return measuredAs(likely ? [kind, 'none'] : ['none', kind]);
}

function factOf(
  answer: Between['answer'],
  { kind, name, margin, points }: NonNullable<Between['what']>,
  mover: Standing,
  enemy: Standing,
): Fact {
  const where = answer === 'maybe' ? 'near the way between' : 'between';
  const words = `${name} ${kind === 'element' ? 'stands' : 'lies'} ${where} ${mover.label} and ${enemy.label}`;
  return answer === 'too close' ? { fact: words, answer, margin, witness: { points } } : statedFact(words);
}
