import { formatTroop, TROOP_TYPES } from '../../../rules/index.ts';
import type { EdgeName } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { known, untold, type Reading, type Readings } from '../reading/reading.ts';
import { acrossCorner } from '../terrain/assault.ts';
import { fightingGround } from '../terrain/fighting-ground.ts';
import { touchesOf } from '../reading/touches.ts';
import { troopOf } from '../reading/troop-of.ts';

/** One side of a combat, as the position shows it. */
export interface Side {
  readonly front: Standing;
  /** The ranks behind it, front to back. */
  readonly ranks: readonly Standing[];
  /** Enemy who assault it from across a corner of its fortification. */
  readonly across: readonly Standing[];
  /** The fields of the query `combat` for that side. */
  readonly readings: Readings;
  readonly facts: readonly Fact[];
}

/** The most ranks that the query `combat` takes. */
const RANKS = 7;

/**
 * One side of a combat: the element in front, the ranks behind it, and the enemy on its flanks and its rear.
 *
 * @throws {QuestionError} If the troop of one of them is not told
 */
export function sideOf(front: Standing, opponent: Standing, position: Standings): Side {
  const ranks = ranksBehind(front, position);
  const across = acrossCorner(front, opponent, position);
  // They fight as if their fronts were on its flank, whether or not they touch that.
  const flanks = [...new Set([...fronts(front, position, ['left', 'right']), ...across])];
  const rears = fronts(front, position, ['rear']);
  const counted = new Set([...flanks, ...rears].map(({ label }) => label));
  const onRanks = (edges: readonly EdgeName[]): readonly Standing[] => [
    ...new Set(ranks.flatMap((rank) => fronts(rank, position, edges)).filter(({ label }) => !counted.has(label))),
  ];
  const [rankFlanks, rankRears] = [onRanks(['left', 'right']), onRanks(['rear'])];
  const beside = besideIt(front, opponent, position);
  const hands = [...new Set(beside.map(({ hand }) => hand))];
  const foot = [...flanks, ...rears, ...rankFlanks, ...rankRears].filter(
    ({ troop }) => troop !== null && TROOP_TYPES[troop.type].arm === 'foot',
  );
  const ground = fightingGround(front, ranks, opponent, foot, position);
  const on = (enemy: Standing, where: string, whose: Standing): Fact =>
    statedFact(`${enemy.label}’s front edge is on ${whose.label}’s ${where}`);
  return {
    front,
    ranks,
    across,
    readings: {
      troop: known(formatTroop(troopOf(front))),
      ranks: known(ranks.map((rank) => formatTroop(troopOf(rank)))),
      flankContacts: atLeast(flanks.length, rankFlanks.length),
      rearContacts: atLeast(rears.length, rankRears.length),
      // What counts as an overlap stands in print only.
      overlaps: upTo(hands.length),
      flankedByFootInBadGoing: foot.length > 0 ? untold(false, true) : known(false),
      ...ground.readings,
      ...cornered(flanks, across, ground.readings),
    },
    facts: [
      ...(ranks.length === 0
        ? []
        : [
            statedFact(
              `behind ${front.label}, lined up and facing as it does: ${ranks.map(({ label }) => label).join(', ')}`,
            ),
          ]),
      ...flanks.filter((enemy) => !across.includes(enemy)).map((enemy) => on(enemy, 'flank', front)),
      ...across.map(({ label }) =>
        statedFact(`${label}’s full front edge is on the fortification round the corner from ${front.label}`),
      ),
      ...rears.map((enemy) => on(enemy, 'rear', front)),
      ...ranks.flatMap((rank) => [
        ...fronts(rank, position, ['left', 'right']).map((enemy) => on(enemy, 'flank', rank)),
        ...fronts(rank, position, ['rear']).map((enemy) => on(enemy, 'rear', rank)),
      ]),
      ...beside.map(({ fact }) => fact),
      ...ground.facts,
    ],
  };
}

/**
 * Whether one of those on its flank is across a corner of its fortification. Where that is not shown, nothing tells which section
 * an enemy attacks; of several only a person can.
 */
function cornered(flanks: readonly Standing[], across: readonly Standing[], { fortified }: Readings): Readings {
  if (flanks.length === 0 || fortified === undefined) return {};
  const isSure = across.length === 1 && fortified.open === null;
  return { acrossCorner: isSure ? known(true) : untold(across.length > 0, across.length === 0) };
}

/** The elements behind another, each with its front edge in full contact with the rear edge of the one before. */
function ranksBehind(front: Standing, position: Standings): readonly Standing[] {
  const ranks: Standing[] = [];
  for (let last: Standing | undefined = front; last !== undefined && ranks.length < RANKS;) {
    const next: Standing | undefined = touchesOf(last, position).find(
      ({ other, how, slack }) =>
        other.side === front.side &&
        how.edges.some(({ edge, on, beyond }) => edge === 'rear' && on === 'front' && beyond <= slack),
    )?.other;
    if (next !== undefined) ranks.push(next);
    last = next;
  }
  return ranks;
}

/** The enemy whose front edge is on one of these edges of an element. */
function fronts(element: Standing, position: Standings, edges: readonly EdgeName[]): readonly Standing[] {
  return touchesOf(element, position).flatMap(({ other, how }) =>
    other.side !== element.side && how.edges.some(({ edge, on }) => on === 'front' && edges.includes(edge))
      ? [other]
      : [],
  );
}

/** Who touches an element's side, or a front corner of it, with his own side or front corner. */
interface Beside {
  readonly hand: 'left' | 'right';
  readonly fact: Fact;
}

function besideIt(front: Standing, opponent: Standing, position: Standings): readonly Beside[] {
  return touchesOf(front, position).flatMap(({ other, how }): readonly Beside[] => {
    if (other.side === front.side || other.label === opponent.label) return [];
    if (how.edges.some(({ on }) => on === 'front')) return [];
    const side = how.edges.find(
      ({ edge, on }) => (edge === 'left' || edge === 'right') && (on === 'left' || on === 'right'),
    );
    if (side !== undefined)
      return [
        {
          hand: side.edge === 'left' ? 'left' : 'right',
          fact: statedFact(`${other.label}’s side edge is on ${front.label}’s`, { points: side.points }),
        },
      ];
    const corner = how.corners.find((each) => each.corner.startsWith('front') && each.corner === each.on);
    if (corner === undefined) return [];
    const fact = statedFact(`${other.label}’s front corner is on ${front.label}’s, right on right or left on left`, {
      points: [corner.point],
    });
    return [{ hand: corner.corner === 'frontLeft' ? 'left' : 'right', fact }];
  });
}

/** A number of which the position shows so many, and perhaps some more. */
function atLeast(least: number, more: number): Reading {
  return more === 0 ? known(least) : untold(least + more, ...Array.from({ length: more }, (_, index) => least + index));
}

/** A number that is this at most. */
function upTo(most: number): Reading {
  return most === 0 ? known(0) : untold(most, ...Array.from({ length: most }, (_, index) => index));
}
