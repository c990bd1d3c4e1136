import { inFractions } from '../../rules/index.ts';

/**
 * An amount as it stands among others that are added up: `+1`, `−½`.
 *
 * @param first Whether it is the first of them, which stands as it is: `4`
 */
export function signed(amount: number, first = false): string {
  const digits = inFractions(Math.abs(amount));
  if (amount < 0) return `−${digits}`;
  return first ? digits : `+${digits}`;
}
