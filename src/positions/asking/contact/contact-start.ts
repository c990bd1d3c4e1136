import {
  beyond,
  entirelyIn,
  entirelyInEither,
  outlineOf,
  partlyIn,
  tell,
  type Measured,
  type Told,
} from '../../geometry/index.ts';
import type { Standing } from '../../placing/index.ts';
import { measuredFact, type Fact } from '../reading/fact.ts';
import { measuredAs, type Reading } from '../reading/reading.ts';

/** Where a move starts, by the lines of figure 5: the word for it that the query `contact` takes, and what was measured. */
export interface StartOfContact {
  readonly reading: Reading;
  readonly facts: readonly Fact[];
}

/**
 * Where a move starts, by the lines that prolong the side edge and the rear edge of the one contacted.
 *
 * @param edge What of it is contacted
 */
export function startOfContact(
  mover: Standing,
  target: Standing,
  edge: 'left' | 'right' | 'rear',
  tolerance: number,
): StartOfContact {
  const shape = outlineOf(mover.base);
  // A rear has two sides, and which does not matter to it.
  const flank = edge === 'rear' ? 'left' : edge;
  const side = beyond(target.base, flank);
  const rear = beyond(target.base, 'rear');
  const [entirely, partly] = [entirelyIn(shape, side), partlyIn(shape, side)];
  const [behind, either] = [entirelyIn(shape, rear), entirelyInEither(shape, side, rear)];
  const line = `the line of ${target.label}’s ${flank} side edge`;
  const rearLine = `the line of ${target.label}’s rear edge`;
  const starts = `${mover.label} starts`;
  const measured = (fact: string, how: Measured): Fact => measuredFact(fact, how, tolerance);
  const wholly = measured(`${starts} entirely on the flank’s side of ${line}`, entirely);
  const partial = strictFact(`${starts} at least partly on the flank’s side of ${line}`, partly, tolerance);
  const rest = measured(`what of ${mover.label} does not start on that side starts behind ${rearLine}`, either);
  const rearward = measured(`${starts} entirely behind ${rearLine}`, behind);
  return {
    reading: measuredAs(
      words({
        entirely: read(entirely, tolerance),
        partly: readStrictly(partly, tolerance),
        behind: read(behind, tolerance),
        // Where one corner decides both, they are told alike.
        either: either.margin > entirely.margin ? read(either, tolerance) : null,
      }),
    ),
    facts: edge === 'rear' ? [rearward] : wholly.answer === 'yes' ? [wholly] : [wholly, partial, rest],
  };
}

interface Lines<T, Rest = T> {
  readonly entirely: T;
  readonly partly: T;
  readonly behind: T;
  readonly either: Rest;
}

type Ways = readonly [boolean, ...boolean[]];

function read({ margin }: Measured, tolerance: number): Ways {
  const told = tell(margin, tolerance);
  return told === 'too close' ? [margin >= 0, margin < 0] : [told === 'yes'];
}

/** A part that has no breadth is no part. */
function readStrictly({ margin }: Measured, tolerance: number): Ways {
  const told = tellStrictly(margin, tolerance);
  return told === 'too close' ? [margin > 0, margin <= 0] : [told === 'yes'];
}

/** The same as a fact: what is read of it and what is told of it agree. */
function strictFact(fact: string, { margin, witness }: Measured, tolerance: number): Fact {
  return { fact, answer: tellStrictly(margin, tolerance), margin, witness };
}

function tellStrictly(margin: number, tolerance: number): Told {
  const none = tell(-margin, tolerance);
  return none === 'too close' ? none : none === 'yes' ? 'no' : 'yes';
}

/** Every word that fits, the likeliest first. */
function words({ entirely, partly, behind, either }: Lines<Ways, Ways | null>): readonly [string, ...string[]] {
  const fitting = entirely.flatMap((all) =>
    partly.flatMap((some) =>
      behind.flatMap((rear) =>
        (either ?? [all]).flatMap((rest) => {
          const coherent = (!all || (some && rest)) && (!rear || rest);
          return coherent ? [word({ entirely: all, partly: some, behind: rear, either: rest })] : [];
        }),
      ),
    ),
  );
  const [first, ...others] = new Set(fitting);
  if (first === undefined) throw new RangeError('expected a place to start from');
  return [first, ...others];
}

function word({ entirely, partly, behind, either }: Lines<boolean>): string {
  if (entirely) return behind ? 'onFlankSideBehindRear' : 'onFlankSide';
  if (!partly) return behind ? 'behindRear' : 'inFront';
  if (behind) return 'partlyOnFlankSideBehindRear';
  return either ? 'partlyOnFlankSideRestBehindRear' : 'partlyOnFlankSide';
}
