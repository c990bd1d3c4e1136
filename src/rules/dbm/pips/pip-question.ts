import type { Read } from '../../frame/questions/field.ts';
import { TROOP_TYPES } from '../troops/troop-types.ts';
import { checkPipFields } from './check-pip-fields.ts';
import type { PIP_FIELDS } from './fields.ts';
import { ignoredFields, psiloiAndCavalry } from './ignored-fields.ts';
import type { PipQuestion } from './question.ts';

type Fields = Read<typeof PIP_FIELDS>;

/**
 * The question of its fields: what was left out is as `--help` says, and what follows from the rest is told.
 *
 * @throws {QuestionError} If the fields do not go together
 */
export function pipQuestion(written: Fields): PipQuestion {
  const fields = written.action === 'halt' ? { ...written, mountsOrDismounts: false, crossesItsRear: false } : written;
  const { stoppedBy, deviatesOnly, along, doubleBase } = fields;
  checkPipFields(fields);
  const several = fields.elements.length > 1 || (fields.elements[0]?.count ?? 1) > 1;
  const mayBeGroup = !doubleBase && !fields.mountsOrDismounts;
  const group = mayBeGroup && (fields.group ?? several);
  const deniedGroup = mayBeGroup && several && !group;
  const column = (fields.formation ?? (along === null ? 'line' : 'column')) === 'column';
  const deviates = fields.deviates || deviatesOnly !== null;
  const endsOnContact = fields.stopsImmediatelyOnContact ?? !deviates;
  const fullMove = fields.fullMove ?? (stoppedBy === null && fields.stopsImmediatelyOnContact !== true);
  const stopsOnContact = endsOnContact || stoppedBy === 'enemyContact';
  const meetsEnemy = fields.contactsEnemy || stoppedBy === 'enemyContact';
  // Who tells of a contact alone does not say that it is illegal.
  const legalContact = fields.legalContact ?? (meetsEnemy || (fields.startsInContact && !group));
  const touches = meetsEnemy || legalContact;
  const general = fields.elements.find((element) => element.general !== null)?.general ?? null;
  return {
    ...fields,
    elements: fields.elements.map((element) => ({
      ...element,
      count: element.count ?? 1,
      fullMove: element.fullMove ?? fullMove,
    })),
    group,
    deniedGroup,
    oneElementWide: column || (!group && !deniedGroup),
    marchNumber: fields.marchNumber ?? 1,
    general,
    distanceToGeneral: general === null ? (fields.distanceToGeneral ?? 0) : 0,
    generalHasMovedThisGame: fields.generalHasMovedThisGame ?? false,
    takenAsUnmoved: fields.action === 'halt' && general === 'sub-general' && fields.generalHasMovedThisGame === null,
    deviates,
    legalContact,
    deniedLegalContact: fields.legalContact === false,
    takenAsLegalContact: fields.action !== 'halt' && fields.legalContact === null && legalContact,
    contactsEnemy: touches,
    stopsOnContact,
    takenAsGoingOn: fields.action !== 'halt' && fields.stopsImmediatelyOnContact === null && touches && !stopsOnContact,
    onLand: fields.onLand ?? fields.elements.some(({ troop }) => TROOP_TYPES[troop.type].arm !== 'naval'),
    psiloiBehindCavalryTheySupport: fields.psiloiBehindCavalryTheySupport && psiloiAndCavalry(fields),
    openAs: null,
    ignored: ignoredFields(written, group),
  };
}
