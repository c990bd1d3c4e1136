import type { NamedElement } from '../named-element.ts';
import type { Synonyms } from '../word.ts';

export const MANOEUVRES = {
  column: ['form column', 'form a column', 'contract', 'contract into column'],
  expand: ['expand from column', 'expansion', 'expand into line'],
} as const satisfies Synonyms<string>;

/** When the group turns by 180°, as one, in the same move. */
export const GROUP_TURNS = {
  none: ['no turn', 'does not turn'],
  before: ['first', 'turn first', 'turned first'],
  after: ['last', 'turn last', 'turned last'],
} as const satisfies Synonyms<string>;

export const ENDS_IN_COLUMN = {
  front: ['front element', 'leads', 'head'],
  directlyBehind: ['in the column', 'follows', 'follows directly behind', 'joins'],
  inContact: ['beside', 'slides', 'closes up', 'not in the column'],
  kinked: ['one corner', 'at one corner'],
  apart: ['no contact', 'out of contact'],
} as const satisfies Synonyms<string>;

/** An element of a group that changes its formation, and how it ends. */
export interface ChangeOfFormation {
  readonly element: NamedElement;
  /** All elements of the group, this one included. */
  readonly group: readonly NamedElement[];
  readonly manoeuvre: keyof typeof MANOEUVRES;
  readonly turn: keyof typeof GROUP_TURNS;
  readonly ends: keyof typeof ENDS_IN_COLUMN;
  /** How far it moves, in paces; null where it is not told: no further than it may. */
  readonly moved: number | null;
  /**
   * How far it may move in the going that it moves in, in paces; 0 where it cannot.
   *
   * @throws {NotHeldError} If that rests on wording that is not held
   */
  readonly normalMove: () => number;
  /** All elements of the group end in the column: no T, L or other shape results. */
  readonly wholeColumn: boolean;
  /** Of the front element: it goes to a side, other than by wheeling. */
  readonly sideways: boolean;
  /** It does not follow directly behind, though its move is enough for that. */
  readonly couldFollow: boolean;
  /** It slides further forward than its contact with the group needs. */
  readonly furtherForward: boolean;
  /** The manoeuvre includes a wheel, and it does not end aligned with the front of the column. */
  readonly notAligned: boolean;
  /** It ends even partly behind the line of its original rear edge, as that was after an initial turn. */
  readonly behindRear: boolean;
  readonly endsInDifficult: boolean;
  /** Every element of the group that moves can do so by wheeling. */
  readonly byWheeling: boolean;
}
