/** A figure of a clause's table: a number, a dash, or nothing we hold. */
export type Figure = number | 'none' | 'not held';

/** The figures of a clause: row by abbreviation, then column by heading in small letters. */
export type Figures = Readonly<Record<string, Readonly<Record<string, Figure>>>>;

/** A clause of one edition, with its code in the scope of its game. */
export interface ClauseCode<Scope> {
  readonly id: string;
  readonly title: string;
  /** The printed page: 39; `39a` where it was put in behind it. */
  readonly page: number | string | null;
  readonly held: boolean;
  /** A secondary source alone tells it, and its code does not say itself of which figures that is so. */
  readonly secondary?: boolean;
  readonly figures: Figures | null;
  /** Its `ts rule` fences: calls the steps that it contributes to. Null for a clause without code. */
  readonly define: ((scope: Scope) => void) | null;
}

/** What is so of most clauses, whose wording is held, in words alone. */
type Mostly = 'held' | 'figures' | 'define';

/** A clause as it is written into a module: what is so of most clauses is left out, as a page loads hundreds of them. */
export type WrittenClause<Scope> = Omit<ClauseCode<Scope>, Mostly> & Partial<Pick<ClauseCode<Scope>, Mostly>>;

/** A clause of whichever game, where its code does not matter. */
export type AnyClause = ClauseCode<never>;
