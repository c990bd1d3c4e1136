import { formatTroop, FORM_COLUMN_QUERY, type DbmRules } from '../../../rules/index.ts';
import { ROUNDING } from '../../geometry/index.ts';
import { furthestCorner, type Standing } from '../../placing/index.ts';
import { wayOf } from '../fronts/way.ts';
import { fullMove } from '../moving/full-move.ts';
import { asked } from '../reading/asked-query.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, type Decided, type Readings } from '../reading/reading.ts';
import { perhapsTouches, touchesOf } from '../reading/touches.ts';
import { troopOf } from '../reading/troop-of.ts';
import { barredByFortifications, ruledOnGround } from '../reaching/may-enter.ts';
import { countsRoad, perhapsByRoad, roadsAlong } from '../terrain/by-road.ts';
import { goingBetween, goingFacts, goingOn, inDifficultGoing } from '../terrain/going.ts';
import { fortificationsOnWay } from '../terrain/fortifications-on-way.ts';
import { groundFacts, terrainUnder } from '../terrain/under.ts';
import { byWheeling } from './by-wheeling.ts';
import { contactFact } from './contact-fact.ts';
import { sidewaysOf, wentAhead } from './ahead.ts';
import { shapeOf, type Shape } from './shape-of.ts';
import { alignedWith, backTo, forwardBy, movedBy, placeBehind, turnedAbout, type Seen } from './went.ts';

const ASKED = asked('form-column', FORM_COLUMN_QUERY);

/**
 * May each element of a group end so, as the group forms a column behind the first of them? Where the group started as a
 * column, and ends wider, it is asked whether it may expand so.
 *
 * @returns Nothing where it is a column before and after
 * @throws {QuestionError} If the troop of one of them is not told, or a field that is told is none
 */
