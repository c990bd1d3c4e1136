import {
  AFTERMATH_QUERIES,
  answerOf,
  formatTroop,
  PIVOT_QUERY,
  SKIRMISHERS,
  type DbmRules,
} from '../../../rules/index.ts';
import { along, heading, outlineOf, ROUNDING, type Base } from '../../geometry/index.ts';
import { offTable, rounded, type Standing, type Standings } from '../../placing/index.ts';
import { askContact } from '../contact/ask-contact.ts';
import { aheadIn, partIn, straightAheadOf } from '../fronts/zone.ts';
import { wayOf } from '../fronts/way.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { toleranceBetween, touchesOf } from '../reading/touches.ts';
import { troopOf } from '../reading/troop-of.ts';
import { contactedBy, friendsAround, touchFact, type Contacted } from './contacted.ts';
import { defendedBy } from './defended.ts';
import { roomAt } from './room.ts';

const ASKED = asked('pivot', PIVOT_QUERY);

/**
 * Must enemy whom those who move contact pivot or shift to face them? Asked of each, in view of the one who contacts him the
 * most.
 *
 * @returns Nothing where the move ends in contact with no enemy
 * @throws {QuestionError} If the troop of one contacted is not told, or a field that is told is none
 */
export function askPivot(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { after, movers, target, told } = asking;
  const moved = movers.map((label) => elementNamed(after, label));
  return contactedBy(moved, after, target).map((contacted) => {
    const { element, by } = contacted;
    const [{ mover: contactor, by: part }] = by;
    const faces = facing(element, contactor);
    const ahead = aheadOfContactor(contacted, after);
    const room = roomAt(faces, contacted, after);
    const behind = friendBehind(rules, element, faces, after);
    const edge = edgeNear(faces, after);
    const defended = defendedBy(element, contactor, after);
    const group = groupOf(element, after);
    const move = moveOf(asking);
    const already = inContact(elementNamed(asking.before, element.label), asking.before);
    const readings: Readings = {
      element: known(formatTroop(troopOf(element))),
      group: group.reading,
      contactedBy: known(part),
      ...(contactor.troop === null ? {} : { contactor: known(formatTroop(contactor.troop)) }),
      contactorAlone: known(movers.length === 1),
      groupMove: move.reading,
      notAhead: ahead.answer === 'too close' ? measuredAs([false, true]) : known(ahead.answer === 'no'),
      alreadyInContact: already.reading,
      defending: defended.reading,
      recoilBlocked: behind === null ? known(false) : untold(false, true),
      // How far it would flee stands in print only, in part.
      fleesOffTable: edge === null ? known(false) : untold(false, true),
      space: room.reading,
      friendsBeside: friendsBeside(element, after),
    };
    const place = `${String(rounded(faces.at.x))},${String(rounded(faces.at.y))}`;
    const facts: readonly Fact[] = [
      ...by.map((each) => touchFact(element, each)),
      ahead,
      move.fact,
      ...already.facts,
      ...group.facts,
      statedFact(`exactly facing ${contactor.label}, ${element.label}’s front would be at ${place}`, {
        points: outlineOf(faces),
      }),
      ...room.facts,
      ...(behind === null ? [] : [statedFact(`a recoil from there would meet ${behind.label}`)]),
      ...(edge === null || edge < 0
        ? []
        : [statedFact(`${element.label} would be ${String(edge)} paces from an edge of the table there`)]),
      ...defended.facts,
    ];
    return {
      about: `${element.label} facing ${contactor.label}`,
      facts,
      ruling: judgeReadings(rules, ASKED, readings, told),
    };
  });
}

askPivot.query = ASKED;

askPivot.none = askContact.none;

askPivot.mustFace = (rules: DbmRules, { label, troop }: Standing, asking: Asking): Fact | null => {
  if (troop === null) return null;
  const [pivot] = askPivot(rules, { ...asking, target: label, told: {} });
  if (pivot === undefined) return null;
  // Why, it may not be known: several reasons may lead to the same.
  const { verdict } = pivot.ruling;
  return verdict === 'yes' || verdict === 'no'
    ? { ...statedFact(`${label} must pivot or shift`), answer: verdict }
    : null;
};

/** Where an element would stand that exactly faces another: front edge on front edge, corner on corner. */
function facing({ base }: Standing, { base: other }: Standing): Base {
  return { ...base, at: other.at, facing: (other.facing + 180) % 360 };
}

/** Whether any of it is straight ahead of the front edge of who contacts it the most. */
function aheadOfContactor({ element, by: [{ mover }] }: Contacted, position: Standings): Fact {
  const fact = `part of ${element.label} is straight ahead of ${mover.label}’s front edge`;
  const tolerance = toleranceBetween(element, mover, position);
  return partIn(fact, outlineOf(element.base), straightAheadOf(mover.base), tolerance);
}

