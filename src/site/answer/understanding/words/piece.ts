import type { Grade, Training, TroopType } from '../../../../rules/index.ts';

/** Troops as a query names them: what it does not tell is null. */
export interface NamedTroop {
  readonly type: TroopType;
  readonly grade: Grade | null;
  /** The grades that it is one of, where several are named: `(S/O)`. */
  readonly oneOf?: readonly Grade[];
  readonly training: Training | null;
  /** How many, where a number stands before them. */
  readonly count: number | null;
  /** A word says that so many are elements: `2 elements of LH`. */
  readonly elements?: boolean;
  /** How many figures stand on the base, where a number is run together with them: `3Bd`. */
  readonly figures?: number;
  /** They are named as people say, who may mean others: `samurai`. */
  readonly said: boolean;
}

/** What is asked for, in a word. */
export type Asking =
  | 'odds'
  /** What is added to a die. */
  | 'factor'
  | 'cost'
  | 'equivalents'
  /** What is lost counts in element equivalents. */
  | 'losses'
  | 'breaking'
  | 'move'
  | 'march'
  | 'halt'
  | 'pips'
  | 'range'
  | 'how far'
  | 'shoot'
  | 'support'
  /** Whether those behind of the same troops tell: `does Bd 2nd rank count`, `2nd rank of Bd`. */
  | 'rank counts'
  | 'rank of'
  | 'mitigate'
  | 'terrain'
  /** How deep a base is. */
  | 'base'
  /** How far an element recoils. */
  | 'recoil'
  | 'recoil distance';

/** Of who asks, or of who stands against him. */
export type Whose = 'mine' | 'theirs';

/** What stands between two troops. */
export type Relation =
  | 'versus'
  | 'behind'
  | 'with'
  | 'through'
  | 'shot at by'
  /** Of fortifications, who defends them. */
  | 'held by'
  | 'charges'
  // The one that does it stands second.
  | 'supported by'
  | 'mitigated for by'
  | 'charged by';

/** A part of a query that means one thing. */
export type Meaning =
  | { readonly is: 'troop'; readonly troop: NamedTroop }
  | { readonly is: 'asking'; readonly what: Asking }
  | { readonly is: 'relation'; readonly relation: Relation }
  /** Something that is so, as a field of the calculators has it: `up` is `1`. */
  | {
      readonly is: 'state';
      readonly field: string;
      readonly value: string;
      /** Behind it stands of whom, or of whose foe. */
      readonly named?: 'own' | 'foe' | undefined;
      /** Wherever it stands behind a fight, it is told apart. */
      readonly apart?: boolean;
      /** Only of what it costs does it tell. */
      readonly paid?: boolean;
    }
  /** Good, rough or difficult; `bad` for either of the last two. */
  | { readonly is: 'going'; readonly going: string }
  | { readonly is: 'deep'; readonly ranks: number }
  /** What follows is told of both. */
  | { readonly is: 'both' }
  | { readonly is: 'number'; readonly number: number; readonly ordinal: boolean }
  /** How many elements: `LH 2 elements`. */
  | { readonly is: 'elements'; readonly count: number }
  /** The dice of a fight. */
  | { readonly is: 'dice'; readonly whose?: Whose }
  /** Whether it is that from something, and no distance moved: `700p from`. */
  | { readonly is: 'length'; readonly paces: number; readonly apart: boolean }
  /** How much of a base: `30 mm`. */
  | { readonly is: 'millimetres'; readonly millimetres: number }
  | { readonly is: 'whole'; readonly of: 'command' | 'army' }
  | { readonly is: 'works'; readonly works: string }
  | { readonly is: 'feature'; readonly feature: string }
  /** It asks whether something may be done. */
  | { readonly is: 'may' }
  /** It may be left out. */
  | { readonly is: 'filler' }
  /** A word of the rules that leads to another question. */
  | { readonly is: 'other' }
  | { readonly is: 'unread' };

/** A part of a query, as it was typed. */
export type Piece = Meaning & {
  readonly typed: string;
  /** Whether it is told apart from those before, and may be of either: `Sp v Kn, overlapped`, `Sp v Kn, Ps behind`. */
  readonly apart?: boolean;
  /** Whose they are, or of whom it is told. */
  readonly whose?: Whose;
};

/** The pieces of one sort. */
export type PieceOf<I extends Meaning['is']> = Extract<Piece, { readonly is: I }>;

/** Whether a piece is of a sort. */
export function isA<I extends Meaning['is']>(is: I): (piece: Piece) => piece is PieceOf<I> {
  return (piece): piece is PieceOf<I> => piece.is === is;
}
