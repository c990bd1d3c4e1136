import { formatTroop, TURN_QUERY, type DbmRules } from '../../../rules/index.ts';
import { apartBy, BASE_WIDTH, outlineOf } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { askContact } from '../contact/ask-contact.ts';
import { frontRankOf } from '../marching/front-rank.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Readings } from '../reading/reading.ts';
import { touchesOf } from '../reading/touches.ts';
import { contactedBy, friendsAround, touchFact } from './contacted.ts';

const ASKED = asked('turn', TURN_QUERY);

/**
 * Does enemy turn whom those who move contact on flank or rear?
 *
 * @returns Nothing where no front edge of theirs ends on a flank or a rear
 * @throws {QuestionError} If a field that is told is none
 */
export function askTurn(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { after, movers, target, told } = asking;
  const moved = movers.map((label) => elementNamed(after, label));
  const contacts = askContact(rules, { ...asking, told: {} });
  const front = frontRankOf(moved, after);
  return contactedBy(moved, after, target).flatMap(({ element, by }): readonly Ruled[] => {
    const hits = by.filter(({ onFlankOrRear }) => onFlankOrRear);
    const [first] = hits;
    if (first === undefined) return [];
    const verdicts = hits.map(
      ({ mover }) => contacts.find(({ about }) => about === `${mover.label} on ${element.label}`)?.ruling.verdict,
    );
    const legal = verdicts.includes('yes') ? true : verdicts.every((verdict) => verdict === 'no') ? false : null;
    const column = friendsInLine(element, after);
    const supports = supportOf(element, after);
    const readings: Readings = {
      inColumn: known(column.length > 0),
      byWideGroup: measuredAs(isWide(front.counts)),
      support: supports === null ? known('none') : untold('giving', 'eligible', 'none'),
      single:
        column.length > 0
          ? known(false)
          : friendsAround(element, after).length === 0
            ? known(true)
            : untold(false, true),
      legalContact: legal === null ? untold(true, false) : known(legal),
      inNarrowGap: narrowed(element, moved, after) ? untold(false, true) : known(false),
      ...(element.troop === null ? {} : { element: known(formatTroop(element.troop)) }),
    };
    const facts: readonly Fact[] = [
      ...hits.map((each) => touchFact(element, each)),
      ...(column.length === 0
        ? []
        : [statedFact(`${element.label} stands in line with ${column.map(({ label }) => label).join(', ')}`)]),
      ...front.doubts,
      ...(supports === null
        ? []
        : [statedFact(`${element.label} is behind ${supports.label}, whose front is in contact`)]),
    ];
    return [
      {
        about: `${element.label} hit by ${first.mover.label}`,
        facts,
        ruling: judgeReadings(rules, ASKED, readings, told),
      },
    ];
  });
}

askTurn.query = ASKED;
askTurn.none = () =>
  'no front edge ends on the flank or rear of an enemy: a contact is stated, such as "front on A left flank", and not measured';

/** Whether a front rank of so many is more than 1 element wide. */
function isWide([likeliest, ...others]: readonly [number, ...number[]]): readonly [boolean, ...boolean[]] {
  const wide = likeliest > 1;
  return others.some((count) => count > 1 !== wide) ? [wide, !wide] : [wide];
}

/** The friends directly ahead of it and directly behind, facing as it does: a column, or another deep formation. */
function friendsInLine(element: Standing, position: Standings): readonly Standing[] {
  return touchesOf(element, position).flatMap(({ other, how }) => {
    const inLine = how.edges.some(
      ({ edge, on }) => (edge === 'front' && on === 'rear') || (edge === 'rear' && on === 'front'),
    );
    return other.side === element.side && inLine ? [other] : [];
  });
}

/** The element ahead of it, at whatever depth, whose front edge is in contact with enemy; null where there is none. */
function supportOf(element: Standing, position: Standings): Standing | null {
  const ahead = touchesOf(element, position).find(
    ({ other, how }) =>
      other.side === element.side && how.edges.some(({ edge, on }) => edge === 'front' && on === 'rear'),
  )?.other;
  if (ahead === undefined) return null;
  const fights = touchesOf(ahead, position).some(
    ({ other, how }) => other.side !== ahead.side && how.edges.some(({ edge }) => edge === 'front'),
  );
  return fights ? ahead : supportOf(ahead, position);
}

/** Whether two others, of whom none is in line with it, stand so near that it may be in a gap less than an element wide. */
function narrowed(element: Standing, movers: readonly Standing[], position: Standings): boolean {
  const aside = new Set([element, ...movers, ...friendsInLine(element, position)].map(({ label }) => label));
  const near = position.elements.filter(
    ({ label, base }) => !aside.has(label) && apartBy(outlineOf(base), outlineOf(element.base)).paces < BASE_WIDTH,
  );
  return near.length > 1;
}
