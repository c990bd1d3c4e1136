import type { Troop } from '../troops/parse-troop.ts';
import { LIGHT_TROOPS, SKIRMISHERS, TROOP_TYPES, type Grade, type TroopType } from '../troops/troop-types.ts';
import type { General } from '../troops/general.ts';
import type { PipElement } from './question.ts';

/** An element that is to move or halt, as a rule looks at it. */
export class Mover {
  readonly troop: Troop;
  readonly general: General | null;
  readonly mountedInfantry: boolean;
  readonly fullMove: boolean;
  /** A general's element, or one double based with him. */
  readonly onGeneralsBase: boolean;
  /** Its list's training, unless a clause says otherwise. */
  readonly irregular: boolean;

  constructor(element: PipElement, irregular: boolean) {
    this.troop = element.troop;
    this.general = element.general;
    this.mountedInfantry = element.mountedInfantry;
    this.fullMove = element.fullMove;
    this.onGeneralsBase = element.general !== null || element.withGeneral;
    this.irregular = irregular;
  }

  /** Whether it is of this type and, where grades are named, of one of them. */
  is(type: TroopType, ...grades: Grade[]): boolean {
    const { type: own, grade } = this.troop;
    return own === type && (grades.length === 0 || (grade !== null && grades.includes(grade)));
  }
  isAny(...types: TroopType[]): boolean {
    return types.includes(this.troop.type);
  }
  get foot(): boolean {
    return TROOP_TYPES[this.troop.type].arm === 'foot';
  }
  get unmountedFoot(): boolean {
    return this.foot && !this.mountedInfantry;
  }
  get skirmishers(): boolean {
    return this.isAny(...SKIRMISHERS);
  }
  get lightTroops(): boolean {
    return this.isAny(...LIGHT_TROOPS);
  }
}
