import type { DbmRules } from '../../../rules/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { askContact } from '../contact/ask-contact.ts';
import type { Asking } from '../reading/asking.ts';
import { touchesOf } from '../reading/touches.ts';
import { friendAhead } from './expansion.ts';

/** An enemy with whom a moved element ends in a permitted contact, and whether its front is on a flank of it. */
export interface Ended {
  readonly target: Standing;
  readonly onFlank: boolean;
}

/** The enemy with whom a moved element ends in a permitted contact. */
export function contactsOf(rules: DbmRules, moved: Standing, asking: Asking): readonly Ended[] {
  const { after } = asking;
  if (asking.before === after) return [];
  const ruled = askContact(rules, { ...asking, told: {} });
  const permitted = new Set(
    ruled
      // What touches enemy behind, or beside their fronts, is at most excused by another contact.
      .filter(({ ruling }) => ruling.fields.position !== 'rearOrSideOnly')
      .filter(({ ruling }) => ruling.verdict === 'yes' || ruling.verdict === 'not told')
      .map(({ about }) => about),
  );
  return touchesOf(moved, after).flatMap(({ other, how }): Ended[] => {
    if (!permitted.has(`${moved.label} on ${other.label}`)) return [];
    const front = how.edges.find(({ edge }) => edge === 'front');
    return [{ target: other, onFlank: front?.on === 'left' || front?.on === 'right' }];
  });
}

/** Whether it ends beside a friend behind whom it started, front corner on front corner. */
export function besideItsHead(mover: Standing, moved: Standing, { before, after }: Asking): boolean {
  const head = friendAhead(mover, before)?.label;
  return touchesOf(moved, after).some(
    ({ other, how }) =>
      other.label === head &&
      how.corners.some(
        ({ corner, on }) =>
          (corner === 'frontLeft' && on === 'frontRight') || (corner === 'frontRight' && on === 'frontLeft'),
      ),
  );
}

/** Whether its front edge is on a flank or on the rear of an enemy. */
export function touchesFlankOrRear(element: Standing, position: Standings): boolean {
  return touchesOf(element, position).some(
    ({ other, how }) =>
      other.side !== element.side && how.edges.some(({ edge, on }) => edge === 'front' && on !== 'front'),
  );
}
