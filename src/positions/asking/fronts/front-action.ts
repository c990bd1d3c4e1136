import type { Told } from '../../geometry/index.ts';
import { measuredAs, untold, type Reading } from '../reading/reading.ts';
import { isQuarter, type Way } from './way.ts';

/** What a move does in front of an enemy element, in the words of the query `in-front`. */
type Action =
  | 'cross'
  | 'retire'
  | 'straightBack'
  | 'directlyForward'
  | 'lineUp'
  | 'lineUpShift'
  | 'wheelIntoContact'
  | 'otherWheel'
  | 'slantOntoFlank'
  | 'expandOnPinned'
  | 'other';

/** What is known of a move before an enemy element. */
export interface MoveBefore {
  readonly way: Way;
  /** Whether it starts, and ends, in front of that enemy within 1 base width. */
  readonly starts: boolean;
  readonly ends: boolean;
  /** Whether part of that enemy is straight ahead of it, where it starts and where it ends. */
  readonly aheadAtStart: Told;
  readonly aheadAtEnd: Told;
  /** All of that enemy is behind the line of its rear, where it starts. */
  readonly behindIt: boolean;
  /** It ends exactly opposite that enemy. */
  readonly opposite: Told;
  readonly closer: Told;
  /** It ends in a permitted contact. */
  readonly inContact: boolean;
  /** It ends in front of this enemy, with its front on the flank of another. */
  readonly ontoCoveredFlank: boolean;
  /** It ends beside a friend behind whom it started, level with him. */
  readonly besideItsHead: boolean;
  /** Whether the sideways shift is no more than half an element, and serves to line up. */
  readonly shiftServes: () => Told;
  /** How far a hand may be wrong, in paces. */
  readonly tolerance: number;
}

/**
 * What a move does before an enemy element, so far as where it starts and where it ends show it: a move that the clauses
 * allow, where it is one; open where it may be one or another.
 */
export function actionOf(move: MoveBefore): Reading {
  const { way, tolerance } = move;
  const { forward, faced, turn } = way;
  const still = Math.max(tolerance, STILL);
  const notQuite = (answer: Told, first: Action, other: Action): Reading =>
    answer === 'too close' ? measuredAs([first, other]) : measuredAs([first]);
  if (forward.answer !== 'no' && forward.along > STILL) return notQuite(forward.answer, straightAhead(move), 'other');
  if (forward.answer !== 'no' && forward.along < -STILL)
    return notQuite(forward.answer, move.starts ? 'straightBack' : 'other', 'other');
  const facesIt = move.opposite !== 'no' && move.closer !== 'no';
  if (faced.answer !== 'no' && faced.along < -STILL && !facesIt)
    return notQuite(faced.answer, move.starts ? 'straightBack' : 'other', 'other');
  if (move.opposite !== 'no') {
    const sideways = turn === 0 && Math.abs(forward.along) <= still && move.closer !== 'yes';
    const shift = sideways ? move.shiftServes() : 'no';
    if (shift === 'no') return notQuite(move.opposite, 'lineUp', 'other');
    return notQuite(shift === 'yes' ? move.opposite : 'too close', 'lineUpShift', 'lineUp');
  }
  if (move.inContact) return intoContact(move);
  if (move.besideItsHead) return measuredAs(['expandOnPinned']);
  return elsewhere(move, still);
}

/** What is less than this, in paces, is no move. */
const STILL = 0.01;

/** A move straight ahead: at that enemy, or past it. */
function straightAhead({ aheadAtStart, aheadAtEnd, starts, ends, behindIt, inContact }: MoveBefore): Action {
  if (aheadAtStart !== 'no' && aheadAtEnd !== 'no') return 'directlyForward';
  // Into whom it may go in leaving one, is among the exceptions, which are not held.
  if (inContact) return 'other';
  if (!ends) return starts && behindIt ? 'retire' : 'cross';
  return 'directlyForward';
}

function intoContact({ way, ontoCoveredFlank, starts, closer, shiftServes }: MoveBefore): Reading {
  if (ontoCoveredFlank && starts) return untold('slantOntoFlank', 'wheelIntoContact');
  if (ontoCoveredFlank) return closer === 'no' ? untold('slantOntoFlank', 'other') : measuredAs(['slantOntoFlank']);
  if (way.turn !== 0)
    return isQuarter(way.turn) ? untold('wheelIntoContact', 'other') : measuredAs(['wheelIntoContact']);
  return shiftServes() === 'no' ? measuredAs(['other']) : untold('lineUpShift', 'other');
}

/** A move that ends neither opposite that enemy nor in contact. */
function elsewhere(move: MoveBefore, still: number): Reading {
  const { way, starts, ends, closer } = move;
  const turned = way.turn !== 0;
  if (!ends) return measuredAs([starts && closer !== 'yes' ? 'retire' : 'cross']);
  const ahead = move.aheadAtEnd !== 'no';
  if (turned) {
    const wheel = isQuarter(way.turn) ? 'other' : 'otherWheel';
    if (starts) return measuredAs([wheel]);
    // It may have wheeled before it came there, and gone straight from then on.
    return ahead
      ? untold('directlyForward', wheel)
      : wheel === 'other'
        ? measuredAs(['other'])
        : untold(wheel, 'other');
  }
  const serves = move.shiftServes();
  const sideways = Math.abs(way.forward.along) <= still;
  if (serves === 'too close') return untold('lineUpShift', sideways ? 'cross' : 'other');
  if (serves === 'yes' && (sideways || (ahead && move.aheadAtStart !== 'no'))) return measuredAs(['lineUpShift']);
  if (starts) return sideways ? measuredAs(['cross']) : untold('cross', 'other');
  return ahead ? untold('directlyForward', 'other') : measuredAs(['other']);
}
