import type { DbaGoing } from '../going.ts';
import type { DbaTroop } from '../troops/parse-troop.ts';
import { DBA_TROOP_TYPES, type DbaTroopType } from '../troops/troop-types.ts';
import { isInBua, isInCamp, type DbaSide } from './question.ts';

/** Troops of DBA as a rule looks at them. */
export class DbaTroops {
  readonly troop: DbaTroop;

  constructor(troop: DbaTroop) {
    this.troop = troop;
  }

  get type(): DbaTroopType {
    return this.troop.type;
  }
  is(type: DbaTroopType): boolean {
    return this.type === type;
  }
  isAny(...types: DbaTroopType[]): boolean {
    return types.includes(this.type);
  }
  get mounted(): boolean {
    return DBA_TROOP_TYPES[this.type].arm === 'mounted';
  }
  get foot(): boolean {
    return !this.mounted;
  }
}

/** Whether going is bad for troops, on camels or not. */
export type JudgeGoing = (going: DbaGoing, onCamels: boolean) => boolean;

/** An element where it stands: one that fights, or the one behind it. */
export class DbaElement extends DbaTroops {
  readonly going: DbaGoing;
  readonly #judge: JudgeGoing;

  constructor(troop: DbaTroop, going: DbaGoing, judge: JudgeGoing) {
    super(troop);
    this.going = going;
    this.#judge = judge;
  }

  /** Whether the going where this other element stands is bad for this one. */
  findsBad(other: DbaElement): boolean {
    return this.#judge(other.going, this.troop.onCamels);
  }
  get inBadGoing(): boolean {
    return this.findsBad(this);
  }
  get inGoodGoing(): boolean {
    return !this.inBadGoing;
  }
}

/** The element of one side, with what stands behind it and the circumstances it is in. */
export class DbaFighter extends DbaElement {
  readonly state: DbaSide;
  readonly inCloseCombat: boolean;
  /** Whether the other side shoots at it. */
  readonly shotAt: boolean;
  /** The element directly behind it. */
  readonly behind: DbaElement | null;
  /** Whether that one gives it the support that its own type gives. */
  supported = false;

  constructor(state: DbaSide, inCloseCombat: boolean, shotAt: boolean, judge: JudgeGoing) {
    super(state.troop, state.going, judge);
    this.state = state;
    this.inCloseCombat = inCloseCombat;
    this.shotAt = shotAt;
    const [behind] = state.ranks;
    this.behind = behind === undefined ? null : new DbaElement(behind, state.rankGoing[0] ?? 'good', judge);
  }

  /** Whether it shoots in this combat. */
  get shooting(): boolean {
    return !this.inCloseCombat && this.state.shooting;
  }
  /** Whether it is in a BUA: its garrison, its denizens, or others. */
  get inAnyBua(): boolean {
    return isInBua(this.state);
  }
  /** Whether it is in a camp, whosever. */
  get inAnyCamp(): boolean {
    return isInCamp(this.state);
  }
  /** Whether it is in a BUA or a camp, whosever. */
  get inBuaOrCamp(): boolean {
    return this.inAnyBua || this.inAnyCamp;
  }
  /** Whether it attacks a BUA or a camp. */
  get storming(): boolean {
    return this.inCloseCombat && (this.state.attackingBua || this.state.attackingCamp);
  }
}
