import { expect, test } from 'vitest';
import { describePips } from '../describe-pips.ts';
import { question } from './build.ts';

const warband = [{ troop: 'Irr Wb (O)', count: 4 }];
const knights = [
  { troop: 'Reg Kn (O)', general: 'C-in-C' },
  { troop: 'Reg Kn (I)', withGeneral: true },
];

test.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ['Reg Sp (O) makes a tactical move', {}],
  [
    'A group (4 Irr Wb (O)) makes a tactical move; deviating; not its full move',
    { elements: warband, deviates: true, fullMove: false },
  ],
  [
    'A group in column (4 Irr Wb (O)) marches, march 3 of the bound; deviating only by following in column; along a road',
    { action: 'march', elements: warband, marchNumber: 3, deviatesOnly: 'followingInColumn', along: 'road' },
  ],
  [
    'A group (4 Irr Wb (O)) makes a tactical move; deviating only by a slide to line up; into legal contact; from a contact',
    { elements: warband, deviatesOnly: 'slidingToLineUp', legalContact: true, startsInContact: true },
  ],
  [
    'Reg Sp (O) makes a tactical move; not its full move; into contact that is not legal',
    { stoppedBy: 'enemyContact', legalContact: false },
  ],
  [
    'Reg Sp (O) makes a tactical move; deviating; into contact, taken as legal contact',
    { deviates: true, contactsEnemy: true },
  ],
  [
    'Reg Sp (O) makes a tactical move; along a river bank; by water; not its full move; stopped by a river',
    { along: 'riverBank', onLand: false, stoppedBy: 'river' },
  ],
  [
    'Irr Bw (O) makes a tactical move; not its full move; stopped by mounted whom bow may not contact; unaware of them',
    { elements: [{ troop: 'Irr Bw (O)' }], stoppedBy: 'bowsMayNotContactMounted', unawareOfMounted: true },
  ],
  [
    'A group (4 Irr Wb (O)) halts; so as not to advance or retreat spontaneously; defending fortifications; in rough going; the general lost',
    {
      action: 'halt',
      elements: warband,
      deviates: true,
      haltPreventsSpontaneous: true,
      defendingFortification: true,
      position: 'rough',
      generalState: 'lost',
    },
  ],
  [
    'A double base (Reg Kn (O), the C-in-C, Reg Kn (I), on his base) makes a tactical move; to mount or dismount; becoming 2 single bases; his modifier used',
    {
      elements: knights,
      doubleBase: true,
      mountsOrDismounts: true,
      resultingElements: 2,
      generalModifierAlreadyUsed: true,
    },
  ],
  [
    'Reg Sp (O), a sub-general makes a tactical move',
    { elements: [{ troop: 'Reg Sp (O)', general: 'sub-general' }], distanceToGeneral: 300 },
  ],
  ['Reg Sp (O), an ally-general halts', { action: 'halt', elements: [{ troop: 'Reg Sp (O)', general: 'ally' }] }],
  [
    'Reg Bw (O), on their mounts halts; the general 700p away and in sight',
    {
      action: 'halt',
      elements: [{ troop: 'Reg Bw (O)', mountedInfantry: true }],
      distanceToGeneral: 700,
      generalInSight: true,
    },
  ],
  [
    'Reg Sp (O) halts; the general in front edge contact with enemy',
    { action: 'halt', generalState: 'inFrontEdgeContact', distanceToGeneral: 700 },
  ],
  [
    'A group (4 Irr Wb (O)) makes a tactical move; deviating; not its full move; into legal contact; stopping on it at once',
    { elements: warband, deviates: true, legalContact: true, fullMove: false, stopsImmediatelyOnContact: true },
  ],
  [
    'A group (4 Irr Wb (O)) makes a tactical move; deviating; not its full move; into legal contact; not stopping on it at once',
    { elements: warband, deviates: true, legalContact: true, fullMove: false, stopsImmediatelyOnContact: false },
  ],
  [
    'A group (4 Irr Wb (O)) makes a tactical move; deviating; not its full move; into legal contact; taken not to stop on it at once',
    { elements: warband, deviates: true, legalContact: true, fullMove: false },
  ],
  [
    'A group (4 Irr Wb (O), Irr Ax (O), not their full move) makes a tactical move',
    { elements: [...warband, { troop: 'Irr Ax (O)', fullMove: false }] },
  ],
  [
    'Reg Sp (O), a sub-general halts; having moved this game',
    { action: 'halt', elements: [{ troop: 'Reg Sp (O)', general: 'sub-general' }], generalHasMovedThisGame: true },
  ],
  ['Reg Sp (O) halts; the general 700p away', { action: 'halt', distanceToGeneral: 700 }],
])('%s', (words, about) => {
  expect(describePips(question(about))).toBe(words);
});
