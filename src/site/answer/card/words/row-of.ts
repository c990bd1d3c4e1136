import { troopNames } from '../../../wording/troop-names.ts';

/** Of `Cavalry v foot`: of whom the factor is. */
const FACTOR = /^(.+) v (?:mounted|foot|naval)$/;

/**
 * What stands behind the address of a clause so that the row of its table is gone to, and marked, that a step is by.
 *
 * @param label The step, as it is told
 * @param marks Whether this browser goes to a text on a page
 * @returns Empty where the step is by no row, or the browser does not
 */
export function rowOf(label: string, marks = 'fragmentDirective' in document): string {
  const name = FACTOR.exec(label)?.[1];
  const [type] = Object.entries(troopNames).find(([, each]) => each === name) ?? [];
  return type === undefined || !marks ? '' : `:~:text=${encodeURIComponent(`${name ?? ''} (${type})`)}`;
}
