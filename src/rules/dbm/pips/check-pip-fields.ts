import type { Read } from '../../frame/questions/field.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';
import { TROOP_TYPES } from '../troops/troop-types.ts';
import type { PIP_FIELDS } from './fields.ts';

type Fields = Read<typeof PIP_FIELDS>;

/**
 * Check that the fields of a question about PIPs go together.
 *
 * @throws {QuestionError} If they do not: two generals, a double base of three, mounted who are infantry
 */
export function checkPipFields(fields: Fields): void {
  checkElements(fields);
  checkDoubleBase(fields);
  checkMounting(fields);
  checkCircumstances(fields);
}

function checkElements({ elements, generalState }: Fields): void {
  const generals = elements.flatMap(({ general }, index) => (general === null ? [] : [index]));
  for (const [index, { troop, count, general, withGeneral, mountedInfantry }] of elements.entries()) {
    const at = (name: string): string => `elements[${String(index)}].${name}`;
    if (general !== null && count !== null && count !== 1)
      throw new QuestionError(at('count'), `expected 1, as a general is one element, found ${String(count)}`);
    if (general !== null && index !== generals[0])
      throw new QuestionError(at('general'), 'expected one general at most, as all are of one command, found two');
    if (general !== null && (generalState === 'lost' || generalState === 'straggling'))
      throw new QuestionError(
        'generalState',
        `expected a general who is here, as he is one of the elements, found "${generalState}"`,
      );
    if (withGeneral && generals.length === 0)
      throw new QuestionError(at('withGeneral'), 'expected the general among the elements, found none');
    if (mountedInfantry && TROOP_TYPES[troop.type].arm !== 'foot')
      throw new QuestionError(at('mountedInfantry'), `expected infantry, found ${TROOP_TYPES[troop.type].name}`);
  }
}

function checkDoubleBase({ elements, doubleBase }: Fields): void {
  const total = elements.reduce((sum, { count }) => sum + (count ?? 1), 0);
  if (doubleBase && total !== 2)
    throw new QuestionError('doubleBase', `expected the two elements of one base, found ${String(total)}`);
}

function checkMounting({ elements, doubleBase, mountsOrDismounts, resultingElements, crossesItsRear }: Fields): void {
  if (mountsOrDismounts && !doubleBase && elements.length > 1)
    throw new QuestionError(
      'elements',
      `expected one kind, as each element mounts or dismounts by itself, found ${String(elements.length)}`,
    );
  if (mountsOrDismounts && doubleBase && resultingElements === 0)
    throw new QuestionError(
      'resultingElements',
      'expected 1 or 2, as a double base mounts or dismounts, found nothing',
    );
  if (resultingElements > 0 && !(mountsOrDismounts && doubleBase))
    throw new QuestionError('resultingElements', 'expected it only of a double base that mounts or dismounts');
  if (crossesItsRear && !doubleBase) throw new QuestionError('crossesItsRear', 'expected it only of a double base');
}

function checkCircumstances({ elements, stoppedBy, unawareOfMounted }: Fields): void {
  if (stoppedBy === 'bowsMayNotContactMounted' && !elements.some(({ troop }) => troop.type === 'Bw'))
    throw new QuestionError(
      'stoppedBy',
      'expected bowmen among the elements, as they may not contact mounted, found none',
    );
  if (unawareOfMounted && stoppedBy !== 'bowsMayNotContactMounted')
    throw new QuestionError('unawareOfMounted', 'expected it only where stoppedBy is "bowsMayNotContactMounted"');
}
