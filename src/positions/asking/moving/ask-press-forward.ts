import { formatTroop, PRESS_FORWARD_QUERY, SKIRMISHERS, type DbmRules } from '../../../rules/index.ts';
import { outlineOf } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import { aheadIn, partIn, straightAheadOf } from '../fronts/zone.ts';
import { straightAhead } from './straight-ahead.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { generalOrNot } from '../reading/general-or-not.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, untold, type Reading, type Readings } from '../reading/reading.ts';
import { toleranceBetween, touchesOf } from '../reading/touches.ts';
import { troopOf } from '../reading/troop-of.ts';
import { fortificationsOnWay, leadsOver } from '../terrain/fortifications-on-way.ts';
import { pressForwardWay } from './press-forward-way.ts';

const ASKED = asked('press-forward', PRESS_FORWARD_QUERY);

/**
 * May elements press forward, as they stand after the combats of the bound? Whether their opponents fled, the position shows
 * only where these are still there.
 *
 * @throws {QuestionError} If the troop of one of them is not told, or a field that is told is none
 */
export function askPressForward(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { before, after, movers, told } = asking;
  const group = movers.map((label) => elementNamed(before, label));
  const ranks = group.map((element) => ({ element, rank: rankOf(element, group, before) }));
  const beside = friendsTouching(group, before);
  const behind = beside.filter(({ isBehind }) => isBehind).map(({ friend }) => friend);
  const aside = beside.filter(({ isBehind }) => !isBehind).map(({ friend }) => friend);
  const fighting = group.filter((each) => opponentsOf(each, before).length > 0);
  const straight = before === after ? null : straightAhead(movers, before, after);
  const walls =
    before === after ? [] : group.flatMap((each) => fortificationsOnWay(each, elementNamed(after, each.label), before));
  const way = before === after ? null : pressForwardWay(rules, asking);
  const readings: Readings = {
    elements: generalOrNot(ranks.map(({ element, rank }) => ({ troop: formatTroop(troopOf(element)), rank }))),
    single: known(group.length === 1),
    opponentsFled: fighting.length > 0 ? known(false) : untold(true, false),
    leavesRanks: known(behind.length > 0),
    // What a group is stands in print only.
    partOfGroup: aside.length > 0 ? untold(false, true) : known(false),
    ...(straight === null ? {} : { notStraightAhead: negated(straight.reading) }),
    ...(walls.length === 0 ? {} : { acrossFortifications: leadsOver(walls) }),
    ...way?.readings,
  };
  return [
    {
      about: movers.join(', '),
      facts: [
        ...ranks.filter(({ rank }) => rank > 1).map(({ element, rank }) => statedFact(inRank(element, rank))),
        ...behind.map(({ label }) => statedFact(`${label} is lined up behind, and stays`)),
        ...fighting.flatMap((each) =>
          opponentsOf(each, before).map(({ label }) => statedFact(`${label}’s front is still on ${each.label}’s`)),
        ),
        ...(straight === null ? [] : [straight.fact]),
        ...walls,
        ...(way?.facts ?? []),
        ...ranks.filter(({ rank }) => rank === 1).flatMap(({ element }) => nearestAhead(element, before)),
      ],
      ruling: judgeReadings(rules, ASKED, readings, told),
    },
  ];
}

askPressForward.query = ASKED;

askPressForward.none = () => 'nobody presses forward';

askPressForward.unseen = 'its move in front of enemy is asked apart: “in-front”';

function inRank({ label }: Standing, rank: number): string {
  return `${label} is in rank ${String(rank)}`;
}

/** Its rank among those who move: 1 where none of them is in full contact before its front edge. */
function rankOf(element: Standing, group: readonly Standing[], position: Standings): number {
  for (let [rank, last] = [1, element]; ; rank += 1) {
    const ahead = touchesOf(last, position).find(
      ({ other, how, slack }) =>
        group.includes(other) &&
        how.edges.some(({ edge, on, beyond }) => edge === 'front' && on === 'rear' && beyond <= slack),
    )?.other;
    if (ahead === undefined) return rank;
    last = ahead;
  }
}

/** The friends who touch those who move, and stay; and whether they are lined up behind one of them. */
function friendsTouching(
  group: readonly Standing[],
  position: Standings,
): readonly { readonly friend: Standing; readonly isBehind: boolean }[] {
  return group.flatMap((element) =>
    touchesOf(element, position).flatMap(({ other, how, slack }) => {
      if (other.side !== element.side || group.includes(other)) return [];
      const isBehind = how.edges.some(({ edge, on, beyond }) => edge === 'rear' && on === 'front' && beyond <= slack);
      return isBehind || how.edges.length > 0 || how.corners.length > 0 ? [{ friend: other, isBehind }] : [];
    }),
  );
}

/** The enemy on whose front edge its own is. */
function opponentsOf(element: Standing, position: Standings): readonly Standing[] {
  return touchesOf(element, position).flatMap(({ other, how }) =>
    other.side !== element.side && how.edges.some(({ edge, on }) => edge === 'front' && on === 'front') ? [other] : [],
  );
}

/** The nearest enemy straight ahead, at whatever distance. */
function nearestAhead(element: Standing, position: Standings): readonly Fact[] {
  const enemy = position.elements.flatMap((other) => {
    if (other.side === element.side) return [];
    const strip = straightAheadOf(element.base);
    const ahead = partIn('', outlineOf(other.base), strip, toleranceBetween(element, other, position));
    const far = aheadIn(outlineOf(other.base), element.base)?.far;
    return ahead.answer === 'no' || far === undefined ? [] : [{ other, ahead, far }];
  });
  const [nearest] = enemy.toSorted((one, two) => one.far - two.far);
  if (nearest === undefined) return [];
  const { other, ahead, far } = nearest;
  const skirmishes = other.troop !== null && SKIRMISHERS.includes(other.troop.type);
  const who = `the nearest enemy straight ahead of ${element.label} is ${other.label}${skirmishes ? ', of skirmishers' : ''}`;
  return [{ ...ahead, fact: `${who}, ${pacesInWords(far)} away` }];
}

function negated({ values: [first, ...others], open }: Reading): Reading {
  return { values: [first !== true, ...others.map((each) => each !== true)], open };
}
