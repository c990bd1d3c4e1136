import { CONTACT_QUERY, formatTroop, type DbmRules } from '../../../rules/index.ts';
import type { EdgeName } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { contactPosition, type ContactPosition } from './contact-position.ts';
import { startOfContact } from './contact-start.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings, type Verdict } from '../reading/judge-readings.ts';
import { known, untold, type Decided, type Readings } from '../reading/reading.ts';
import { toleranceBetween, touchesOf } from '../reading/touches.ts';

const ASKED = asked('contact', CONTACT_QUERY);

/** What of an enemy element a moved element touches. */
interface Contact {
  readonly position: ContactPosition['position'] | 'besideFriend';
  readonly edges: ContactPosition['edges'];
  readonly mover: Standing;
  readonly target: Standing;
  readonly fact: Fact;
}

/**
 * May a move end in the contacts that it ends in? Asked of every enemy element that each of the movers touches.
 *
 * @throws {QuestionError} If a field that is told is none
 */
export function askContact(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { before, after, movers, told } = asking;
  const contacts = movers.flatMap((label) => contactsOf(rules, elementNamed(after, label), after));
  if (contacts.length === 0 && after.position.terrain.some(({ form }) => form === 'wall'))
    return movers.flatMap(
      (label) => asking.askerOf('combat').assaults?.(rules, 'contact', elementNamed(after, label), after) ?? [],
    );
  const judged = contacts.map((contact) => ({ contact, permitted: isPermitted(rules, contact) }));
  return judged.map(({ contact, permitted }) => {
    const { mover, target } = contact;
    const others = judged.filter((each) => each.permitted && each.contact !== contact);
    const { readings, facts } = readingsOf(contact, before, {
      single: movers.length === 1,
      anotherOfGroup: !permitted && others.some((each) => each.contact.mover !== mover),
      anotherContact: !permitted && others.some((each) => each.contact.mover === mover),
    });
    const first = judgeReadings(rules, ASKED, readings, told);
    const turnsOn = (field: string): boolean => first.turnsOn.some((each) => each.field === field);
    // What other matters tell of it is looked into only where the answer turns on that.
    const shot = turnsOn('moverCouldShootTarget') ? couldShoot(rules, mover, target, asking) : null;
    const conforms = turnsOn('enemyMustConform')
      ? (asking.askerOf('pivot').mustFace?.(rules, target, asking) ?? null)
      : null;
    const found: Readings = {
      ...(shot === null ? {} : { moverCouldShootTarget: known(true) }),
      ...(conforms === null ? {} : { enemyMustConform: known(conforms.answer === 'yes') }),
    };
    return {
      about: `${mover.label} on ${target.label}`,
      facts: [contact.fact, ...facts, ...[shot, conforms].flatMap((each) => each ?? [])],
      ruling: judgeReadings(rules, ASKED, { ...readings, ...found }, told),
    };
  });
}

askContact.query = ASKED;

askContact.none = () =>
  'the move ends in contact with no enemy: a contact is stated, such as "front on A left flank", and not measured';

// Nobody measures here whether it is reached.
askContact.unseen = 'how far it may go, and past what, is asked apart: “reach”, “in-front”';

/** The contacts with enemy in which a moved element ends. */
function contactsOf(rules: DbmRules, mover: Standing, after: Standings): readonly Contact[] {
  const touches = touchesOf(mover, after);
  const own = ownContacts(mover, after);
  const beside = touches.flatMap(({ other, how }): Contact[] => {
    const alongside =
      other.side === mover.side &&
      how.edges.some(({ edge, on }) => (edge === 'left' && on === 'right') || (edge === 'right' && on === 'left')) &&
      how.corners.some(({ corner, on }) => corner.startsWith('front') && on.startsWith('front'));
    if (!alongside) return [];
    return ownContacts(other, after).flatMap((friend): Contact[] => {
      const onFlankOrRear = friend.edges.length === 1 && friend.edges[0] !== 'front';
      if (!onFlankOrRear || !isPermitted(rules, friend)) return [];
      const fact = statedFact(
        `${mover.label} ends beside ${other.label}, whose front edge is on ${friend.target.label}`,
      );
      return [{ position: 'besideFriend', edges: [], mover, target: friend.target, fact }];
    });
  });
  // Who touches the enemy in a permitted position of its own is not judged by its friend's; who stands beside him touches
  // that enemy with a corner too, which by itself is none.
  const owned = own.filter((each) => isPermitted(rules, each) || beside.every(({ target }) => target !== each.target));
  // A full contact says more of where it ends than that a corner meets the neighbour of the one contacted.
  const fullest = owned.toSorted((one, other) => fullnessOf(other) - fullnessOf(one));
  return [...fullest, ...beside.filter(({ target }) => owned.every((each) => each.target !== target))];
}

function fullnessOf({ position }: Contact): number {
  return ['partialFrontEdge', 'fullFrontEdge'].indexOf(position);
}

/** The contacts of its own with enemy. */
function ownContacts(element: Standing, position: Standings): readonly Contact[] {
  return touchesOf(element, position).flatMap(({ other, how, slack }): Contact[] => {
    const contact = other.side === element.side ? null : contactPosition(element, other, how, slack);
    return contact === null
      ? []
      : [{ ...contact, mover: element, target: other, fact: factOf(element, other, contact) }];
  });
}

