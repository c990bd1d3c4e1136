import {
  NO_ELEMENTS,
  partyOf,
  type Matter,
  type OwnEnd,
  type Place,
  type StatedPosition,
} from '../../../positions/index.ts';

export type { Matter } from '../../../positions/index.ts';

/** What lies on the table, and what is asked of it. */
export interface Scene {
  readonly position: StatedPosition;
  readonly ask: Matter;
  /** The labels of those who move, or act; the first leads, and the others keep their places beside it. */
  readonly movers: readonly string[];
  /** Where the first of them ends; null where nobody moves. */
  readonly to: Place | null;
  /** Where others of them end at places of their own, where a group forms a column, or several move at the same time. */
  readonly ends: readonly OwnEnd[];
  /** The label of the element that it is about, where what is asked is about one. */
  readonly target: string | null;
  /** The labels of the two elements between which it is, where what is asked is about a gap. */
  readonly between: readonly string[];
  /** Fields of the question that a person tells, as the position cannot show them. */
  readonly tell: Readonly<Record<string, unknown>>;
}

/** A table on which nothing lies. */
export const EMPTY_SCENE: Scene = {
  position: NO_ELEMENTS,
  ask: 'contact',
  movers: [],
  to: null,
  ends: [],
  target: null,
  between: [],
  tell: {},
};

/** What the asker of each matter has to tell besides who moves or acts. */
export const NEEDS: Readonly<
  Record<
    Matter,
    { readonly to: 'needed' | 'possible' | 'none'; readonly about: 'target' | 'maybeTarget' | 'between' | null }
  >
> = {
  contact: { to: 'needed', about: null },
  shoot: { to: 'possible', about: 'target' },
  march: { to: 'possible', about: null },
  reach: { to: 'needed', about: null },
  gap: { to: 'needed', about: 'between' },
  'pass-through': { to: 'needed', about: null },
  'form-column': { to: 'needed', about: null },
  'in-front': { to: 'needed', about: null },
  'line-up': { to: 'needed', about: null },
  pivot: { to: 'possible', about: null },
  turn: { to: 'possible', about: null },
  'press-forward': { to: 'possible', about: null },
  flee: { to: 'possible', about: 'maybeTarget' },
  spontaneous: { to: 'possible', about: 'maybeTarget' },
  combat: { to: 'possible', about: null },
};

/** Whether what is asked is, or may be, about one element. */
export function asksOfTarget(ask: Matter): boolean {
  const { about } = NEEDS[ask];
  return about === 'target' || about === 'maybeTarget';
}

/** Where those end who keep no place beside the first, where that is asked of: of a column, or of who moves at the same time. */
export function endsOf({ ask, movers: [, ...others], ends }: Scene): readonly OwnEnd[] {
  if (ask !== 'form-column' && ask !== 'contact') return [];
  return ends.flatMap((end) => {
    const [label, ...moving] = partyOf(end).filter((each) => others.includes(each));
    return label === end.label ? [{ ...end, with: ask === 'contact' ? moving : [] }] : [];
  });
}

/** Where one of them ends that keeps no place beside the first, with whom it moves; nothing where it does. */
export function ownEndOf(scene: Scene, label: string): OwnEnd | undefined {
  return endsOf(scene).find((end) => partyOf(end).includes(label));
}
