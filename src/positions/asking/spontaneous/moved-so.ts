import { furthestCorner, type Standing } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import { wayOf } from '../fronts/way.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import { measuredFact, statedFact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { touchesOf } from '../reading/touches.ts';
import { fortificationsOnWay } from '../terrain/fortifications-on-way.ts';
import { cornersApart } from './corners-apart.ts';
import { friendsFighting, placesToHelp } from './places-to-help.ts';
import { byDistance } from './targets.ts';
import { closerTurned } from './towards-target.ts';

/** How an element went, so far as where it starts and ends show it, and what bears on whether it may. */
export function movedSo({ before, after, told }: Asking, mover: Standing, target: Standing) {
  const moved = elementNamed(after, mover.label);
  const fighting = friendsFighting(mover, target, before);
  const helps = fighting.length > 0 && placesToHelp(mover, target, fighting, before).length > 0;
  const turned = closerTurned(mover, target, before);
  const action = actionOf(mover, moved, before.tolerance);
  const aims = aimOf(told.action ?? action.values[0]);
  const aside = aims.values.includes('obstruction');
  const linedUp = linedUpWith(mover, before);
  const doubtful = untold(false, true);
  const isStraight = before !== after && wayOf(mover.base, moved.base, before.tolerance).forward.answer !== 'no';
  const readings: Readings = {
    action,
    aim: aims,
    toHelp: helps ? untold(true, false) : known(false),
    ...(aside ? { beforehand: doubtful, moreThanNeeded: doubtful, shorterAhead: doubtful } : {}),
    inLegalContact: known(linedUp !== undefined),
    stopped: before === after ? untold(true, false) : known(false),
    surrounded: known(false),
    closerTurned: turned.answer === 'too close' ? measuredAs([false, true]) : known(turned.answer === 'yes'),
  };
  return {
    about: `${mover.label} advances so towards ${target.label}`,
    readings,
    facts: [
      statedFact(`${mover.label}’s furthest corner goes ${pacesInWords(furthestCorner(mover.base, moved.base))}`),
      comesCloser(mover, moved, target, before.tolerance),
      ...(linedUp === undefined
        ? []
        : [statedFact(`${mover.label}’s front edge is on ${linedUp.label} where it starts, a corner on a corner`)]),
      turned,
      ...(isStraight ? fortificationsOnWay(mover, moved, before) : []),
      ...stillClosest(moved, target, { before, after }),
    ],
  };
}

/** What the move is called, if it was one movement: a shift or an incline, a wheel or a pivot, only a person can tell apart. */
function actionOf({ base }: Standing, { base: end }: Standing, tolerance: number): Reading {
  if (base === end) return known('none');
  const { forward, faced, turn, aside } = wayOf(base, end, tolerance);
  if (forward.answer === 'yes') return known(forward.along < 0 ? 'backward' : 'straightAhead');
  if (faced.answer === 'yes') return known('turnAbout');
  if (turn !== 0) return untold('wheel', 'pivot', 'pivotBack');
  return aside > 0 ? untold('shift', 'incline') : untold('straightAhead', 'shift');
}

/** What it does so for: who goes to the side may do it for another reason than to get there. */
function aimOf(action: unknown): Reading {
  if (action === 'straightAhead' || action === 'turnAbout' || action === 'none' || action === 'pivotBack')
    return known('target');
  if (action === 'backward') return untold('obstruction', 'target');
  return untold('target', 'contact', 'obstruction');
}

/** The enemy on an edge of whom its front edge is, and a corner of it on a corner of his. */
function linedUpWith(mover: Standing, position: Asking['before']): Standing | undefined {
  return touchesOf(mover, position).find(
    ({ other, how }) =>
      other.side !== mover.side && how.corners.length > 0 && how.edges.some(({ edge }) => edge === 'front'),
  )?.other;
}

function comesCloser(mover: Standing, moved: Standing, target: Standing, tolerance: number) {
  const [start, end] = [cornersApart(mover.base, target.base), cornersApart(moved.base, target.base)];
  return measuredFact(
    `it ends closer to ${target.label}, between the front corners furthest apart`,
    { margin: start.paces - end.paces, witness: { points: end.points } },
    tolerance,
  );
}

/** Whether the target is the closest from where it ends too: measured again, another may be. */
function stillClosest(moved: Standing, target: Standing, { before, after }: Pick<Asking, 'before' | 'after'>) {
  if (before === after) return [];
  const other = byDistance(moved, after).find(({ label }) => label !== target.label);
  if (other === undefined) return [];
  const far = cornersApart(moved.base, other.base);
  const margin = far.paces - cornersApart(moved.base, target.base).paces;
  const words = `from where it ends, ${target.label} is no further than ${other.label}`;
  return [measuredFact(words, { margin, witness: { points: far.points } }, before.tolerance)];
}
