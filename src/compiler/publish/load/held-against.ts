import type { Problem } from '../../rulebook/index.ts';

/**
 * What files are held against as they are read. What is wrong then with one that could be read keeps nothing from being
 * built: it is told with all else that does not hold together, not before it.
 */
export interface HeldAgainst {
  /** Of every statement of the sources. */
  readonly statementIds: ReadonlySet<string>;
  /** Where what is wrong is put. */
  readonly wrong: Problem[];
}
