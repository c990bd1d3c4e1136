import type { DbmRules } from '../../../rules/index.ts';
import { apartBy, between, centreOf, dot, heading, outlineOf, ROUNDING, type Told } from '../../geometry/index.ts';
import {
  carriedTo,
  contactPlaces,
  movedTo,
  PositionError,
  type Place,
  type Standing,
  type Standings,
} from '../../placing/index.ts';
import { askContact } from '../contact/ask-contact.ts';
import { elementNamed, type AskerOf } from '../reading/asking.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { onLine } from './way.ts';
import { sweptBy } from './zone.ts';

/** Whether elements could contact enemy in a permitted position by a move straight ahead, now or later. */
export interface ContactsAhead {
  readonly answer: Told;
  /** The labels of enemy of whom that is so, or may be. */
  readonly enemy: readonly string[];
  /** One such place, and who would end there. */
  readonly example: { readonly mover: string; readonly place: Place } | null;
}

/**
 * Whether any of these elements could, from where it stands, contact enemy in a permitted position by a move straight
 * ahead: the contacts that stand on its line, with nobody in the way. How far that is, and who moves first, is not looked
 * at.
 */
export function contactsAhead(
  rules: DbmRules,
  labels: readonly string[],
  position: Standings,
  askerOf: AskerOf,
): ContactsAhead {
  const found = labels.flatMap((label) => {
    const mover = elementNamed(position, label);
    const enemy = position.elements.filter((each) => each.side !== mover.side && isNearLine(each, mover));
    return enemy.flatMap((each) =>
      placesOf(each).flatMap((place) => reached(rules, mover, each, place, position, askerOf)),
    );
  });
  const sure = found.filter(({ answer }) => answer === 'yes');
  const counting = sure.length > 0 ? sure : found;
  const [example = null] = counting;
  return {
    answer: sure.length > 0 ? 'yes' : found.length > 0 ? 'too close' : 'no',
    enemy: [...new Set(counting.map(({ enemy }) => enemy))],
    example,
  };
}

/** Whether an element stands so near to the line straight ahead of another that this could come into contact with it there. */
function isNearLine({ base }: Standing, { base: from }: Standing): boolean {
  const apart = between(from.at, centreOf(base));
  const reach = base.width + base.depth + from.width;
  const ahead = dot(apart, heading(from.facing));
  return Math.abs(dot(apart, heading(from.facing + 90))) <= reach && ahead >= -reach - from.depth;
}

/** The contacts with an element, side edges also in part. */
function placesOf({ label, base }: Standing): readonly Place[] {
  return contactPlaces(label).flatMap((place): readonly Place[] =>
    place.kind === 'beside'
      ? [place, { ...place, shift: base.depth / 2 }, { ...place, shift: -base.depth / 2 }]
      : [place],
  );
}

interface Reached {
  readonly answer: Exclude<Told, 'no'>;
  readonly enemy: string;
  readonly mover: string;
  readonly place: Place;
}

/** A contact that stands on an element's line straight ahead, if the rules permit it from there. */
function reached(
  rules: DbmRules,
  mover: Standing,
  enemy: Standing,
  place: Place,
  position: Standings,
  askerOf: AskerOf,
): readonly Reached[] {
  // Most places are off its line, which is found before whether it can stand there.
  const { base } = elementNamed(carriedTo(position, { mover: mover.label, to: place, with: [] }), mover.label);
  const { along, answer } = onLine(
    base,
    mover.base.at,
    mover.base.facing,
    mover.base.facing,
    toleranceBetween(mover, enemy, position),
  );
  if (answer === 'no' || along < -ROUNDING) return [];
  const after = moved(position, mover.label, place);
  if (after === null) return [];
  const swept = sweptBy(mover.base, base);
  const inTheWay = position.elements.some(
    (each) => each !== mover && apartBy(outlineOf(each.base), swept).paces < -Math.max(ROUNDING, position.tolerance),
  );
  if (inTheWay) return [];
  const asking = { before: position, after, movers: [mover.label], target: null, between: [], told: {}, askerOf };
  const verdicts = askContact(rules, asking).map(({ ruling }) => ruling.verdict);
  const permitted = verdicts.includes('yes') && !verdicts.includes('no');
  if (!permitted && (verdicts.length === 0 || verdicts.some((each) => each === 'no' || each === 'not held'))) return [];
  const sure = permitted && answer === 'yes' && verdicts.every((each) => each === 'yes');
  return [{ answer: sure ? 'yes' : 'too close', enemy: enemy.label, mover: mover.label, place }];
}

/** The position after a move; null where nobody can stand so. */
function moved(position: Standings, mover: string, to: Place): Standings | null {
  try {
    return movedTo(position, { mover, to, with: [] });
  } catch (error) {
    if (error instanceof PositionError) return null;
    throw error;
  }
}
