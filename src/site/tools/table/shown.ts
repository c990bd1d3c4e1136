import type { Place, TableAnswer } from '../../../positions/index.ts';
import type { Fact, Shown } from '../question/reply.ts';

/** What an answer comes to, in the word that stands for it. */
export interface InAWord {
  readonly word: string;
  /** As what it is coloured; null where nothing is ruled on. */
  readonly tone: TableAnswer['verdict'] | null;
  readonly why: string;
}

/** What the rules say about what lies on the table. */
export interface TableShown extends Shown, InAWord {
  readonly verdict: TableAnswer['verdict'];
  readonly rulings: TableAnswer['rulings'];
  /** What a person has still to tell, as it is asked of him; nothing where nothing turns on that. */
  readonly toTell: readonly string[];
  /** How far each went whose place is told, in paces: at the corner that went furthest, in a straight line. */
  readonly moved: Readonly<Record<string, number>>;
  /** Of a combat with both dice: what came of it. */
  readonly combat: readonly Fact[];
}

/** A place at which a move may end instead, and how far from where it was to end. */
export interface Nearby {
  /** Who would end there, where that is another than who leads. */
  readonly of?: string;
  readonly to: Place;
  readonly paces: number;
  readonly millimetres: number;
  /** Only where it is not measured that the move reaches so far. */
  readonly reach?: 'not measured';
}

/** Where a move may end instead, the nearest first. */
export interface NearbyPlaces {
  readonly places: readonly Nearby[];
  /** Whether there is none within its move, and one beyond. */
  readonly beyond: boolean;
}

/** Where it is not looked for, or there is none. */
export const NOWHERE: NearbyPlaces = { places: [], beyond: false };

/** A verdict in words. At a table "not held" is a claim that is refused: it must not be read so. */
export const VERDICTS: Readonly<Record<TableAnswer['verdict'], string>> = {
  yes: 'Yes',
  no: 'No',
  'too close': 'Too close',
  'not told': 'It depends',
  'not held': 'In print only',
};

/** What is said while that which answers is fetched. */
export const ON_ITS_WAY = 'What answers this is on its way.';
