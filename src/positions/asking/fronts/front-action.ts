import type { Told } from '../../geometry/index.ts';
import { known, untold, type Reading } from '../reading/reading.ts';
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
  /** Only a hand could tell that it does either. */
  readonly unsure: boolean;
  /** Whether part of that enemy is straight ahead of it, where it starts and where it ends. */
  readonly aheadAtStart: Told;
  readonly aheadAtEnd: Told;
  /** All of that enemy is behind its front, where it ends. */
  readonly passed: boolean;
  /** All of that enemy is behind the line of its rear, where it starts. */
  readonly behindIt: boolean;
  /** It ends exactly opposite that enemy. */
  readonly opposite: Told;
  readonly closer: Told;
  /** It ends exactly opposite another enemy who pins it. */
  readonly oppositeAnother: boolean;
  /** It ends in a permitted contact. */
  readonly inContact: boolean;
  /** It ends in front of this enemy, with its front on the flank of another. */
  readonly ontoCoveredFlank: boolean;
  /** It ends beside a friend behind whom it started, level with him. */
  readonly besideItsHead: boolean;
  /** It ends beside the head of its column, but not level with it, or further out: where that is an expansion, it is to be told. */
  readonly offItsHead: boolean;
  /** Whether the sideways shift is no more than half an element, and serves to line up; where that is in print only, it may. */
  readonly shiftServes: () => Told | 'not held';
  /** How far a hand may be wrong, in paces. */
  readonly tolerance: number;
}

/**
 * What a move does before an enemy element, so far as where it starts and where it ends show it: a move that the clauses
 * allow, where it is one; open where it may be one or another.
 */
export function actionOf(move: MoveBefore): Reading {
  const straight = onItsLine(move);
  if (straight === null) return offItsLine(move);
  // Who strays by no more than a hand does, beside a front that it may not even touch, goes straight.
  if (straight.answer === 'yes' || move.unsure) return known(straight.action);
  // By hand it may as well have gone a little to a side.
  const { values, open } = offItsLine(move);
  return several(straight.action, values, open ?? 'too close');
}

/** What it does that ends on the line on which it started, ahead or back; null where it does not. */
function onItsLine(move: MoveBefore): { readonly action: Action; readonly answer: Told } | null {
  const { forward, faced } = move.way;
  const back: Action = move.starts ? 'straightBack' : 'other';
  // Who stays where it is has gone nowhere else.
  if (forward.answer !== 'no' && forward.along >= -STILL)
    return { action: straightAhead(move), answer: forward.answer };
  if (forward.answer !== 'no') return { action: back, answer: forward.answer };
  const facesIt = move.opposite !== 'no' && move.closer !== 'no';
  if (faced.answer !== 'no' && faced.along < -STILL && !facesIt) return { action: back, answer: faced.answer };
  return null;
}

/** What it does that goes to a side, or turns. */
function offItsLine(move: MoveBefore): Reading {
  const still = Math.max(move.tolerance, STILL);
  const other = anyOtherWay(move, still);
  return move.offItsHead ? several('expandOnPinned', other.values, 'not told') : other;
}

/** The same, where it expands only if it ends exactly as one may. */
function anyOtherWay(move: MoveBefore, still: number): Reading {
  if (move.opposite !== 'no') return lineUp(move, still);
  const reading = move.inContact
    ? intoContact(move, still)
    : move.besideItsHead
      ? known('expandOnPinned')
      : elsewhere(move, still);
  // Of who lines up with one of two who pin it, no source tells how the other counts.
  return move.oppositeAnother && reading.values[0] !== 'lineUpShift'
    ? several('lineUp', reading.values, 'not told')
    : reading;
}

/** Exactly opposite that enemy: by a move that comes closer, or by a sideways shift alone. */
function lineUp(move: MoveBefore, still: number): Reading {
  const { way, opposite, closer, shiftServes } = move;
  const sideways = way.turn === 0 && Math.abs(way.forward.along) <= still && closer !== 'yes';
  const shift = sideways ? shiftServes() : 'no';
  if (shift === 'no') return opposite === 'yes' ? known('lineUp') : several('lineUp', ['other'], 'too close');
  if (shift === 'not held') return untold('lineUpShift', 'lineUp');
  return shift === 'yes' && opposite === 'yes' ? known('lineUpShift') : several('lineUpShift', ['lineUp'], 'too close');
}

/** An action, or any of others. */
function several(first: Action, others: Reading['values'], open: 'too close' | 'not told'): Reading {
  const rest = others.filter((each) => each !== first);
  return rest.length === 0 ? known(first) : { values: [first, ...rest], open };
}

/** What is less than this, in paces, is no move. */
const STILL = 0.01;

/** A move straight ahead: at that enemy, or past it. */
function straightAhead({ aheadAtStart, aheadAtEnd, passed, starts, ends, behindIt, inContact }: MoveBefore): Action {
  const ahead = [aheadAtStart, aheadAtEnd].filter((answer) => answer !== 'no').length;
  if (ahead === 2 || (ahead === 1 && !passed)) return 'directlyForward';
  // Into whom it may go in leaving one, is among the exceptions, which are not held.
  if (inContact) return 'other';
  if (!ends) return starts && behindIt ? 'retire' : 'cross';
  return 'directlyForward';
}

function intoContact(move: MoveBefore, still: number): Reading {
  const { way, ontoCoveredFlank, starts, closer } = move;
  if (ontoCoveredFlank && starts) return untold('slantOntoFlank', 'wheelIntoContact');
  if (ontoCoveredFlank) return closer === 'no' ? untold('slantOntoFlank', 'other') : known('slantOntoFlank');
  if (way.turn !== 0) return isQuarter(way.turn) ? untold('wheelIntoContact', 'other') : known('wheelIntoContact');
  return shifting(move, still) ?? known('other');
}

/** A sideways shift that serves to line up, where what of the move goes ahead may be made by itself; null where there is none. */
function shifting({ way, aheadAtStart, aheadAtEnd, shiftServes }: MoveBefore, still: number): Reading | null {
  const serves = shiftServes();
  if (serves === 'no') return null;
  const sideways = Math.abs(way.forward.along) <= still;
  // The shift may come before it goes ahead, or after.
  if (!sideways && aheadAtStart === 'no' && aheadAtEnd === 'no') return null;
  if (serves === 'yes') return known('lineUpShift');
  return several('lineUpShift', [sideways ? 'cross' : 'other'], serves === 'not held' ? 'not told' : 'too close');
}

/** A move that ends neither opposite that enemy nor in contact. */
function elsewhere(move: MoveBefore, still: number): Reading {
  const { way, starts, ends, closer } = move;
  const turned = way.turn !== 0;
  const shift = turned ? null : shifting(move, still);
  if (shift !== null) return shift;
  if (!ends) return known(starts && closer !== 'yes' ? 'retire' : 'cross');
  const ahead = move.aheadAtEnd !== 'no';
  if (turned) {
    const wheel = isQuarter(way.turn) ? 'other' : 'otherWheel';
    if (starts) return known(wheel);
    // It may have wheeled before it came there, and gone straight from then on.
    if (ahead) return untold('directlyForward', wheel);
    return wheel === 'other' ? known('other') : untold(wheel, 'other');
  }
  if (starts) return Math.abs(way.forward.along) <= still ? known('cross') : untold('cross', 'other');
  return ahead ? untold('directlyForward', 'other') : known('other');
}
