import { QuestionError, shown, SIMULTANEOUS_QUERY, type DbmRules } from '../../../rules/index.ts';
import { ROUNDING, type Told } from '../../geometry/index.ts';
import { furthestCorner, partyOf, type Standings } from '../../placing/index.ts';
import { askContact } from '../contact/ask-contact.ts';
import { restOf, toldOf } from '../reading/told-of.ts';
import { asked } from '../reading/asked-query.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import type { Fact } from '../reading/fact.ts';
import { judgeReadings, type Ruling } from '../reading/judge-readings.ts';
import { known, untold, type Readings } from '../reading/reading.ts';
import { isNaval } from '../reading/troop-of.ts';
import { barredFrom } from '../reaching/may-enter.ts';
import { fortificationsOnWay } from '../terrain/fortifications-on-way.ts';
import { verdictOf } from '../verdict-of.ts';
import { interpenetrating, type Party } from './interpenetrating.ts';
import { clearOf, ownWay } from './ways.ts';

const ASKED = asked('simultaneous', SIMULTANEOUS_QUERY);

/**
 * May several move at the same time, each to where it ends? Each who leads moves with its group. Where all have ended it is
 * asked of the contacts of each, and of every enemy in front of whom it moves.
 *
 * @returns Nothing where none of them ends in contact with enemy
 * @throws {QuestionError} If one of them is no friend of the first, or a field that is told is none
 */
export function askSimultaneous(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { before, movers, told } = asking;
  const others = (asking.ends ?? []).map(partyOf);
  const [leader = ''] = movers;
  const ends = others.flat();
  const { side } = elementNamed(before, leader);
  const enemy = ends.find((label) => elementNamed(before, label).side !== side);
  if (enemy !== undefined) throw new QuestionError('ends', `expected friends of ${leader}, found ${shown(enemy)}`);
  const parties = [movers.filter((label) => !ends.includes(label)), ...others];
  const own = parties.map((party): Asking => ({ ...asking, movers: party, ends: [], target: null }));
  const contacts = own.map((each) => contactsOf(rules, each));
  if (contacts.every((each) => each.length === 0)) return [];
  const ways = parties.map((party): Party => party.map((label) => wayIn(asking, label)));
  const staying = before.elements.filter(({ label }) => !movers.includes(label));
  // Who touches no enemy where all have ended touches none alone.
  const alone = own.flatMap((each, index) =>
    contacts[index]?.length === 0 ? [] : [aloneOf(rules, each, ways[index] ?? [])],
  );
  const through = interpenetrating(ways, staying, before);
  const idle = parties.filter((_, index) => contacts[index]?.length === 0);
  const readings: Readings = {
    contactsAlone: alone.some(({ sure }) => sure) ? known(true) : untold(false, true),
    interpenetrates: through.reading,
  };
  return [
    {
      about: `${movers.join(', ')} at the same time`,
      facts: [
        ...idle.map((party) => noContactFact(party)),
        ...alone.flatMap(({ fact }) => fact ?? []),
        ...through.facts,
      ],
      ruling: judgeReadings(rules, ASKED, readings, toldOf(ASKED.fields, told)),
    },
    ...contacts.flat(),
    ...own.flatMap((each) => frontsOf(rules, each)),
  ];
}

askSimultaneous.query = ASKED;

askSimultaneous.none = askContact.none;

askSimultaneous.unseen = 'whether each may go so far is asked apart: “reach” of each';

function wayIn({ before, after }: Asking, label: string) {
  return ownWay(elementNamed(before, label), elementNamed(after, label), before.tolerance);
}

/** What is said of the contacts in which one party ends. What no query of those asked here has is none of any. */
function contactsOf(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const others = { ...ASKED.fields, ...asking.askerOf('in-front').query?.fields };
  return askContact(rules, { ...asking, told: restOf(others, asking.told, askContact.query.fields) });
}

/** What is said of its move in front of enemy. */
function frontsOf(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const asker = asking.askerOf('in-front');
  const told = toldOf(asker.query?.fields ?? {}, asking.told);
  return asker(rules, { ...asking, told }).map((each) => ({ ...each, ruling: asEver(rules, each.ruling) }));
}

/** A move in front of enemy that is refused, with the clarification that this holds at the same time too, where it is in force. */
function asEver({ clauses }: DbmRules, ruling: Ruling): Ruling {
  if (ruling.verdict !== 'no' || !clauses.has(AS_EVER)) return ruling;
  const label = 'Moves at the same time are restricted in front of enemy as ever';
  return { ...ruling, trail: [...ruling.trail, { step: 'at the same time', clause: AS_EVER, label }] };
}

const AS_EVER = 'bhgs.13.8';

/**
 * Whether a party could end the same move in contact if the others stayed. That is sure where it goes straight, past nobody,
 * over no fortifications and into no water: of any other move than this one nothing is measured.
 */
function aloneOf(
  rules: DbmRules,
  asking: Asking,
  party: Party,
): { readonly sure: boolean; readonly fact: Fact | null } {
  const { before, movers } = asking;
  const after = othersStay(asking);
  const contacts = contactsOf(rules, { ...asking, after });
  const { verdict } = verdictOf(contacts);
  const isOpen = contacts.length > 0 && (verdict === 'not told' || verdict === 'not held');
  const answer: Told = verdict === 'yes' || verdict === 'too close' ? verdict : 'no';
  const others = before.elements.filter((each) => !movers.includes(each.label));
  // Who stays where he is makes no move.
  const isMove = () => party.some(({ start, end }) => furthestCorner(start.base, end.base) > ROUNDING);
  const isFree = () =>
    party.every(
      (way) =>
        way.straight === 'yes' &&
        others.every((other) => clearOf(way, other, [way.start], before).answer === 'yes') &&
        isOpenGround(rules, way, before),
    );
  const isAllowed = () => frontsOf(rules, { ...asking, after }).every(({ ruling }) => ruling.verdict === 'yes');
  const sure = answer === 'yes' && isMove() && isFree() && isAllowed();
  const ending = `the move of ${movers.join(', ')} alone, with the others where they are, ends in contact with enemy that is allowed`;
  const way = sure ? ', and leads straight there past nobody' : '; whether it could go there alone is not measured';
  return {
    sure,
    fact: isOpen ? null : { fact: answer === 'yes' ? `${ending}${way}` : ending, answer, margin: null, witness: null },
  };
}

/** Whether nothing on the ground of a straight way may bar it. */
function isOpenGround(
  rules: DbmRules,
  { start, end }: Pick<Party[number], 'start' | 'end'>,
  before: Standings,
): boolean {
  if (fortificationsOnWay(start, end, before).length > 0) return false;
  const moving = { element: start, moved: end, straight: true, onWater: false };
  return isNaval(start) || barredFrom(rules, moving, before) === null;
}

/** Where all stand if one party alone has moved. */
function othersStay({ before, after, movers }: Asking): Standings {
  const elements = before.elements.map((each) =>
    movers.includes(each.label) ? elementNamed(after, each.label) : each,
  );
  return { ...after, elements };
}

function noContactFact(party: readonly string[]): Fact {
  return { fact: `${party.join(', ')} ends in contact with enemy`, answer: 'no', margin: null, witness: null };
}
