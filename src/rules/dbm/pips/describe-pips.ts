import { formatTroop } from '../troops/parse-troop.ts';
import type { PipElement, PipQuestion } from './question.ts';

const ACTS = { move: 'makes a tactical move', march: 'marches', halt: 'halts' } as const;

const STATES: readonly (readonly [keyof PipQuestion, string])[] = [
  ['mountsOrDismounts', 'to mount or dismount'],
  ['crossesItsRear', 'backwards across the line of its rear'],
  ['startsInContact', 'from a contact'],
  ['haltPreventsSpontaneous', 'so as not to advance or retreat spontaneously'],
  ['defendingFortification', 'defending fortifications'],
  ['defendingRiverEdge', 'defending a river edge'],
  ['uphillOfNearestKnownEnemy', 'uphill of the nearest known enemy'],
  ['psiloiBehindCavalryTheySupport', 'psiloi behind cavalry that they can support'],
];

/** What a double base becomes that dismounts. */
const BECOMES = ['becoming 1 single or double base', 'becoming 2 single bases'];

const STOPPED = {
  enemyContact: 'contact with enemy',
  river: 'a river',
  impassable: 'impassable terrain',
  knownEnemy200p: 'known enemy 200p away',
  discoveredEnemy200p: 'discovering enemy within 200p',
  bowsMayNotContactMounted: 'mounted whom bow may not contact',
} as const;

const STATES_OF_GENERAL = {
  inFrontEdgeContact: 'in front edge contact with enemy',
  straggling: 'straggling off-table',
  lost: 'lost',
} as const;

const GENERAL_NAMES = { 'C-in-C': 'the C-in-C', 'sub-general': 'a sub-general', ally: 'an ally-general' } as const;

/** A question about PIPs in words, for a reader who does not read JSON. */
export function describePips(question: PipQuestion): string {
  return [
    `${who(question)} ${ACTS[question.action]}${which(question)}`,
    ...howItMoves(question),
    ...STATES.filter(([name]) => question[name] === true).map(([, phrase]) => phrase),
    ...(question.resultingElements === 0 ? [] : [BECOMES[question.resultingElements - 1] ?? '']),
    ...(question.position === 'good' ? [] : [`in ${question.position} going`]),
    ...generalOf(question),
  ].join('; ');
}

function who({ action, elements, group, oneElementWide, doubleBase }: PipQuestion): string {
  const someShort = action !== 'halt' && new Set(elements.map(({ fullMove }) => fullMove)).size > 1;
  const troops = elements
    .map((each) => `${named(each)}${someShort && !each.fullMove ? ', not their full move' : ''}`)
    .join(', ');
  if (doubleBase) return `A double base (${troops})`;
  if (!group) return troops;
  return `A group${oneElementWide ? ' in column' : ''} (${troops})`;
}

function named({ troop, count, general, withGeneral, mountedInfantry }: PipElement): string {
  return [
    count === 1 ? formatTroop(troop) : `${String(count)} ${formatTroop(troop)}`,
    ...(general === null ? [] : [GENERAL_NAMES[general]]),
    ...(withGeneral ? ['on his base'] : []),
    ...(mountedInfantry ? ['on their mounts'] : []),
  ].join(', ');
}

function which({ action, marchNumber }: PipQuestion): string {
  return action === 'march' ? `, march ${String(marchNumber)} of the bound` : '';
}

function howItMoves(question: PipQuestion): string[] {
  const { action, deviates, deviatesOnly, along, onLand, contactsEnemy, stoppedBy } = question;
  if (action === 'halt') return [];
  const slight = { followingInColumn: ' only by following in column', slidingToLineUp: ' only by a slide to line up' };
  const contact = question.takenAsLegalContact
    ? 'contact, taken as legal contact'
    : question.legalContact
      ? 'legal contact'
      : question.deniedLegalContact
        ? 'contact that is not legal'
        : 'contact';
  const noneFull = question.elements.every(({ fullMove }) => !fullMove);
  return [
    ...(deviates ? [`deviating${deviatesOnly === null ? '' : slight[deviatesOnly]}`] : []),
    ...(along === null ? [] : [`along a ${along === 'road' ? 'road' : 'river bank'}`]),
    ...(onLand ? [] : ['by water']),
    ...(noneFull ? ['not its full move'] : []),
    ...(contactsEnemy ? [`into ${contact}`, ...stopping(question)] : []),
    ...(stoppedBy === null || stoppedBy === 'enemyContact' ? [] : [`stopped by ${STOPPED[stoppedBy]}`]),
    ...(question.unawareOfMounted ? ['unaware of them'] : []),
  ];
}

/** Whether it stops at once on the contact, where that is not what such a move does anyway, or makes a difference. */
function stopping({ deviates, stopsOnContact, takenAsGoingOn, elements }: PipQuestion): string[] {
  if (stopsOnContact) return deviates ? ['stopping on it at once'] : [];
  if (deviates && elements.every(({ fullMove }) => fullMove)) return [];
  return [takenAsGoingOn ? 'taken not to stop on it at once' : 'not stopping on it at once'];
}

function generalOf(question: PipQuestion): string[] {
  const { generalState, distanceToGeneral, generalInSight, generalModifierAlreadyUsed, general } = question;
  const far = `the general ${String(distanceToGeneral)}p away${generalInSight ? ' and in sight' : ''}`;
  return [
    ...(generalState === 'normal' ? [] : [`the general ${STATES_OF_GENERAL[generalState]}`]),
    ...(generalState === 'normal' && distanceToGeneral > 0 ? [far] : []),
    ...(generalModifierAlreadyUsed ? ['his modifier used'] : []),
    ...(general !== null && question.generalHasMovedThisGame ? ['having moved this game'] : []),
    ...(question.takenAsUnmoved ? ['taken not to have moved this game'] : []),
  ];
}