function factOf({ label }: Standing, other: Standing, { position, edges, byCorner, touches }: ContactPosition): Fact {
  const [edge] = edges;
  const of = `${other.label}’s`;
  if (touches !== undefined) return statedFact(touchesInWords(label, other.label, touches));
  if (byCorner === true) return statedFact(`${label}’s front edge touches only a corner of ${other.label}`);
  const name = edge === 'left' || edge === 'right' ? `${edge} flank` : (edge ?? 'front');
  return statedFact(
    {
      fullFrontEdge: `${label}’s front edge is in full contact with ${of} ${name}, corner on corner`,
      partialFrontEdge: `${label}’s front edge is partly on ${of} ${name}, corner on corner`,
      frontEdgeOffCorner: `${label}’s front edge is on ${of} ${name}, with no corner on the corner that counts`,
      frontCornerOnly: `only a front corner of ${label} touches ${of} ${name}`,
      frontCornerToFrontCorner: `${label}’s front corner is on ${of}, right on right or left on left, facing the opposite way`,
      sideEdgeToSideEdge: `${label}’s side edge is on ${of}`,
      rearOrSideOnly: `only ${label}’s side or rear touches ${other.label}`,
      besideFriend: `${label} is beside a friend`,
    }[position],
  );
}

/** How an element touches an enemy with neither its front edge nor a front corner, nor side edge to side edge. */
function touchesInWords(label: string, other: string, touches: NonNullable<ContactPosition['touches']>): string {
  if (touches === 'rear corner') return `only a rear corner of ${label} touches ${other}`;
  const own = `${label}’s ${edgeInWords(touches.edge)}`;
  if (touches.on === 'corner') return `only a corner of ${other} touches ${own}`;
  return `${own} is on ${other}’s ${edgeInWords(touches.on)}`;
}

function edgeInWords(edge: EdgeName): string {
  return edge === 'left' || edge === 'right' ? `${edge} side edge` : `${edge} edge`;
}

/** Whether the rules that are held say in which positions enemy may be contacted. */
export function holdsContacts(rules: DbmRules): boolean {
  return verdictBySelf(rules, { position: 'fullFrontEdge', edges: ['front'] }) !== 'not held';
}

/** Whether the rules permit the position by itself, wherever the move starts. */
function isPermitted(rules: DbmRules, contact: Pick<Contact, 'position' | 'edges'>): boolean {
  return verdictBySelf(rules, contact) === 'yes';
}

function verdictBySelf(rules: DbmRules, { position, edges }: Pick<Contact, 'position' | 'edges'>): Verdict {
  return judgeReadings(rules, ASKED, { position: known(position), ...edgeReading(edges) }, {}).verdict;
}

function edgeReading(edges: Contact['edges']): Readings {
  const [first, ...others] = edges.map((edge) => (edge === 'left' || edge === 'right' ? 'flank' : edge));
  return first === undefined ? {} : { targetEdge: untoldIfSeveral(first, others) };
}

function untoldIfSeveral(first: string, others: readonly string[]) {
  return others.length === 0 ? known(first) : untold(first, ...others);
}

interface Beside {
  readonly single: boolean;
  readonly anotherOfGroup: boolean;
  readonly anotherContact: boolean;
}

/** The fields of the query `contact`, as far as the position shows them. */
function readingsOf(
  { mover, target, position, edges }: Contact,
  before: Standings,
  { single, anotherOfGroup, anotherContact }: Beside,
): { readings: Readings; facts: readonly Fact[] } {
  const start = startOf(elementNamed(before, mover.label), elementNamed(before, target.label), edges, before);
  const troops: Decided = {
    ...(mover.troop === null ? {} : { mover: formatTroop(mover.troop) }),
    ...(target.troop === null ? {} : { target: formatTroop(target.troop) }),
  };
  return {
    facts: start?.facts ?? [],
    readings: {
      position: known(position),
      ...edgeReading(edges),
      ...(start === null ? {} : { starts: start.reading }),
      ...Object.fromEntries(Object.entries(troops).map(([field, value]) => [field, known(value)])),
      ...(edges.includes('front') ? { moverCouldShootTarget: untold(false, true) } : {}),
      // Who moves alone makes nobody pivot or shift: movement-restrictions.pivot-or-shift. Of a group too little is shown.
      ...(single ? {} : { enemyMustConform: untold(false, true) }),
      anotherOfGroup: known(anotherOfGroup),
      anotherContact: known(anotherContact),
    },
  };
}

/** That a mover may shoot at its target as it starts; null if not: it may come to on its way. */
function couldShoot(
  rules: DbmRules,
  { label, troop }: Standing,
  target: Standing,
  { before, askerOf }: Asking,
): Fact | null {
  if (troop === null) return null;
  const asking = { before, after: before, movers: [label], target: target.label, between: [], told: {}, askerOf };
  const shot = askerOf('shoot')(rules, asking).find(({ ruling }) => ruling.verdict === 'yes');
  return shot === undefined
    ? null
    : statedFact(`${label} may shoot at ${target.label} from where it starts`, shot.facts[0]?.witness);
}

/** Where a contact with a flank or the rear starts; null for others. */
function startOf(mover: Standing, target: Standing, edges: Contact['edges'], before: Standings) {
  const edge = edges.find((each) => each !== 'front');
  return edge === undefined ? null : startOfContact(mover, target, edge, toleranceBetween(mover, target, before));
}