export function askFormColumn(rules: DbmRules, { before, after, movers, told }: Asking): readonly Ruled[] {
  const [leader = ''] = movers;
  const starts = movers.map((label) => elementNamed(before, label));
  const ends = movers.map((label) => elementNamed(after, label));
  const [front, ended] = [elementNamed(before, leader), elementNamed(after, leader)];
  const { turn } = wayOf(front.base, ended.base, before.tolerance);
  // Which of a turn and a change of formation came first, no place shows: a turn is taken to be first.
  const facesBack = turn > 90 && turn < 270;
  const turned = told.turn === undefined ? facesBack : told.turn === 'before';
  const sure = shapeOf(ended, ends, (each) => touchesOf(each, after));
  const perhaps = shapeOf(ended, ends, (each) => perhapsTouches(each, after));
  const wasColumn = starts.some((each) => shapeOf(each, starts, (one) => perhapsTouches(one, before)).whole);
  if (wasColumn && perhaps.whole) return [];
  const turns = known(turned ? 'before' : 'none');
  const others = (element: Standing) =>
    known(starts.filter((each) => each !== element).map((each) => formatTroop(troopOf(each))));
  const groupFacts = [columnFact(perhaps, ends), ...(turned ? [TURNED] : [])];
  if (wasColumn) {
    const element = known(formatTroop(troopOf(front)));
    const readings = { manoeuvre: known('expand'), turn: turns, element, others: others(front) };
    return [{ about: movers.join(', '), facts: groupFacts, ruling: judgeReadings(rules, ASKED, readings, told) }];
  }
  const seenOf = (element: Standing): Seen => ({
    start: turned ? turnedAbout(element.base) : element.base,
    element: elementNamed(after, element.label),
    after,
  });
  const expendables = starts.some(({ troop }) => troop?.type === 'Exp');
  // Of a group that turns last, where it stood before it did is not measured.
  const ways = starts.map((element, index) =>
    turned === facesBack && (expendables || index === 0) ? wentAhead(seenOf(element), fullMove(rules, element)) : null,
  );
  const slides = (element: Standing): boolean =>
    [perhaps, sure].every((shape) => shape.standsIn(element) === 'inContact');
  const wheeling = byWheeling(
    starts.map((element, index) => {
      const { start, element: moved } = seenOf(element);
      if (furthestCorner(start, moved.base) <= ROUNDING) return 'stays';
      return slides(moved) ? 'slides' : (ways[index]?.answer ?? 'not measured');
    }),
  );
  return starts.map((element, index) => {
    const moved = elementNamed(after, element.label);
    const most = fullMove(rules, element);
    const seen = seenOf(element);
    const way = movedBy(seen, most);
    const back = backTo(seen, turned);
    const ahead = ways[index] ?? null;
    const standsIn = different(perhaps.standsIn(moved), sure.standsIn(moved));
    const maySlide = standsIn.includes('inContact');
    const behind = maySlide ? placeBehind(seen, perhaps, most) : null;
    const forward = maySlide ? forwardBy(seen) : null;
    const beside = standsIn.some((each) => each === 'inContact' || each === 'apart');
    const aligned = beside ? alignedWith(seen, turned ? turnedAbout(front.base) : front.base, ended.base) : null;
    const [from, to] = [terrainUnder(element, before), terrainUnder(moved, after)];
    const going = goingBetween(goingOn(from), goingOn(to));
    const goesStraight = wayOf(element.base, moved.base, before.tolerance).forward.answer !== 'no';
    const works = fortificationsOnWay(element, moved, before, goesStraight);
    const roads = countsRoad(going) ? [] : roadsAlong(element, moved, false, before);
    const readings: Readings = {
      turn: turns,
      element: known(formatTroop(troopOf(element))),
      others: others(element),
      ends: measuredAs(standsIn),
      wholeColumn: measuredAs(different(perhaps.whole, sure.whole)),
      moved: way.reading,
      going: roads.length === 0 ? going : perhapsByRoad(going),
      behindRear: back.reading,
      endsInDifficult: inDifficultGoing(to),
      ...(index === 0 && ahead !== null ? { sideways: sidewaysOf(ahead) } : {}),
      ...(expendables ? { byWheeling: wheeling } : {}),
      ...(aligned === null ? {} : { notAligned: aligned.reading }),
      ...(behind === null ? {} : { couldFollow: behind.reading }),
      ...(forward === null ? {} : { furtherForward: forward.reading }),
    };
    return {
      about: element.label,
      facts: [
        ...(index === 0 ? groupFacts : [contactFact(moved, ends, standsIn)]),
        ...[way, ahead, back, aligned, behind, forward].flatMap((each) => each?.facts ?? []),
        ...groundFacts(to),
        ...works,
        ...roads,
        ...goingFacts(element.label, to),
      ],
      ruling: ruledOnGround(
        judgeReadings(rules, ASKED, readings, told, mayBe),
        barredByFortifications(rules, works, goesStraight),
        'the formation goes',
      ),
    };
  });
}

askFormColumn.query = ASKED;

askFormColumn.none = () => 'the group is a column where it starts, and where it ends';

const TURNED = statedFact('the group ends facing to its rear: it is taken to have turned 180° first');

/** Whether all of a group may end in the column, if this one of them ends so: fields that are open are not so together. */
function mayBe({ ends, wholeColumn }: Decided): boolean {
  return wholeColumn !== true || (ends !== 'inContact' && ends !== 'apart');
}

/** The column that results, and who is not in it. */
function columnFact({ column }: Shape, group: readonly Standing[]): Fact {
  const named = (elements: readonly Standing[]): string => elements.map(({ label }) => label).join(', ');
  const others = group.filter((each) => !column.includes(each));
  const rest = others.length === 0 ? 'all of the group' : `without ${named(others)}`;
  return statedFact(`the column that results is ${named(column)}, ${rest}`);
}

function different<T>(one: T, other: T): readonly [T, ...T[]] {
  return one === other ? [one] : [one, other];
}
