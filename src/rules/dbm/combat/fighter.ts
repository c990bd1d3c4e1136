import {
  LIGHT_TROOPS,
  SKIRMISHERS,
  TRAIN,
  TROOP_TYPES,
  type Arm,
  type Grade,
  type TroopType,
} from '../troops/troop-types.ts';
import type { Decision } from '../../frame/decide.ts';
import type { CombatSide, Going, Weapon } from './question.ts';

/** An element as a rule looks at it: the front one, or a rank behind it. */
export class Element {
  readonly type: TroopType | null;
  /** The grade it fights with: its list's, unless a clause regrades it. */
  readonly grade: Grade | null;
  readonly going: Going;
  readonly weapon: Weapon | null;
  /** The grade that a clause treats it as against this opponent; its own where none does. */
  treatedAs: Grade | null;

  constructor(type: TroopType | null, grade: Grade | null, going: Going, weapon: Weapon | null) {
    this.type = type;
    this.grade = grade;
    this.going = going;
    this.weapon = weapon;
    this.treatedAs = grade;
  }

  /** Whether it is of this type and, where grades are named, of one of them. */
  is(type: TroopType, ...grades: (Grade | null)[]): boolean {
    return this.type === type && (grades.length === 0 || grades.includes(this.grade));
  }

  isAny(...types: TroopType[]): boolean {
    return this.type !== null && types.includes(this.type);
  }

  /** Whether it counts as one of these grades against this opponent. */
  countsAs(...grades: Grade[]): boolean {
    return this.treatedAs !== null && grades.includes(this.treatedAs);
  }

  get arm(): Arm | null {
    return this.type === null ? null : TROOP_TYPES[this.type].arm;
  }
  get mounted(): boolean {
    return this.arm === 'mounted';
  }
  get foot(): boolean {
    return this.arm === 'foot';
  }
  get naval(): boolean {
    return this.arm === 'naval';
  }
  get skirmishers(): boolean {
    return this.isAny(...SKIRMISHERS);
  }
  get lightTroops(): boolean {
    return this.isAny(...LIGHT_TROOPS);
  }
  get train(): boolean {
    return this.isAny(...TRAIN);
  }
  /** Good going, or a road. */
  get inGoodGoing(): boolean {
    return this.going === 'good' || this.going === 'road';
  }
  get inDifficultGoing(): boolean {
    return this.going === 'difficult';
  }
  /** Rough or difficult going. */
  get inBadGoing(): boolean {
    return !this.inGoodGoing;
  }
}

/** Stands for a rank that is not there, or that may not support: no type is its. */
export const NO_RANK: Rank = Object.assign(new Element(null, null, 'good', null), { sameGrade: false });

/** A rank behind the front element. */
export type Rank = Element & {
  /** Whether it is of the front element's type and grade, or of a grade that the list permits in its place. */
  readonly sameGrade: boolean;
};

/** The going that counts for each element of a side. */
export interface Ground {
  readonly going: Going;
  readonly rankGoing: readonly Going[];
}

/** The front element of one side, with what supports it and the circumstances it is in. */
export class Fighter extends Element {
  declare readonly type: TroopType;
  readonly state: CombatSide;
  /** Whether the other side shoots at it. */
  readonly shotAt: boolean;
  readonly inCloseCombat: boolean;
  /** Every rank behind it, front to back. */
  ranks: readonly Rank[] = [];
  /** The same, {@link NO_RANK} in the place of each that may not give rear support. */
  supporters: readonly Rank[] = [];
  /** Of each rank behind, why it may not give rear support, and the clause that says so; null where it may. */
  barredBy: readonly (Decision<string> | null)[] = [];

  constructor(side: CombatSide, grade: Grade | null, { going }: Ground, inCloseCombat: boolean, shotAt: boolean) {
    super(side.troop.type, grade, going, side.weapon);
    this.state = side;
    this.inCloseCombat = inCloseCombat;
    this.shotAt = shotAt;
  }

  override get arm(): Arm {
    return TROOP_TYPES[this.type].arm;
  }
  get second(): Rank {
    return this.supporters[0] ?? NO_RANK;
  }
  get third(): Rank {
    return this.supporters[1] ?? NO_RANK;
  }
  get fourth(): Rank {
    return this.supporters[2] ?? NO_RANK;
  }
  /** Whether it shoots in this combat. */
  get shooting(): boolean {
    return !this.inCloseCombat && this.state.shooting;
  }
}