/** Whether it is in a group: no, if it touches no friend; of the rest, what a group is stands in print only. */
function groupOf(
  element: Standing,
  position: Standings,
): { readonly reading: Reading; readonly facts: readonly Fact[] } {
  const friends = friendsAround(element, position);
  if (friends.length === 0)
    return { reading: known('single'), facts: [statedFact(`${element.label} touches no friend`)] };
  const facts = [
    statedFact(`${element.label} touches friends, they others: ${friends.map(({ label }) => label).join(', ')}`),
  ];
  const skirmishes = ({ troop }: Standing): boolean => troop !== null && SKIRMISHERS.includes(troop.type);
  if (!skirmishes(element)) return { reading: untold('other', 'single'), facts };
  const all = friends.every(skirmishes);
  return { reading: all ? untold('skirmishers', 'single') : untold('other', 'skirmishers', 'single'), facts };
}

/** How those who move went, by where their leader starts and ends. */
function moveOf({ before, after, movers: [leader = ''] }: Asking): { readonly reading: Reading; readonly fact: Fact } {
  const [start, end] = [elementNamed(before, leader).base, elementNamed(after, leader).base];
  const { forward, turn } = wayOf(start, end, before.tolerance);
  const ended = { answer: forward.answer, margin: -forward.off, witness: { points: [start.at, end.at] } };
  const fact = { fact: `${leader} ends straight ahead of where it started, without a shift`, ...ended };
  const rest = turn === 0 && forward.along > ROUNDING ? 'straightAheadWithShift' : 'other';
  if (forward.along <= ROUNDING || forward.answer === 'no') return { reading: known(rest), fact };
  const reading = forward.answer === 'yes' ? known('straightAhead') : measuredAs(['straightAhead', rest]);
  return { reading, fact };
}

/** Whether it touches enemy before the move: corner on corner, no source tells whether that is contact. */
function inContact(
  element: Standing,
  before: Standings,
): { readonly reading: Reading; readonly facts: readonly Fact[] } {
  const touches = touchesOf(element, before).filter(({ other }) => other.side !== element.side);
  const [edge] = touches.filter(({ how }) => how.edges.length > 0);
  if (edge !== undefined)
    return {
      reading: known(true),
      facts: [statedFact(`${element.label} is in contact with ${edge.other.label} already, before the move`)],
    };
  const isCorner = touches.some(({ how }) => how.corners.length > 0);
  return { reading: isCorner ? untold(true, false) : known(false), facts: [] };
}

/** A friend whom it would meet in recoiling from there, or may, as far as hands can tell; null where there is none. */
function friendBehind(rules: DbmRules, element: Standing, faces: Base, position: Standings): Standing | null {
  const told = answerOf(AFTERMATH_QUERIES.recoil.pose({ depth: faces.depth }), rules);
  const paces = 'paces' in told ? told.paces : Infinity;
  const rear: Base = { ...faces, at: along(faces.at, heading(faces.facing), -faces.depth), facing: faces.facing + 180 };
  return (
    position.elements.find((each) => {
      if (each.side !== element.side || each.label === element.label) return false;
      const shape = outlineOf(each.base);
      const tolerance = toleranceBetween(element, each, position);
      const behind = partIn('', shape, straightAheadOf(rear), tolerance);
      if (behind.answer === 'no') return false;
      // As far to the side as hands can tell.
      const wide = { ...rear, width: rear.width + 2 * tolerance };
      return (aheadIn(shape, wide)?.far ?? Infinity) < paces + tolerance - ROUNDING;
    }) ?? null
  );
}

/** What we take to be further than anybody flees, in paces: twice the longest move that the table of moves has. How far that is stands partly in print only. */
const BEYOND_FLIGHT = 500;

/** How far it would be from the nearest edge of the table, in paces; null where none is told to which it could flee. */
function edgeNear(faces: Base, { position }: Standings): number | null {
  const paces = Math.min(...outlineOf(faces).map((point) => -offTable(point, position)));
  return paces <= BEYOND_FLIGHT ? rounded(paces) : null;
}

/** The friends with whom it is in edge contact: skirmishers only, or others. */
function friendsBeside(element: Standing, position: Standings): Reading {
  const friends = touchesOf(element, position).filter(
    ({ other, how }) => other.side === element.side && how.edges.length > 0,
  );
  if (friends.length === 0) return known('none');
  const types = friends.map(({ other }) => other.troop);
  if (types.some((troop) => troop !== null && !SKIRMISHERS.includes(troop.type))) return known('others');
  return types.includes(null) ? untold('others', 'skirmishers') : known('skirmishers');
}
