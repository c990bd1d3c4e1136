import { TRAIN } from '../../troops/troop-types.ts';
import { Troops } from '../troops.ts';
import type { AskedEnemy, AskedMarcher } from './march-question.ts';

/** Elements that are to march. */
export class Marcher extends Troops {
  readonly elements: number;
  readonly general: boolean;
  readonly doubleBasedWithGeneral: boolean;
  readonly unmountedFoot: boolean;

  /** @param trainAreFoot Whether artillery, war wagons and baggage count as foot */
  constructor({ troop, count, general, doubleBasedWithGeneral, mountedInfantry }: AskedMarcher, trainAreFoot: boolean) {
    super(troop);
    this.elements = count;
    this.general = general;
    this.doubleBasedWithGeneral = doubleBasedWithGeneral;
    this.unmountedFoot = this.foot && !mountedInfantry && (trainAreFoot || !TRAIN.includes(troop.type));
  }
}

/** Known enemy near those that are to march. */
export class EnemyNear extends Troops {
  readonly elements: number;
  readonly inGroup: boolean;
  readonly doubleBased: boolean;

  /** @param perDoubleBase Elements as which a double base counts */
  constructor({ troop, count, inGroup, doubleBased }: AskedEnemy, perDoubleBase: number) {
    super(troop);
    this.elements = doubleBased ? count * perDoubleBase : count;
    this.inGroup = inGroup;
    this.doubleBased = doubleBased;
  }
}

/** The movers: of several elements told of together as the general's, one is, and the others are not. */
export function marchers(asked: readonly AskedMarcher[], trainAreFoot: boolean): readonly Marcher[] {
  return asked
    .flatMap((each) => {
      const { general, count } = each;
      if (!general || count === 1) return [each];
      return [
        { ...each, count: 1 },
        { ...each, count: count - 1, general: false },
      ];
    })
    .map((each) => new Marcher(each, trainAreFoot));
}
