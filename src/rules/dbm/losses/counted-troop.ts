import type { Training, Troop } from '../troops/parse-troop.ts';
import { TROOP_TYPES, type Grade, type TroopType } from '../troops/troop-types.ts';

/** The troops of an element, as a rule on losses looks at them. */
export class CountedTroop {
  readonly type: TroopType;
  readonly grade: Grade | null;
  readonly training: Training;

  constructor({ type, grade }: Troop, training: Training) {
    this.type = type;
    this.grade = grade;
    this.training = training;
  }

  /** Whether it is of this type and, where grades are named, of one of them. */
  is(type: TroopType, ...grades: Grade[]): boolean {
    return this.type === type && (grades.length === 0 || (this.grade !== null && grades.includes(this.grade)));
  }

  get naval(): boolean {
    return TROOP_TYPES[this.type].arm === 'naval';
  }

  /** The rows of a table that can be meant for it, the most particular first: `Irr Ax I`, `Ax I`, `Ax`. */
  get rows(): readonly string[] {
    const graded = this.grade === null ? [] : [`${this.type} ${this.grade}`];
    return [...graded.map((row) => `${this.training} ${row}`), ...graded, this.type];
  }
}
