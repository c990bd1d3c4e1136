import type { Covering, ProposedFeature, Slopes } from './features.ts';
import type { Role, TerrainQuestion } from './question.ts';

export type Going = 'rough' | 'difficult';
export type HillClass = 'H(G)' | 'H(S)';

/** A hill, or the hill that a built-up area incorporates. */
export interface Hill {
  /** Null where it is not told. */
  readonly slopes: Slopes | null;
  readonly coverings: readonly Covering[];
  /** Null where too little is told. */
  readonly class: HillClass | null;
  /** What the defender's list must include for its coverings. */
  readonly needs: readonly string[];
}

/** Whose a feature is, and of which kind. */
interface Kind {
  readonly feature: ProposedFeature;
  readonly invader: boolean;
  readonly defender: boolean;
  /** Neither waterway nor river nor road. */
  readonly area: boolean;
  /** Whether it is any of these; a hill of which the class is known is of that class too. */
  readonly is: (...features: ProposedFeature[]) => boolean;
  /** Placed as one of the compulsory features of the defender. */
  readonly compulsory: boolean;
  /** A built-up area that goes with a compulsory waterway of the defender. */
  readonly mandatory: boolean;
}

/** A feature that is on the table already. */
export interface Placed extends Kind {
  readonly role: Role;
  /** What it counts as towards its player's total; null where that is not known. */
  readonly counted: number | null;
}

type Told = Omit<TerrainQuestion, 'compulsory'>;

/** A feature that a player would place, as a rule looks at it. */
export interface Proposed extends Told, Omit<Kind, 'compulsory'> {
  /** The defender's list has its type as compulsory. */
  readonly listedCompulsory: boolean;
  readonly hill: Hill | null;
  /** What a list would call it: two things where a hill is incorporated, nothing where that is not known. */
  readonly types: readonly string[];
  readonly already: readonly Placed[];
  /** Those of the features already there that are of its type. */
  readonly sameType: readonly Placed[];
  /** Whether the defender's list is told, and lacks this. */
  readonly listLacks: (type: string) => boolean;
  /** Whether it is told, and has this. */
  readonly listHas: (type: string) => boolean;
}

/** The same, once it is known whether it is placed as compulsory. */
export interface Placing extends Proposed {
  readonly compulsory: boolean;
}

/** The same, once its feature equivalents are known. */
export interface WeighedPlacing extends Placing {
  /** The feature equivalents of its player, this feature among them; null where they are not known. */
  readonly total: number | null;
  /** Compulsory types that the defender still has to place, before this feature. */
  readonly outstanding: readonly string[];
}
