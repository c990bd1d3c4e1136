import type { Field } from '../../frame/questions/field.ts';
import { troopField } from '../../frame/questions/troop-field.ts';
import { parseTroop, type Troop } from './parse-troop.ts';

/** A troop of DBM as players write it. */
export function troop(meaning: string): Field<Troop> {
  return troopField('Reg Bd (O)', meaning, parseTroop);
}
