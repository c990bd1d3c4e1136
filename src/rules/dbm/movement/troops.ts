import type { Troop } from '../troops/parse-troop.ts';
import { SKIRMISHERS, TROOP_TYPES, type Arm, type Grade, type TroopType } from '../troops/troop-types.ts';

/** An element of troops, as the rules of moving and of ranges look at it. */
export class Troops {
  readonly type: TroopType;
  readonly grade: Grade | null;

  /** @param grade The grade that it counts as: its list's, unless a clause says otherwise */
  constructor({ type, grade: listed }: Troop, grade: Grade | null = listed) {
    this.type = type;
    this.grade = grade;
  }

  /** Whether it is of this type and, where grades are named, of one of them. */
  is(type: TroopType, ...grades: Grade[]): boolean {
    return this.type === type && (grades.length === 0 || this.isGraded(...grades));
  }

  isAny(...types: TroopType[]): boolean {
    return types.includes(this.type);
  }

  isGraded(...grades: Grade[]): boolean {
    return this.grade !== null && grades.includes(this.grade);
  }

  get arm(): Arm {
    return TROOP_TYPES[this.type].arm;
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
    return SKIRMISHERS.includes(this.type);
  }
  /** Its type and grade as a sentence uses them: `war wagons (I)`. */
  get words(): string {
    const { name } = TROOP_TYPES[this.type];
    return this.grade === null ? name : `${name} (${this.grade})`;
  }
}
