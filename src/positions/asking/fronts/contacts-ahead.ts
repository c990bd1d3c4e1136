import type { DbmRules } from '../../../rules/index.ts';
import {
  along,
  apartBy,
  between,
  centreOf,
  dot,
  heading,
  outlineOf,
  ROUNDING,
  sweptBase,
  sweptBy,
  type Base,
  type Told,
} from '../../geometry/index.ts';
import {
  carriedTo,
  contactPlaces,
  movedTo,
  PositionError,
  type Place,
  type Standing,
  type Standings,
} from '../../placing/index.ts';
import { askContact, holdsContacts } from '../contact/ask-contact.ts';
import { elementNamed, type AskerOf } from '../reading/asking.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { onLine } from './way.ts';

/** Whether elements could contact enemy in a permitted position by a move straight ahead, now or later. */
export interface ContactsAhead {
  /** `not held`: enemy stand straight ahead, and in which positions they may be contacted, no text that is held says. */
  readonly answer: Told | 'not held';
  /** The labels of enemy of whom that is so, or may be. */
  readonly enemy: readonly string[];
  /** One such place, and who would end there. */
  readonly example: { readonly mover: string; readonly place: Place } | null;
  /** Where that is not held: how far they are out of line with the nearest of them, in paces. */
  readonly off?: number;
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
  if (!holdsContacts(rules)) return notHeldAhead(labels, position);
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

/** The same where no text says which contacts are permitted: some may be, of whoever a move straight ahead comes up against. */
function notHeldAhead(labels: readonly string[], position: Standings): ContactsAhead {
  const found = labels.flatMap((label) => {
    const { side, base } = elementNamed(position, label);
    return position.elements.flatMap((each) =>
      each.side !== side && isStraightAhead(each.base, base, position.tolerance)
        ? [{ label: each.label, off: offItsLine(each.base, base) }]
        : [],
    );
  });
  return {
    answer: found.length === 0 ? 'no' : 'not held',
    enemy: [...new Set(found.map(({ label }) => label))],
    example: null,
    off: Math.min(...found.map(({ off }) => off)),
  };
}

/** Whether a base comes up against another, be it with a corner alone, on its way straight ahead. */
function isStraightAhead(base: Base, from: Base, tolerance: number): boolean {
  const ahead = heading(from.facing);
  const far = dot(between(from.at, base.at), ahead) + base.width + base.depth;
  if (far <= 0) return false;
  const swept = outlineOf(sweptBase(from, { ...from, at: along(from.at, ahead, far) }));
  return apartBy(outlineOf(base), swept).paces <= Math.max(ROUNDING, tolerance);
}

/** How far a base would have to shift to stand in line with another, or corner before corner. */
function offItsLine({ at, width }: Base, from: Base): number {
  const aside = Math.abs(dot(between(from.at, at), heading(from.facing + 90)));
  return Math.min(aside, Math.abs(aside - (width + from.width) / 2));
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
