import type { Touching } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import type { Fact } from '../reading/fact.ts';
import { known, measuredAs, type Readings } from '../reading/reading.ts';
import { perhapsTouches, touchesOf } from '../reading/touches.ts';

/** A contact from which such a move starts, in the words of the query `move`. */
type StartingContact = 'sideEdgeToSideEdge' | 'frontCornerToFrontCorner';

/**
 * From which contacts with an enemy element a move starts whose front ends on the flank of that element, in the words of the
 * query `move`; nothing of other moves.
 */
export function stepRound(
  element: Standing,
  moved: Standing,
  before: Standings,
  after: Standings,
): { readonly readings: Readings; readonly facts: readonly Fact[] } {
  const surely = stepsBy(touchesOf, element, moved, before, after);
  const [step] = surely.length > 0 ? surely : stepsBy(perhapsTouches, element, moved, before, after);
  if (step === undefined) return { readings: {}, facts: [] };
  const { enemy, contacts } = step;
  const isSure = surely.length > 0;
  const starts = contacts.map((contact) => IN_WORDS[contact]).join(' and ');
  const words = `${element.label} starts ${starts} with ${enemy.label}, and its front edge ends on ${enemy.label}’s flank`;
  return {
    readings: {
      startsIn: known(contacts),
      movesInto: isSure ? known('flankOfThatEnemy') : measuredAs(['flankOfThatEnemy', null]),
    },
    facts: [{ fact: words, answer: isSure ? 'yes' : 'too close', margin: null, witness: null }],
  };
}

const IN_WORDS: Readonly<Record<StartingContact, string>> = {
  sideEdgeToSideEdge: 'side edge to side edge',
  frontCornerToFrontCorner: 'front corner to front corner',
};

interface Step {
  readonly enemy: Standing;
  readonly contacts: readonly StartingContact[];
}

function stepsBy(
  touches: typeof touchesOf,
  element: Standing,
  moved: Standing,
  before: Standings,
  after: Standings,
): readonly Step[] {
  const onFlank = touches(moved, after)
    .filter(
      ({ other, how }) =>
        other.side !== element.side && how.edges.some(({ edge, on }) => edge === 'front' && isSide(on)),
    )
    .map(({ other }) => other.label);
  if (onFlank.length === 0) return [];
  return touches(element, before).flatMap(({ other: enemy, how }): readonly Step[] => {
    const contacts = startingContacts(how);
    return onFlank.includes(enemy.label) && contacts.length > 0 ? [{ enemy, contacts }] : [];
  });
}

function startingContacts({ edges, corners }: Touching): readonly StartingContact[] {
  const side = edges.some(({ edge, on }) => isSide(edge) && isSide(on));
  const corner = corners.some((each) => each.corner.startsWith('front') && each.on.startsWith('front'));
  return [...(side ? ['sideEdgeToSideEdge' as const] : []), ...(corner ? ['frontCornerToFrontCorner' as const] : [])];
}

function isSide(edge: string): boolean {
  return edge === 'left' || edge === 'right';
}
