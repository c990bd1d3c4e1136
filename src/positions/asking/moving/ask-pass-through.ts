import { formatTroop, PASS_THROUGH_QUERY, QuestionError, type DbmRules } from '../../../rules/index.ts';
import { apartBy, outlineOf, ROUNDING, sweptBy } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { wayOf } from '../fronts/way.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings, type Ruling } from '../reading/judge-readings.ts';
import { known } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { troopOf } from '../reading/troop-of.ts';
import { fortificationsOnWay } from '../terrain/fortifications-on-way.ts';

const ASKED = asked('pass-through', PASS_THROUGH_QUERY);

/**
 * May those who move pass through the friends over whom their straight way leads, or do these flee? Asked of each of them,
 * and of each friend who does not move with them.
 *
 * @returns Nothing where the straight way leads over no friend
 * @throws {QuestionError} If the troop of one of them is not told, or a field that is told is none
 */
export function askPassThrough(rules: DbmRules, { before, after, movers, target, told }: Asking): readonly Ruled[] {
  const [first = ''] = movers;
  const { side } = elementNamed(before, first);
  const friends = before.elements.filter((each) => each.side === side && !movers.includes(each.label));
  if (target !== null && friends.every(({ label }) => label !== target))
    throw new QuestionError('target', `expected a friend of ${first} who does not move, found ${target}`);
  const passed = friends.filter(({ label }) => target === null || label === target);
  return movers.flatMap((label) => {
    const [mover, moved] = [elementNamed(before, label), elementNamed(after, label)];
    return passed.flatMap((friend): readonly Ruled[] => {
      const over = leadsOver(mover, moved, friend, before);
      if (over.answer === 'no') return [];
      const readings = { mover: known(formatTroop(troopOf(mover))), passed: known(formatTroop(troopOf(friend))) };
      const ruling = judgeReadings(rules, ASKED, readings, told);
      return [
        {
          about: `${mover.label} through ${friend.label}`,
          facts: [
            over,
            ...directions(mover, moved, friend, before),
            endsClear(moved, friend, after),
            ...fortificationsOnWay(mover, moved, before),
          ],
          ruling: over.answer === 'yes' ? ruling : doubted(ruling, mover, friend),
        },
      ];
    });
  });
}

askPassThrough.query = ASKED;

askPassThrough.none = () => 'its straight way leads over no friend who stays';

/** Whether the straight way of one who moves leads over a part of a friend: along his edge is not over him. */
function leadsOver(mover: Standing, moved: Standing, friend: Standing, position: Standings): Fact {
  const { paces, points } = apartBy(sweptBy(mover.base, moved.base), outlineOf(friend.base));
  const fact = measuredFact(
    `${mover.label}’s straight way leads over ${friend.label}`,
    { margin: -paces, witness: { points } },
    toleranceBetween(mover, friend, position),
  );
  return fact.answer === 'yes' && -paces <= ROUNDING ? { ...fact, answer: 'no' } : fact;
}

/** How they face, and whether it moves to its own front or rear, on which leave to pass through may hang. */
function directions(mover: Standing, moved: Standing, friend: Standing, position: Standings): readonly Fact[] {
  const { forward } = wayOf(mover.base, moved.base, position.tolerance);
  const turned = Math.abs(((((friend.base.facing - mover.base.facing) % 360) + 540) % 360) - 180);
  const degrees = Math.round(turned * 10) / 10;
  const facing =
    degrees === 0 ? 'the same way as' : degrees === 180 ? 'the opposite way to' : `${String(degrees)}° away from`;
  return [
    statedFact(`${friend.label} faces ${facing} ${mover.label}`),
    {
      fact: `${mover.label} goes straight to its own ${forward.along < 0 ? 'rear' : 'front'}`,
      answer: forward.answer,
      margin: -forward.off,
      witness: { points: [mover.base.at, moved.base.at] },
    },
  ];
}

/** Whether it gets all the way through: who would end on another cannot be placed. */
function endsClear(moved: Standing, friend: Standing, position: Standings): Fact {
  const { paces, points } = apartBy(outlineOf(moved.base), outlineOf(friend.base));
  return measuredFact(
    `${moved.label} ends clear of ${friend.label}`,
    { margin: paces, witness: { points } },
    toleranceBetween(moved, friend, position),
  );
}

/** What is ruled where hands cannot tell whether it passes through him at all. */
function doubted(ruling: Ruling, mover: Standing, friend: Standing): Ruling {
  if (ruling.verdict === 'yes') return ruling;
  const why = `whether ${mover.label} touches ${friend.label} on its way is too close to tell; if it does: ${ruling.why}`;
  return { ...ruling, verdict: 'too close', why };
}
