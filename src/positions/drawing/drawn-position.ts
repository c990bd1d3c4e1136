import { parseTroop, TroopError, type Troop } from '../../rules/index.ts';
import { along, BASE_WIDTH, heading } from '../geometry/index.ts';
import { NO_ELEMENTS, PositionError, rounded, type StatedElement, type StatedPosition } from '../placing/index.ts';

/** An element as a figure draws it: lengths in base widths, from the left and from the top, of its middle. */
export interface DrawnElement {
  readonly label?: string | undefined;
  readonly troop?: string | undefined;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise; 0 faces the top. */
  readonly facing: number;
  readonly depth: number;
  readonly kind: 'own' | 'enemy' | 'friend2';
  readonly ghost: boolean;
}

/** What a figure draws, so far as it is a position. */
export interface Drawing {
  /** In base widths. */
  readonly height: number;
  readonly elements: readonly DrawnElement[];
}

/**
 * The position that a figure draws. The top is north; nothing in it is measured by hand. Elements without a label are
 * named by their troop, as `LH1`, those with a number for a label as `No2`; those that show another time are left out.
 *
 * @param troops What a label, or a troop as it is drawn, stands for: `{ LH: 'Irr LH (O)' }`
 * @param only The labels of those who stand there; all where it is null
 * @throws {PositionError} If a troop is none, or `only` names nobody
 */
export function drawnPosition(
  { height, elements }: Drawing,
  troops: Readonly<Record<string, string>>,
  only: readonly string[] | null,
): StatedPosition {
  const counted = new Map<string, number>();
  const stated = elements
    .filter(({ ghost }) => !ghost)
    .map((each): StatedElement => {
      const kind = each.troop ?? 'E';
      const number = (counted.get(kind) ?? 0) + 1;
      if (each.label === undefined) counted.set(kind, number);
      const label = nameOf(each.label) ?? `${kind}${String(number)}`;
      const written = troops[label] ?? (each.troop === undefined ? undefined : (troops[each.troop] ?? each.troop));
      const middle = { x: each.x * BASE_WIDTH, y: (height - each.y) * BASE_WIDTH };
      const front = along(middle, heading(each.facing), (each.depth * BASE_WIDTH) / 2);
      return {
        label,
        side: each.kind === 'enemy' ? 'enemy' : 'own',
        troop: written === undefined ? null : troopOf(label, written),
        depth: rounded(each.depth * BASE_WIDTH),
        places: [{ kind: 'at', at: { x: rounded(front.x), y: rounded(front.y) }, facing: each.facing }],
      };
    });
  for (const label of only ?? [])
    if (stated.every((each) => each.label !== label))
      throw new PositionError(label, 'no element of the figure has this name');
  return { ...NO_ELEMENTS, hand: 0, elements: stated.filter(({ label }) => only === null || only.includes(label)) };
}

/** A name on the table begins with a letter. */
function nameOf(label: string | undefined): string | undefined {
  return label !== undefined && /^\d/u.test(label) ? `No${label}` : label;
}

function troopOf(label: string, written: string): Troop {
  try {
    return parseTroop(written);
  } catch (error) {
    if (error instanceof TroopError) throw new PositionError(label, error.message);
    throw error;
  }
}
