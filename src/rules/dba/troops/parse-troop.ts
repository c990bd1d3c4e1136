import { nearest, resembles } from '../../frame/questions/nearest.ts';
import { shown } from '../../frame/questions/shown.ts';
import { TroopError, wordsOfTroop } from '../../frame/questions/troop-field.ts';
import { DBA_TROOP_TYPES, type DbaTroopType } from './troop-types.ts';

/** An element's troops in DBA. */
export interface DbaTroop {
  readonly type: DbaTroopType;
  /** Whether they ride camels: all Camelry (3Cm), and the Light Horse that lists write as 2Cm. */
  readonly onCamels: boolean;
}

const TYPES = Object.keys(DBA_TROOP_TYPES) as DbaTroopType[]; // a record's keys
const BY_NAME: ReadonlyMap<string, DbaTroopType> = new Map(
  TYPES.flatMap((type) => [type.toLowerCase(), ...DBA_TROOP_TYPES[type].also].map((name) => [name, type] as const)),
);
const LIGHT_CAMELS = ['2cm', 'light horse (2cm)', 'lh (2cm)'];
/** Of words with single blanks between them. */
const AS_IN_DBM = /^(?:reg|irr)\w* | ?\( ?[sofix] ?\)$/gi;

/**
 * Read a troop of DBA as players write it: `Blades`, `light horse`, `4Bd`, `2Cm`.
 *
 * @throws {TroopError} If there is no such troop, or it is written as in DBM, with a training or a grade
 */
export function parseDbaTroop(written: string): DbaTroop {
  const words = wordsOfTroop(written);
  const name = words.toLowerCase().replaceAll(/[ -]+/g, ' ');
  if (LIGHT_CAMELS.includes(name)) return { type: 'Light Horse', onCamels: true };
  const type = typeNamed(name);
  if (type !== undefined) return { type, onCamels: type === 'Camelry' };
  const plain = words.replaceAll(AS_IN_DBM, '');
  const meant = typeNamed(plain.toLowerCase()) ?? nearest(plain, TYPES);
  const hint = resembles(plain, meant) || typeNamed(plain.toLowerCase()) === meant;
  if (plain !== words) {
    const advice = hint ? `, did you mean ${JSON.stringify(meant)}?` : '';
    throw new TroopError(`${shown(written)} is written as in DBM: DBA has no training or grade${advice}`);
  }
  throw new TroopError(
    `unknown troop ${shown(written)}${hint ? `, did you mean ${JSON.stringify(meant)}?` : `: expected one of ${TYPES.join(', ')}`}`,
  );
}

/** Write a troop of DBA: the inverse of {@link parseDbaTroop}. */
export function formatDbaTroop({ type, onCamels }: DbaTroop): string {
  return onCamels && type !== 'Camelry' ? `${type} (2Cm)` : type;
}

/** The type of that name, which may have the figures of an element before it: `4bd`. */
function typeNamed(name: string): DbaTroopType | undefined {
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/^\d\s?(?=[a-z])/, ''));
}
