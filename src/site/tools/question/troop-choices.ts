import { GRADES, TROOP_TYPES, type Grade, type DbmRules, type TroopType } from '../../../rules/index.ts';

/** A troop type as one picks it. */
export interface TypeChoice {
  readonly type: TroopType;
  readonly name: string;
  readonly graded: boolean;
}

/** A grade as one picks it. */
export interface GradeChoice {
  readonly grade: Grade;
  readonly name: string;
  /** False where the tables of cost have no such troops in the edition. */
  readonly priced: boolean;
}

const NAMES: Readonly<Record<Grade, string>> = {
  S: 'superior',
  O: 'ordinary',
  I: 'inferior',
  F: 'fast',
  X: 'exception',
};

/** The tables of an edition whose dashes say that there is no such grade. */
const COST_TABLES = ['element-cost.regular', 'element-cost.irregular'];

/** Every type, in the order in which the rules list them. */
export const TYPE_CHOICES: readonly TypeChoice[] = Object.entries(TROOP_TYPES).map(([type, { name, graded }]) => ({
  type: type as TroopType, // a key of the table
  name,
  graded,
}));

/**
 * The grades that a type may have.
 *
 * @param rules The edition; null where it is yet to be loaded, when every grade may be
 */
export function gradeChoices(type: TroopType, rules: DbmRules | null): readonly GradeChoice[] {
  const tables = COST_TABLES.map((clause) => rules?.clauses.get(clause)?.figures ?? null).filter(
    (found) => found !== null,
  );
  return GRADES.map((grade) => ({
    grade,
    name: NAMES[grade],
    priced: tables.length === 0 || tables.some((table) => typeof table[type]?.[grade.toLowerCase()] === 'number'),
  }));
}
