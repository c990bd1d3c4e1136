import { TROOP_TYPES, type Grade, type TroopType } from '../troops/troop-types.ts';
import type { Training } from '../troops/parse-troop.ts';
import type { General } from '../troops/general.ts';
import type { BaseRank, TroopLine } from './question.ts';

/** What is settled of an element beyond its line. */
type Settled = Partial<Pick<PricedElement, 'grade' | 'paidForAsRegular' | 'cavalryBase' | 'gradeBehind'>>;

/** An element as a rule on its price looks at it. */
export class PricedElement {
  readonly line: TroopLine;
  readonly type: TroopType;
  /** The grade that it is paid for as: its list's, unless a clause says otherwise. Null where it has none. */
  readonly grade: Grade | null;
  readonly training: Training;
  /** Whether it is paid for as regular, whatever it is otherwise. */
  readonly paidForAsRegular: boolean;
  /** Its rank on a double base of cavalry with cavalry that its list requires. */
  readonly cavalryBase: BaseRank | null;
  /** The grade of the cavalry behind it on such a base. */
  readonly gradeBehind: Grade | null;

  constructor(line: TroopLine, training: Training, settled: Settled = {}) {
    this.line = line;
    this.type = line.troop.type;
    this.training = training;
    this.grade = settled.grade ?? line.troop.grade;
    this.paidForAsRegular = settled.paidForAsRegular ?? training === 'Reg';
    this.cavalryBase = settled.cavalryBase ?? null;
    this.gradeBehind = settled.gradeBehind ?? null;
  }

  /** The same element, of which more is settled. */
  with(more: Settled): PricedElement {
    const { grade, paidForAsRegular, cavalryBase, gradeBehind } = this;
    return new PricedElement(this.line, this.training, { grade, paidForAsRegular, cavalryBase, gradeBehind, ...more });
  }

  /** Whether it is of this type and, where grades are named, of one of them. */
  is(type: TroopType, ...grades: Grade[]): boolean {
    return this.type === type && (grades.length === 0 || (this.grade !== null && grades.includes(this.grade)));
  }

  get regular(): boolean {
    return this.training === 'Reg';
  }
  get general(): General | null {
    return this.line.general;
  }
  /** A regular C-in-C or sub-general, as far as his price goes. */
  get regularGeneral(): boolean {
    return this.general !== null && this.general !== 'ally' && this.paidForAsRegular;
  }
  get mountedInfantry(): boolean {
    return this.line.mountedInfantry;
  }
  get chariot(): boolean {
    return this.line.chariot;
  }
  /** The rear element of a double base that its list specifies or makes optional. */
  get specifiedRear(): boolean {
    return this.line.position === 'rear' && !this.line.doubleBasedByChoice;
  }
  get listSaysRegular(): boolean {
    return this.line.listSaysRegular;
  }
  /** Its cell in a table of prices: `Bd S`, or `Exp` where it has no grade. */
  get cell(): string {
    return this.grade === null ? this.type : `${this.type} ${this.grade}`;
  }
  /** `Reg Bd (S)`, with the grade that it is paid for as. */
  get name(): string {
    return `${this.training} ${this.type}${this.grade === null ? '' : ` (${this.grade})`}`;
  }
  get arm(): 'mounted' | 'foot' | 'naval' {
    return TROOP_TYPES[this.type].arm;
  }
}
