import { GRADES, type DbmRules } from '../../../rules/index.ts';
import type { Option, Untold, Values } from '../understanding/index.ts';
import { replyToCost } from './queries.ts';

/** Troops that a question tells of, whose grade has no price in the edition though others of their type do. */
export interface Unpriced {
  /** The value that is their grade. */
  readonly name: string;
  readonly type: string;
  readonly grade: string;
  /** The grades that there are, in their order. */
  readonly priced: readonly string[];
}

/** All such troops: no army list can have any. */
export function unpricedIn(rules: DbmRules, told: Values): readonly Unpriced[] {
  return Object.entries(told).flatMap(([name, grade]) => {
    if (!name.endsWith('.grade')) return [];
    const type = told[typeNamed(name)] ?? '';
    const priced = pricedGrades(rules, type);
    return priced.length === 0 || priced.includes(grade) ? [] : [{ name, type, grade, priced }];
  });
}

/** Those of the options that have a price; all, where none has one that we have. */
export function gradesThereAre(rules: DbmRules, told: Values, { name, options }: Untold): readonly Option[] {
  const priced = pricedGrades(rules, told[typeNamed(name)] ?? '');
  const there = options.filter(({ value }) => priced.includes(value));
  return there.length === 0 ? options : there;
}

function typeNamed(grade: string): string {
  return `${grade.slice(0, -'.grade'.length)}.type`;
}

/** The grades of a type that have a price. */
function pricedGrades(rules: DbmRules, type: string): readonly string[] {
  const known = PRICED.get(rules) ?? new Map<string, readonly string[]>();
  PRICED.set(rules, known);
  const priced = known.get(type) ?? GRADES.filter((grade) => isPriced(rules, type, grade));
  known.set(type, priced);
  return priced;
}

/** They by edition: who types asks for the same again and again. */
const PRICED = new WeakMap<DbmRules, Map<string, readonly string[]>>();

function isPriced(rules: DbmRules, type: string, grade: string): boolean {
  return ['Reg', 'Irr'].some(
    (training) => replyToCost(rules, { 'a.type': type, 'a.grade': grade, 'a.training': training }).kind === 'answer',
  );
}
