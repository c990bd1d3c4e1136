import { ROUNDING, tell, type Told } from '../../geometry/index.ts';
import { pacesInWords } from '../in-words.ts';
import { wayOf } from '../fronts/way.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading } from '../reading/reading.ts';
import { insideWheel, leastByWheels } from './by-wheels.ts';
import type { Seen } from './went.ts';

/** Whether an element can have come where it ends by going ahead and wheeling alone. */
export interface Ahead {
  /** `maybe`: by several wheels, for which its move is enough so far as they are measured. */
  readonly answer: Told | 'maybe';
  readonly facts: readonly Fact[];
}

/**
 * Whether an element can have come where it ends by going straight ahead and wheeling alone. Straight ahead, or with one wheel
 * about a front corner, that is measured; of several wheels, the least that they take.
 *
 * @param most Its move in good going, in paces; null where that is not held
 */
export function wentAhead({ start, element: { label, base }, after: { tolerance } }: Seen, most: number | null): Ahead {
  const { forward, turn } = wayOf(start, base, tolerance);
  const witness = { points: [start.at, base.at] };
  const how = turn === 0 ? 'straight ahead' : 'straight ahead and by one wheel about a front corner';
  const margin = turn === 0 ? -Math.max(forward.off, -forward.along) : insideWheel(start, base);
  const exact = Math.abs(margin) <= ROUNDING;
  const fact = measuredFact(`${label} ends where it can come ${how}`, { margin, witness }, exact ? 0 : tolerance);
  if (fact.answer !== 'no') return { answer: fact.answer, facts: [fact] };
  const least = leastByWheels(start, base);
  const words = `by several wheels ${label} takes ${pacesInWords(least)} or more, reckoned at the outer corner`;
  if (most === null) return { answer: 'maybe', facts: [fact, statedFact(words, witness)] };
  const enough = measuredFact(
    `${words}, within the ${String(most)} paces of its move in good going`,
    { margin: most - least, witness },
    tolerance,
  );
  return { answer: tell(most - least, tolerance) === 'no' ? 'no' : 'maybe', facts: [fact, enough] };
}

/** Whether the front element goes to a side, other than by wheeling. */
export function sidewaysOf({ answer }: Ahead): Reading {
  if (answer === 'maybe') return untold(true, false);
  return answer === 'too close' ? measuredAs([false, true]) : known(answer === 'no');
}
