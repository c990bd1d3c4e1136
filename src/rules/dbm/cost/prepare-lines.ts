import { decide } from '../../frame/decide.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';
import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { Grade } from '../troops/troop-types.ts';
import { formatTroop } from '../troops/parse-troop.ts';
import { Army } from './army.ts';
import { PricedElement } from './priced-element.ts';
import { priceElement, type CostStep } from './price-element.ts';
import type { CostQuestion, TroopLine, WorksLine } from './question.ts';

/** A line whose element is settled: what it is paid for as, and by which clauses. Fortifications have none. */
export type PreparedLine =
  | { readonly line: TroopLine; readonly element: PricedElement; readonly steps: readonly CostStep[] }
  | { readonly line: WorksLine; readonly element: null; readonly steps: readonly [] };

/**
 * Settle what every troop line is paid for as: regular or irregular, and of which grade.
 *
 * @throws {QuestionError} If a line tells neither "Reg" nor "Irr", and its price depends on it
 * @throws {NotHeldError} If a price rests on wording that is not held
 * @throws {UnprovidedError} If no clause has a price for a troop
 */
export function prepareLines(rules: DbmRules, question: CostQuestion): readonly PreparedLine[] {
  const { lines } = question;
  return lines.map((line, index): PreparedLine => {
    if (line.kind === 'works') return { line, element: null, steps: [] };
    const based = { cavalryBase: cavalryRank(question, line), gradeBehind: gradeBehind(lines, index) };
    return { line, ...settle(rules, trained(rules, line, index).with(based)) };
  });
}

/** The element of a line, regular or irregular as it tells, or as the only price for it has it. */
function trained(rules: DbmRules, line: TroopLine, index: number): PricedElement {
  const { troop, general } = line;
  if (troop.training === 'Irr' || (troop.training === 'Reg' && general === null))
    return new PricedElement(line, troop.training);
  const priced = (element: PricedElement): PricedElement[] =>
    decide(rules.steps.elementCost, (rule) => rule({ element })) === null ? [] : [element];
  const regulars = priced(new PricedElement(line, 'Reg'));
  const irregulars = mayBeIrregular(rules, line, regulars) ? priced(new PricedElement(listed(line), 'Irr')) : [];
  const [only, other] = [...irregulars, ...regulars];
  if (only === undefined) throw new UnprovidedError(`no text that we have gives a price for ${formatTroop(troop)}`);
  if (other === undefined) return only;
  const [irregular, regular] = [only, other].map(
    (element) => priceElement(rules, settle(rules, element).element, new Army([], 0)).each,
  );
  // Equal prices of generals are chance: they change with the other generals of the army.
  if (irregular === regular && general === null) return only;
  throw new QuestionError(
    `elements[${String(index)}].troop`,
    `expected "Reg" or "Irr" before ${formatTroop(troop)}, found neither, and its price depends on it`,
  );
}

/**
 * Whether a general has the price of irregulars: whom his list calls "Reg" only where a clause says that he counts as
 * irregular, as one on an elephant does.
 */
function mayBeIrregular(rules: DbmRules, { troop, general }: TroopLine, regulars: readonly PricedElement[]): boolean {
  if (troop.training !== 'Reg') return true;
  if (regulars.length > 0) return false;
  return decide(rules.steps.countsAsIrregular, (rule) => rule({ element: { troop, general } }))?.value === true;
}

/** What is never regular as troops may be so as a general: his list says it where it calls him "Reg". */
function listed(line: TroopLine): TroopLine {
  return line.troop.training === 'Reg' ? { ...line, listSaysRegular: true } : line;
}

function settle(rules: DbmRules, element: PricedElement): { element: PricedElement; steps: CostStep[] } {
  const regular = decide(rules.steps.paidForAsRegular, (rule) => rule({ element }));
  const grade = decide(rules.steps.paidForAs, (rule) => rule({ element }));
  const steps = [
    ...(regular?.value === true
      ? [{ step: 'paid for as', clause: regular.clause.id, label: `${element.name} is paid for as regular` }]
      : []),
    ...(grade !== null && grade.value !== element.grade
      ? [{ step: 'paid for as', clause: grade.clause.id, label: `${element.name} is paid for as (${grade.value})` }]
      : []),
  ];
  const settled = {
    ...(regular?.value === true ? { paidForAsRegular: true } : {}),
    ...(grade === null ? {} : { grade: grade.value }),
  };
  return { element: element.with(settled), steps };
}

/** The rank of cavalry on a double base of cavalry that its list requires; in front where no line tells ranks. */
function cavalryRank({ doubleBasedCavalry, lines }: CostQuestion, line: TroopLine): TroopLine['position'] {
  if (!doubleBasedCavalry || line.troop.type !== 'Cv') return null;
  const ranksTold = lines.some((each) => each.kind === 'troop' && each.troop.type === 'Cv' && each.position !== null);
  return ranksTold ? line.position : 'front';
}

/** The grade of the next cavalry told of as a rear rank, or of any before; (O) where there is none. */
function gradeBehind(lines: CostQuestion['lines'], index: number): Grade | null {
  const behind = (line: CostQuestion['lines'][number]): line is TroopLine =>
    line.kind === 'troop' && line.troop.type === 'Cv' && line.position === 'rear';
  return (lines.slice(index).find(behind) ?? lines.findLast(behind))?.troop.grade ?? 'O';
}
