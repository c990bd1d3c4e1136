import { parseTroop } from '../../../rules/index.ts';
import { initialState } from '../question/state/address.ts';
import { PIP_STATE, ROLES, type MoverLine, type PipState } from './fields.ts';
import type { WrittenPips } from './question.ts';

const FAR: Readonly<Record<string, PipState['far']>> = {
  river: 'river',
  impassable: 'impassable',
  knownEnemy200p: 'known',
  discoveredEnemy200p: 'found',
};
const DEVIATING: Readonly<Record<string, PipState['dev']>> = { followingInColumn: 'follow', slidingToLineUp: 'slide' };
const ALONG: Readonly<Record<string, PipState['along']>> = { road: 'road', riverBank: 'bank' };
const GENERAL: Readonly<Record<string, PipState['gen']>> = {
  inFrontEdgeContact: 'contact',
  straggling: 'straggling',
  lost: 'lost',
};
/** What is the same in the calculator, under another name. */
const FLAGS = {
  sight: 'generalInSight',
  used: 'generalModifierAlreadyUsed',
  genmoved: 'generalHasMovedThisGame',
  from: 'startsInContact',
  psiloi: 'psiloiBehindCavalryTheySupport',
  mount: 'mountsOrDismounts',
  double: 'doubleBase',
  back: 'crossesItsRear',
  spont: 'haltPreventsSpontaneous',
  fort: 'defendingFortification',
  edge: 'defendingRiverEdge',
  uphill: 'uphillOfNearestKnownEnemy',
} as const;

/** The situation of the calculator in which PIPs are asked for, as the command line takes it. */
export function stateOfPips(written: WrittenPips): PipState {
  const who = lines(written).map(lineOf);
  const stopped = word(written.stoppedBy);
  const state = word(written.generalState);
  const among = lines(written).some((line) => typeof line.general === 'string');
  return {
    ...initialState(PIP_STATE),
    do: written.action === 'march' || written.action === 'halt' ? written.action : 'move',
    who,
    form: written.formation === 'column' ? 'column' : 'line',
    nth: typeof written.marchNumber === 'number' ? written.marchNumber : initialState(PIP_STATE).nth,
    dev: written.deviates === true ? 'yes' : (DEVIATING[word(written.deviatesOnly)] ?? 'no'),
    far: written.fullMove === false ? 'short' : (FAR[stopped] ?? 'full'),
    touch: touchOf(written),
    ends: endsOf(written),
    bow: stopped !== 'bowsMayNotContactMounted' ? 'no' : written.unawareOfMounted === true ? 'found' : 'known',
    dist: typeof written.distanceToGeneral === 'number' ? written.distanceToGeneral : null,
    gen: among ? 'well' : (GENERAL[state] ?? 'well'),
    gencontact: among && state === 'inFrontEdgeContact',
    along: ALONG[word(written.along)] ?? 'no',
    becomes: written.resultingElements === 2 ? '2' : '1',
    pos: written.position === 'rough' || written.position === 'difficult' ? written.position : 'good',
    ...(Object.fromEntries(Object.entries(FLAGS).map(([flag, field]) => [flag, written[field] === true])) as Readonly<
      Record<keyof typeof FLAGS, boolean>
    >), // the same keys
  };
}

function lines(written: WrittenPips): readonly WrittenPips[] {
  return Array.isArray(written.elements) ? (written.elements as readonly WrittenPips[]) : []; // the query reads them
}

function lineOf(line: WrittenPips): MoverLine {
  const general = ROLES.find((role) => role === line.general) ?? null;
  const role = line.withGeneral === true ? 'with general' : line.mountedInfantry === true ? 'on mounts' : general;
  return { count: Number(line.count ?? 1), troop: parseTroop(String(line.troop)), role };
}

function touchOf({ legalContact, stoppedBy }: WrittenPips): PipState['touch'] {
  if (legalContact === true) return 'legal';
  return stoppedBy === 'enemyContact' ? 'other' : 'no';
}

function endsOf({ stopsImmediatelyOnContact, stoppedBy }: WrittenPips): PipState['ends'] {
  if (stopsImmediatelyOnContact === false) return 'no';
  return stopsImmediatelyOnContact === true || stoppedBy === 'enemyContact' ? 'yes' : null;
}

function word(written: unknown): string {
  return typeof written === 'string' ? written : '';
}
