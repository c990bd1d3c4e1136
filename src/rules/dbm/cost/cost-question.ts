import type { Read } from '../../frame/questions/field.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';
import { formatTroop, type Troop } from '../troops/parse-troop.ts';
import { TRAIN, TROOP_TYPES } from '../troops/troop-types.ts';
import type { COST_FIELDS, COST_LINE_FIELDS } from './fields.ts';
import type { CostLine, CostQuestion } from './question.ts';

type LineFields = Read<typeof COST_LINE_FIELDS>;

/** What only troops can be, or have. */
const OF_TROOPS = [
  'general',
  'mountedInfantry',
  'chariot',
  'listSaysRegular',
  'position',
  'doubleBasedByChoice',
] as const;

/**
 * The question of its fields.
 *
 * @throws {QuestionError} If they do not go together: no troop, fortifications with a general, knights as mounted infantry
 */
export function costQuestion({ elements, ...rest }: Read<typeof COST_FIELDS>): CostQuestion {
  return { ...rest, lines: elements.map((line, index) => lineOf(line, `elements[${String(index)}]`)) };
}

function lineOf(line: LineFields, path: string): CostLine {
  const { troop, fortification, elementWidths } = line;
  if (typeof troop === 'string' || fortification !== null) return worksLine(line, path);
  if (troop === null) {
    const expected = 'expected a troop such as "Reg Bd (O)", or a fortification, found nothing';
    throw new QuestionError(`${path}.troop`, expected);
  }
  if (elementWidths !== null)
    throw new QuestionError(`${path}.elementWidths`, 'expected none for troops: it is for fortifications');
  checkTroop(troop, line, path);
  return { ...line, kind: 'troop', troop };
}

function worksLine(line: LineFields, path: string): CostLine {
  const { troop, fortification, count, elementWidths } = line;
  const works = fortification ?? troop;
  if (typeof works !== 'string' || (troop !== null && troop !== works))
    throw new QuestionError(`${path}.troop`, `expected none beside the fortification ${JSON.stringify(works)}`);
  const other = OF_TROOPS.find((field) => line[field] !== null && line[field] !== false);
  if (other !== undefined) throw new QuestionError(`${path}.${other}`, 'expected none for fortifications');
  return { kind: 'works', works, count, elementWidths: elementWidths ?? 1 };
}

function checkTroop(troop: Troop, line: LineFields, path: string): void {
  const { arm } = TROOP_TYPES[troop.type];
  const found = `found ${formatTroop(troop)}`;
  if (line.mountedInfantry && (arm !== 'foot' || TRAIN.includes(troop.type)))
    throw new QuestionError(`${path}.mountedInfantry`, `expected infantry, ${found}`);
  if (line.chariot && arm !== 'mounted')
    throw new QuestionError(`${path}.chariot`, `expected mounted troops, ${found}`);
  if (line.listSaysRegular && troop.training !== 'Reg' && (troop.type !== 'El' || line.general === null))
    throw new QuestionError(`${path}.listSaysRegular`, `expected a general on an elephant, ${found}`);
}
