import { formatTroop, IN_FRONT_QUERY, type DbmRules } from '../../../rules/index.ts';
import {
  BASE_WIDTH,
  beyond,
  entirelyIn,
  otherSide,
  outlineOf,
  ROUNDING,
  tell,
  type Told,
} from '../../geometry/index.ts';
import { rounded, type Standing } from '../../placing/index.ts';
import { holdsContacts } from '../contact/ask-contact.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { isNaval } from '../reading/troop-of.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { actionOf } from './front-action.ts';
import { besideItsHead, contactsOf, touchesFlankOrRear, type Ended } from './ends-in.ts';
import { expansionOf, expansionReadings, mayBeExpansion } from './expansion.ts';
import { shielded } from './shielded.ts';
import { isNecessary, servingOf } from './shift.ts';
import { furtherThanBase, isNear, isSo, stayBefore, unsure, type Stay } from './stay.ts';
import { comesCloser, onLine, wayOf, type Way } from './way.ts';
import { partIn, straightAheadOf, straightBehind } from './zone.ts';

const ASKED = asked('in-front', IN_FRONT_QUERY);

/**
 * May elements move so in front of enemy? Asked of each of those who move, and of every enemy in front of whom, within 1 base
 * width, it starts or ends, or passes if it goes the straight way.
 *
 * @throws {QuestionError} If a field that is told is none
 */
export function askInFront(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { before, after, movers, target } = asking;
  const necessary = once(() => isNecessary(servingOf(rules, asking)));
  return movers.flatMap((label) => {
    const [mover, moved] = [elementNamed(before, label), elementNamed(after, label)];
    const enemy = before.elements.filter((each) => each.side !== mover.side && isNear(each, mover, moved));
    // These are the same before every enemy, and take long to find.
    const contacts = once(() => contactsOf(rules, moved, asking));
    const stays = enemy.flatMap((each) => {
      const stay = stayBefore(mover, moved, each, asking);
      return stay === null ? [] : [{ each, stay }];
    });
    const pinning = stays.filter(({ stay }) => isSo(stay.starts)).map(({ each }) => each);
    return stays
      .filter(({ each }) => target === null || each.label === target)
      .map(({ each, stay }) => ruledBefore(rules, { mover, moved, pinning, contacts, necessary }, each, stay, asking));
  });
}

askInFront.query = ASKED;
askInFront.none = () =>
  'where it starts and where it ends it is in front of no enemy within 1 base width, and it crosses no such front on the straight way between';

/** One who moves, and what is found of it when it is asked for. */
interface OneMoved {
  readonly mover: Standing;
  readonly moved: Standing;
  /** The enemy in front of whom it starts, within 1 base width. */
  readonly pinning: readonly Standing[];
  readonly contacts: () => readonly Ended[];
  /** Whether its shift to a side is necessary for lining up. */
  readonly necessary: () => Told | 'not held';
}

/** Something that is found the first time that it is asked for. */
function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | null = null;
  return () => (found ??= { value: find() }).value;
}

function ruledBefore(
  rules: DbmRules,
  { mover, moved, pinning, contacts: endsIn, necessary }: OneMoved,
  enemy: Standing,
  { starts, ends, passes }: Stay,
  asking: Asking,
): Ruled {
  const { before, after, movers, told } = asking;
  const stays = before === after;
  const [from, to] = [toleranceBetween(mover, enemy, before), toleranceBetween(moved, enemy, after)];
  const aheadAtStart = aheadOf(mover, enemy, from);
  const aheadAtEnd = aheadOf(moved, enemy, to);
  const way = wayOf(mover.base, moved.base, from);
  const closer = comesCloser(`${mover.label} ends closer to ${enemy.label}`, mover.base, moved.base, enemy.base, from);
  const contacts = endsIn();
  const covered = isSo(ends) && contacts.some(({ target, onFlank }) => target.label !== enemy.label && onFlank);
  const expansion = stays ? null : expansionOf(mover, moved, asking);
  const shield = shielded(mover, moved, enemy, { starts, ends }, asking);
  const rear = rearTo(mover, enemy, from);
  // Who goes straight has the same ahead all the way, but for whom it passed.
  const passed = entirelyIn(outlineOf(enemy.base), otherSide(beyond(moved.base, 'front'))).margin >= -ROUNDING;
  const allTheWay = passed ? worse : better;
  const opposite = oppositeOf(moved, enemy, to);
  // Who lines up has to come closer to those who pin him, and to nobody in front of whom he is not yet (bhgs:13.2).
  const enters = starts.answer === 'no' && opposite !== 'no';
  const ahead = straight(way) ? allTheWay(aheadAtStart.answer, aheadAtEnd.answer) : aheadAtEnd.answer;
  const action: Reading = stays
    ? untold('cross', 'retire', 'straightBack', 'directlyForward', 'lineUp', 'lineUpShift', 'wheelIntoContact', 'other')
    : actionOf({
        way,
        starts: isSo(starts),
        ends: isSo(ends),
        unsure: unsure(starts, ends),
        aheadAtStart: aheadAtStart.answer,
        aheadAtEnd: aheadAtEnd.answer,
        passed,
        behindIt: rear.fact.answer === 'yes',
        opposite,
        closer: closer.answer,
        oppositeAnother: pinning.some((each) => each !== enemy && oppositeOf(moved, each, to) === 'yes'),
        inContact: contacts.length > 0,
        ontoCoveredFlank: covered,
        besideItsHead: besideItsHead(mover, moved, asking),
        offItsHead: mayBeExpansion(expansion, isSo(ends)),
        shiftServes: () => shiftServes(rules, way, before.tolerance, necessary),
        tolerance: from,
      });
  const expands = Object.hasOwn(told, 'action') || action.values.includes('expandOnPinned');
  const readings: Readings = {
    action,
    ...(expands ? expansionReadings(expansion, movers) : {}),
    beyondBaseWidth: furtherThanBase(starts, ends),
    between: shield.reading,
    ...kindOf(enemy, shield.reading),
    ...advancingOf(mover, movers),
    // Whether one is in front of the other, a single corner decides for both.
    enemyNotAhead: ahead === 'too close' && unsure(starts, ends) ? known(false) : not(ahead),
    rearToEnemy: rear.reading,
    notTowards: stays ? untold(false, true) : enters ? known(false) : not(closer.answer),
    ontoFlankOrRear: known(movers.some((label) => touchesFlankOrRear(elementNamed(after, label), after))),
  };
  const facts = [
    starts,
    ...(stays ? [] : [ends]),
    ...(starts.answer === 'no' && ends.answer === 'no' ? [passes] : []),
    aheadAtStart,
    ...(stays ? [] : [wayFact(mover, way), closer]),
    ...(expands && expansion !== null ? [expansion.level, expansion.within] : []),
    ...(shield.fact === null ? [] : [shield.fact]),
    ...(isSo(starts) ? [rear.fact] : []),
  ];
  return {
    about: `${mover.label} before ${enemy.label}`,
    facts,
    ruling: judgeReadings(rules, ASKED, readings, told),
  };
}

