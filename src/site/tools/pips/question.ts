import { formatTroop } from '../../../rules/index.ts';
import type { MoverLine, PipState } from './fields.ts';
import { elementsOf, generalAmong } from './movers.ts';

/** A question about PIPs as the command line takes it. */
export type WrittenPips = Readonly<Record<string, unknown>>;

const STOPS = {
  full: null,
  short: null,
  river: 'river',
  impassable: 'impassable',
  known: 'knownEnemy200p',
  found: 'discoveredEnemy200p',
} as const;
const COURSES = { no: null, road: 'road', bank: 'riverBank' } as const;
const SLIGHT = { no: null, yes: null, follow: 'followingInColumn', slide: 'slidingToLineUp' } as const;
const GENERAL_STATES = {
  well: 'normal',
  contact: 'inFrontEdgeContact',
  straggling: 'straggling',
  lost: 'lost',
} as const;

/** The question that a situation comes to; null where it is yet to be chosen who moves. */
export function pipQuestion(state: PipState): WrittenPips | null {
  if (state.who.length === 0) return null;
  return {
    action: state.do,
    elements: state.who.flatMap(elementsOfLine),
    ...(elementsOf(state) > 1 && !state.double ? { formation: state.form } : {}),
    ...(state.do === 'march' ? { marchNumber: state.nth } : {}),
    ...(state.do === 'halt' ? haltOf(state) : moveOf(state)),
    ...generalOf(state),
  };
}

/** Of a line with a general, one element is his. */
function elementsOfLine({ count, troop: chosen, role }: MoverLine): readonly WrittenPips[] {
  const troop = chosen === null ? '' : formatTroop(chosen);
  if (role === null) return [{ troop, count }];
  if (role === 'on mounts') return [{ troop, count, mountedInfantry: true }];
  if (role === 'with general') return [{ troop, count, withGeneral: true }];
  return [{ troop, count: 1, general: role }, ...(count > 1 ? [{ troop, count: count - 1 }] : [])];
}

function moveOf(state: PipState): WrittenPips {
  const { far, touch, ends, bow, dev, along, double, mount } = state;
  return {
    deviates: dev === 'yes',
    deviatesOnly: SLIGHT[dev],
    stoppedBy: bow === 'no' ? STOPS[far] : 'bowsMayNotContactMounted',
    unawareOfMounted: bow === 'found',
    ...(far === 'short' ? { fullMove: false } : {}),
    contactsEnemy: touch !== 'no',
    legalContact: touch === 'legal',
    ...(ends === null ? {} : { stopsImmediatelyOnContact: ends === 'yes' }),
    startsInContact: state.from,
    along: COURSES[along],
    ...(state.water ? { onLand: false } : {}),
    psiloiBehindCavalryTheySupport: state.psiloi,
    mountsOrDismounts: mount,
    doubleBase: double,
    crossesItsRear: state.back,
    resultingElements: double && mount ? Number(state.becomes) : 0,
  };
}

function haltOf(state: PipState): WrittenPips {
  return {
    haltPreventsSpontaneous: state.spont,
    position: state.pos,
    defendingFortification: state.fort,
    defendingRiverEdge: state.edge,
    uphillOfNearestKnownEnemy: state.uphill,
    doubleBase: state.double,
  };
}

function generalOf(state: PipState): WrittenPips {
  const { dist, gen, gencontact } = state;
  return {
    ...(dist === null ? {} : { distanceToGeneral: dist }),
    generalInSight: state.sight,
    generalState: generalAmong(state) ? GENERAL_STATES[gencontact ? 'contact' : 'well'] : GENERAL_STATES[gen],
    generalModifierAlreadyUsed: state.used,
    generalHasMovedThisGame: state.genmoved,
  };
}
