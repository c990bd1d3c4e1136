import type { Standing, Standings } from '../../placing/index.ts';
import { contactPosition, type ContactPosition } from '../contact/contact-position.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { touchesOf } from '../reading/touches.ts';

/** How one who moved touches an enemy. */
interface Toucher {
  readonly mover: Standing;
  /** In the words of the query `pivot`. */
  readonly by: 'frontEdge' | 'frontCorner' | 'other';
  /** How much of its front edge touches, in paces. */
  readonly length: number;
  /** Whether its front edge is on a flank, or on the rear. */
  readonly onFlankOrRear: boolean;
}

/** An enemy whom those who moved touch, and who does: the one who touches him the most first. */
export interface Contacted {
  readonly element: Standing;
  readonly by: readonly [Toucher, ...Toucher[]];
}

/**
 * The enemy whom those who moved touch with a front or a side.
 *
 * @param target The only one asked about; null for all
 */
export function contactedBy(
  movers: readonly Standing[],
  position: Standings,
  target: string | null,
): readonly Contacted[] {
  const touched = movers.flatMap((mover) =>
    touchesOf(mover, position).flatMap(({ other, how, slack }) => {
      const contact = other.side === mover.side ? null : contactPosition(mover, other, how, slack);
      if (contact === null) return [];
      const front = how.edges.find(({ edge }) => edge === 'front');
      const onFlankOrRear = front !== undefined && front.on !== 'front';
      return [{ other, toucher: { mover, by: BY[contact.position], length: front?.length ?? 0, onFlankOrRear } }];
    }),
  );
  const labels = [...new Set(touched.map(({ other }) => other.label))];
  return labels
    .filter((label) => target === null || label === target)
    .flatMap((label): readonly Contacted[] => {
      const all = touched.filter(({ other }) => other.label === label);
      const [first, ...others] = all.map(({ toucher }) => toucher).toSorted((one, two) => two.length - one.length);
      const element = all[0]?.other;
      return element === undefined || first === undefined ? [] : [{ element, by: [first, ...others] }];
    });
}

const BY: Readonly<Record<ContactPosition['position'], Toucher['by']>> = {
  fullFrontEdge: 'frontEdge',
  partialFrontEdge: 'frontEdge',
  frontEdgeOffCorner: 'frontEdge',
  frontCornerOnly: 'frontCorner',
  frontCornerToFrontCorner: 'frontCorner',
  sideEdgeToSideEdge: 'other',
  rearOrSideOnly: 'other',
};

/** That one touches another, in words. */
export function touchFact(element: Standing, { mover, by, onFlankOrRear }: Toucher): Fact {
  const part = { frontEdge: 'front edge', frontCorner: 'front corner alone', other: 'side or rear' }[by];
  return statedFact(`${mover.label}’s ${part} touches ${element.label}${onFlankOrRear ? ' on its flank or rear' : ''}`);
}

/** The friends whom an element touches, and whom they touch in turn: a group, if it is in one, is of these. */
export function friendsAround(element: Standing, position: Standings): readonly Standing[] {
  const found: Standing[] = [];
  for (let next: readonly Standing[] = [element]; next.length > 0;) {
    const beside = next
      .flatMap((each) => touchesOf(each, position))
      .filter(({ other, how }) => other.side === element.side && (how.edges.length > 0 || how.corners.length > 0));
    next = [...new Set(beside.map(({ other }) => other))].filter((each) => each !== element && !found.includes(each));
    found.push(...next);
  }
  return found;
}
