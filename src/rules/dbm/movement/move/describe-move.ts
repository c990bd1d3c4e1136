import { formatTroop } from '../../troops/parse-troop.ts';
import type { MoveGoing, MoveQuestion, MoveTarget, StartingContact } from './move-question.ts';

const CONTACTS: Readonly<Record<StartingContact, string>> = {
  frontCornerToFrontCorner: 'front corner to front corner',
  sideEdgeToSideEdge: 'side edge to side edge',
};

const TARGETS: Readonly<Record<MoveTarget, string>> = {
  flankOfThatEnemy: 'the flank of that enemy',
  frontOfThatEnemy: 'the front of that enemy',
  rearOfThatEnemy: 'the rear of that enemy',
  flankOfAnotherEnemy: 'the flank of another enemy',
  frontOfAnotherEnemy: 'the front of another enemy',
  rearOfAnotherEnemy: 'the rear of another enemy',
};

/** A going as a sentence uses it: `in rough going`, `on a road`. */
export function inGoing(going: MoveGoing): string {
  return going === 'road' ? 'on a road' : `in ${going} going`;
}

/** A move question in words, for a reader who does not read JSON. */
export function describeMove(question: MoveQuestion): string {
  const { troop, goings, water, mobile, startsIn, movesInto, wheeledBefore, path } = question;
  const words = [
    ...(mobile === false ? ['who are not mobile'] : []),
    ...(startsIn.length === 0
      ? []
      : [`starting ${startsIn.map((contact) => CONTACTS[contact]).join(' and ')} with an enemy element`]),
    ...(movesInto === null ? [] : [`moving into ${TARGETS[movesInto]}`]),
    ...(wheeledBefore === null
      ? []
      : [
          `after a wheel to the other side in which ${formatTroop(wheeledBefore.outside)}, on its outside, moved ${String(wheeledBefore.paces)}p`,
        ]),
    ...(path === null
      ? []
      : [
          `${String(path.straight)}p straight or ${String(path.wayRound)}p round an obstacle, ${String(path.cornersThatDeviate)} corners leaving a straight path`,
        ]),
  ];
  const where = `${water ? 'on water ' : ''}${goings.map(inGoing).join(' and ')}`;
  return `How far may ${[`${formatTroop(troop)} move ${where}`, ...words].join(', ')}?`;
}
