import { choice, list, type Field } from '../frame/questions/field.ts';
import { troopField } from '../frame/questions/troop-field.ts';
import { squeezed } from '../frame/questions/word-meant.ts';
import { parseDbaTroop, type DbaTroop } from './troops/parse-troop.ts';

/** A troop of DBA as players write it. */
export function dbaTroop(meaning: string): Field<DbaTroop> {
  return troopField('Blades', meaning, parseDbaTroop);
}

/** The same, or null where left out. */
export function dbaTroopOrNull(meaning: string): Field<DbaTroop | null> {
  const { expects, schema, read } = dbaTroop(meaning);
  return {
    expects: `null or ${expects}`,
    meaning,
    schema,
    read: (value, path) => (value === undefined || value === null ? null : read(value, path)),
  };
}

/** The same, null where left out, or `none` where it is told that there is none, as by `false`. */
export function dbaTroopOrNone(meaning: string): Field<DbaTroop | 'none' | null> {
  const troop = dbaTroopOrNull(meaning);
  return {
    ...troop,
    expects: `${troop.expects}, or "none"`,
    read: (value, path) =>
      value === false || (typeof value === 'string' && squeezed(value) === 'none') ? 'none' : troop.read(value, path),
  };
}

/** Other ways in which players write going. */
const SAME_GOING: Readonly<Record<string, string>> = {
  'good going': 'good',
  'bad going': 'bad',
  'gentle hills': 'gentle hill',
  'steep hills': 'steep hill',
  wood: 'woods',
  'rough going': 'rough',
  dune: 'dunes',
};

/** Where troops stand or go, whatever its case; good where left out. */
export function dbaGoing<const W extends string>(meaning: string, words: readonly (W | 'good')[]): Field<W | 'good'> {
  const exact = choice<W | 'good'>(meaning, words, 'good');
  const plain = (value: string): string => SAME_GOING[value.trim().toLowerCase()] ?? value.trim().toLowerCase();
  return { ...exact, read: (value, path) => exact.read(typeof value === 'string' ? plain(value) : value, path) };
}

/** One of a kind, or a list of one or more. */
export function oneOrMore<T>(meaning: string, item: Field<T>, most: number): Field<readonly T[]> {
  const several = list(meaning, item, most, 1);
  return {
    expects: `${item.expects}, or a list of 1 to ${String(most)}`,
    meaning,
    schema: (ofFields) => ({ anyOf: [item.schema(ofFields), several.schema(ofFields)] }),
    read: (value, path) => (Array.isArray(value) ? several.read(value, path) : [item.read(value, path)]),
  };
}
