import { fieldsInWords } from '../in-words.ts';
import type { TurningPoint } from '../reading/judge-readings.ts';

/** What the element in front of each side is called. */
export interface Names {
  readonly a: string;
  readonly b: string;
}

/** What is counted of a side, in words; the first that it may be is the most. */
const COUNTED: Readonly<Record<string, (many: number, whose: string) => string>> = {
  overlaps: (many, whose) => `${String(many)} ${many === 1 ? 'overlap' : 'overlaps'} on ${whose}`,
  flankContacts: (many, whose) => `${String(many)} enemy on a flank of ${whose}`,
  rearContacts: (many, whose) => `${String(many)} enemy on the rear of ${whose}`,
};

/**
 * As what those fields are taken on which the outcome of a combat turns, as long as nobody tells them: it is computed so,
 * and holds for nothing else.
 */
export function takenAs(turnsOn: readonly TurningPoint[], names: Names): string {
  const words = turnsOn.map(({ field, values: [value] }) => {
    const [side, name] = field.split('.');
    if (name === undefined) return field === 'bound' ? `the bound of ${value === 'a' ? names.a : names.b}` : field;
    const whose = side === 'a' ? names.a : names.b;
    const counted = COUNTED[name];
    if (counted !== undefined && typeof value === 'number') return counted(value, whose);
    return `${whose}, ${fieldsInWords({ [name]: value }).join('')}`;
  });
  const areCounted = turnsOn.every(({ field }) => Object.hasOwn(COUNTED, field.split('.')[1] ?? ''));
  return areCounted
    ? `with ${words.join(' and ')}, the most there can be`
    : `taken so until it is told: ${words.join('; ')}`;
}