/** Whether that enemy is naval, or baggage; where its troop is not told, that is asked only if water lies between. */
function kindOf(enemy: Standing, between: Reading): Readings {
  if (enemy.troop !== null)
    return { enemyNaval: known(isNaval(enemy)), enemyBaggage: known(enemy.troop.type === 'Bge') };
  return between.values.includes('water') ? { enemyNaval: untold(false, true) } : {};
}

/** A single element may advance spontaneously, if it is impetuous: only a person can tell. A group does not. */
function advancingOf({ troop }: Standing, movers: readonly string[]): Readings {
  if (troop === null) return {};
  return { mover: known(formatTroop(troop)), spontaneous: movers.length === 1 ? untold(false, true) : known(false) };
}

function straight({ forward }: Way): boolean {
  return forward.answer !== 'no';
}

const WORSE: readonly Told[] = ['no', 'too close', 'yes'];

function worse(one: Told, other: Told): Told {
  return WORSE.indexOf(one) <= WORSE.indexOf(other) ? one : other;
}

function better(one: Told, other: Told): Told {
  return worse(one, other) === one ? other : one;
}

/** The opposite of what hands can tell. */
function not(answer: Told): Reading {
  return answer === 'too close' ? measuredAs([false, true]) : known(answer === 'no');
}

/** Whether part of that enemy is straight ahead of an element. */
function aheadOf({ label, base }: Standing, enemy: Standing, tolerance: number): Fact {
  return partIn(
    `part of ${enemy.label} is straight ahead of ${label}`,
    outlineOf(enemy.base),
    straightAheadOf(base),
    tolerance,
  );
}

/** Whether its rear faces that enemy: yes where part of that is straight behind it, no where part of it is not behind its rear at all. */
function rearTo(
  { label, base }: Standing,
  enemy: Standing,
  tolerance: number,
): { readonly fact: Fact; readonly reading: Reading } {
  const shape = outlineOf(enemy.base);
  const straightBack = partIn(
    `part of ${enemy.label} is straight behind ${label}`,
    shape,
    straightBehind(base),
    tolerance,
  );
  const behind = entirelyIn(shape, beyond(base, 'rear'));
  const all = tell(behind.margin, tolerance);
  const fact: Fact = {
    fact: `all of ${enemy.label} is behind the line of ${label}’s rear edge`,
    answer: all,
    ...behind,
  };
  if (all === 'no') return { fact, reading: known(false) };
  if (all === 'yes' && straightBack.answer === 'yes') return { fact, reading: known(true) };
  return {
    fact,
    reading: all === 'yes' && straightBack.answer === 'no' ? untold(true, false) : measuredAs([true, false]),
  };
}

/** Whether an element stands exactly opposite an enemy. */
function oppositeOf({ base }: Standing, { base: enemy }: Standing, tolerance: number): Told {
  const line = onLine(base, enemy.at, enemy.facing, enemy.facing + 180, tolerance);
  return line.along < -ROUNDING ? 'no' : line.answer;
}

/** Whether what of the move goes to a side is no more than half an element, and necessary for lining up. */
function shiftServes(
  rules: DbmRules,
  { aside }: Way,
  tolerance: number,
  necessary: () => Told | 'not held',
): Told | 'not held' {
  const half = tell(BASE_WIDTH / 2 - aside, tolerance);
  // Where the clause is in print only, so is how far one may shift.
  if (half === 'no' && holdsContacts(rules)) return 'no';
  const serves = necessary();
  return serves === 'not held' ? serves : worse(half, serves);
}

/** How it went, in words. */
function wayFact({ label }: Standing, { forward, faced, turn, aside }: Way): Fact {
  const amount = (length: number): string => String(rounded(Math.abs(length)));
  const line = forward.answer === 'no' && faced.answer !== 'no' ? faced : forward;
  const way = `${amount(line.along)} paces ${line.along < 0 ? 'back' : 'ahead'}`;
  const words = [
    way,
    ...(line.answer === 'no' ? [`${amount(aside)} paces to a side`] : []),
    ...(turn === 0 ? [] : [`turned by ${amount(turn > 180 ? 360 - turn : turn)}°`]),
  ];
  return statedFact(`${label} ends ${words.join(', ')}`);
}
