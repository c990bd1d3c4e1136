import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES } from '../../../src/rules/index.ts';
import { editions, rulesOf } from '../ask.ts';

type Told = Readonly<Record<string, unknown>>;

/** A cost by edition, oldest first; null where we have no text that decides. */
type Costs = readonly (number | null)[];

type Row = readonly [ruling: string, about: Told, costs: Costs, clause?: string];

const all = (cost: number): Costs => editions.map(() => cost);
/** The base lacks the wording, or the clarifications do not apply to it. */
const held = (cost: number): Costs => [null, ...editions.slice(1).map(() => cost)];
const baseAnd = (base: number, later: number): Costs => [base, ...editions.slice(1).map(() => later)];
/** The third march: not held in the base, then as the first sheet has it, then as the second changed it. */
const marches = (first: number, second: number): Costs => [null, first, ...editions.slice(2).map(() => second)];

const asked = (edition: string, about: Told) => ask(DBM_QUERIES.pips, rulesOf(edition), about);

/** Every row in every edition: what it costs, and that the clause named is in the trail where it is answered. */
function each(title: string, rows: readonly Row[]) {
  describe(title, () => {
    describe.each(editions)('%s', (edition) => {
      for (const [ruling, about, costs, clause] of rows) {
        test(ruling, () => {
          const answer = asked(edition, about);
          const expected = costs[editions.indexOf(edition)];
          expect('answer' in answer ? null : answer.pips).toBe(expected);
          const clauses = answer.trail.map((step) => step.clause);
          if (clause !== undefined && expected !== null && rulesOf(edition).clauses.has(clause))
            expect(clauses).toContain(clause);
        });
      }
    });
  });
}

const troops = (...kinds: string[]) => kinds.map((troop) => ({ troop, count: 2 }));
const moves = (about: Told, ...kinds: string[]): Told => ({ action: 'move', elements: troops(...kinds), ...about });
const march = (about: Told, ...kinds: string[]): Told => ({ action: 'march', elements: troops(...kinds), ...about });
const halts = (about: Told, ...kinds: string[]): Told => ({ action: 'halt', elements: troops(...kinds), ...about });
const led = (action: string, general: string, about: Told = {}): Told => ({
  action,
  elements: [
    { troop: 'Reg Cv (O)', general },
    { troop: 'Reg Cv (O)', count: 3 },
  ],
  ...about,
});

each('dbm-3.1:p36-fig11b-text: the basic cost', [
  [
    'a group of pikes moves back into contact',
    moves({ legalContact: true, contactsEnemy: true }, 'Reg Pk (O)'),
    all(1),
    'pip-dicing.basic-cost',
  ],
  ['a single element moves', { action: 'move', elements: [{ troop: 'Reg Pk (O)' }] }, all(1)],
  ['a halt', halts({}, 'Reg Pk (O)'), all(1)],
  ['dbm-3.1:p18-march-moves a march costs what a move does', march({}, 'Reg Pk (O)'), held(1)],
]);

each('ps31:pip-minus1-generals', [
  ['C-in-C moves', led('move', 'C-in-C'), all(0), 'pip-dicing.generals'],
  ['C-in-C halts', led('halt', 'C-in-C'), all(0)],
  ['C-in-C who moved earlier in the game', led('move', 'C-in-C', { generalHasMovedThisGame: true }), all(0)],
  ['C-in-C for the second time in the bound', led('move', 'C-in-C', { generalModifierAlreadyUsed: true }), all(1)],
  ['C-in-C marches', led('march', 'C-in-C'), held(0)],
  ['sub-general halts, unmoved', led('halt', 'sub-general'), all(0)],
  ['sub-general halts, having moved', led('halt', 'sub-general', { generalHasMovedThisGame: true }), all(1)],
  [
    'sub-general halts for the second time in the bound',
    led('halt', 'sub-general', { generalModifierAlreadyUsed: true }),
    all(1),
  ],
  ['sub-general moves', led('move', 'sub-general'), all(1)],
  ['ally-general moves', led('move', 'ally'), all(1)],
  ['ally-general halts', led('halt', 'ally'), all(1)],
  ['nobody of them a general', moves({}, 'Reg Cv (O)'), all(1)],
]);

each('ps31:pip-plus1-distance', [
  ...(['move', 'halt'] as const).flatMap((action): Row[] => {
    const at = (distanceToGeneral: number, generalInSight: boolean) => ({
      action,
      elements: troops('Reg Sp (O)'),
      distanceToGeneral,
      generalInSight,
    });
    return [
      [`${action} at 1,200p in sight`, at(1200, true), all(1)],
      [`${action} at 1,201p in sight`, at(1201, true), all(2), 'pip-dicing.distance'],
      [`${action} at 1,201p out of sight: once only`, at(1201, false), all(2)],
      [`${action} at 600p out of sight`, at(600, false), all(1)],
      [`${action} at 601p out of sight`, at(601, false), all(2), 'pip-dicing.distance'],
      [`${action} at 601p in sight`, at(601, true), all(1)],
      [`${action}, general in front edge contact`, { ...at(100, true), generalState: 'inFrontEdgeContact' }, all(2)],
      [`${action}, general straggling`, { ...at(0, false), generalState: 'straggling' }, all(2)],
      [`${action}, general lost`, { ...at(0, false), generalState: 'lost' }, all(2)],
      [`${action}, general lost and far: once only`, { ...at(1500, false), generalState: 'lost' }, all(2)],
    ];
  }),
  ['C-in-C in front edge contact', led('move', 'C-in-C', { generalState: 'inFrontEdgeContact' }), all(1)],
  ['a march at 1,201p', march({ distanceToGeneral: 1201, generalInSight: true }, 'Reg Sp (O)'), held(2)],
]);

// "any irregulars except light troops or cavalry"
const EVERY_TYPE = ['El', 'Kn', 'Cv', 'LH', 'Cm', 'Sp', 'Pk', 'Bd', 'Ax', 'Wb', 'Bw', 'Ps', 'Hd', 'Art', 'WWg'];
const SPARED = ['Cv', 'LH', 'Ax', 'Ps'];

each('ps31:pip-plus1-irregulars: who pays for deviating and for moving short', [
  ...EVERY_TYPE.flatMap((type): Row[] => {
    const grade = type === 'Art' ? 'F' : 'O';
    const pays = SPARED.includes(type) ? 1 : 2;
    return [
      [`Irr ${type} deviates`, moves({ deviates: true }, `Irr ${type} (${grade})`), all(pays)],
      [`Irr ${type} moves short`, moves({ fullMove: false }, `Irr ${type} (${grade})`), all(pays)],
      [
        `Reg ${type} deviates and moves short`,
        moves({ deviates: true, fullMove: false }, `Reg ${type} (${grade})`),
        all(1),
      ],
    ];
  }),
  ['expendables deviate', moves({ deviates: true }, 'Irr Exp'), all(2)],
  ['one irregular among regulars is enough', moves({ deviates: true }, 'Reg Sp (O)', 'Irr Bw (O)'), all(2)],
  ['deviating and short: once only', moves({ deviates: true, fullMove: false }, 'Irr Wb (O)'), all(2)],
  ['not by water', moves({ deviates: true, fullMove: false, onLand: false }, 'Irr Wb (O)'), all(1)],
  ['ships deviate', moves({ deviates: true }, 'Irr Shp (O)'), all(1)],
  ['not in a halt', halts({ deviates: true, fullMove: false }, 'Irr Wb (O)'), all(1)],
  ['a single element too', { action: 'move', elements: [{ troop: 'Irr Wb (O)' }], deviates: true }, all(2)],
  ['a march too', march({ deviates: true }, 'Irr Wb (O)'), held(2)],
]);

each('ps31:pip-plus1-irregulars: deviating', [
  ['straight ahead', moves({}, 'Irr Wb (O)'), all(1)],
  [
    'the head of a column wheels',
    moves({ deviates: true, formation: 'column' }, 'Irr Wb (O)'),
    all(2),
    'pip-dicing.irregulars',
  ],
  [
    'only those behind, following in column',
    moves({ deviatesOnly: 'followingInColumn', formation: 'column' }, 'Irr Wb (O)'),
    all(1),
    'pip-dicing.irregulars',
  ],
  [
    'following, but not in a column 1 wide',
    moves({ deviatesOnly: 'followingInColumn', formation: 'line' }, 'Irr Wb (O)'),
    all(2),
  ],
  ['along a road, 1 wide', moves({ deviates: true, formation: 'column', along: 'road' }, 'Irr Wb (O)'), all(1)],
  [
    'along a river bank, 1 wide',
    moves({ deviates: true, formation: 'column', along: 'riverBank' }, 'Irr Wb (O)'),
    all(1),
  ],
  ['along a road, 2 wide', moves({ deviates: true, formation: 'line', along: 'road' }, 'Irr Wb (O)'), all(2)],
  [
    'a single element along a road',
    { action: 'move', elements: [{ troop: 'Irr Kn (F)' }], deviates: true, along: 'road' },
    all(1),
  ],
  ['bhgs:13.6 sliding to line up', moves({ deviatesOnly: 'slidingToLineUp' }, 'Irr Wb (O)'), held(1), 'bhgs.13.6'],
]);

each('ps31:pip-plus1-irregulars: moving short', [
  ['nothing stops it', moves({ fullMove: false }, 'Irr Wb (O)'), all(2)],
  ['a river', moves({ stoppedBy: 'river' }, 'Irr Wb (O)'), all(1), 'pip-dicing.irregulars'],
  ['impassable terrain', moves({ stoppedBy: 'impassable' }, 'Irr Wb (O)'), all(1)],
  ['legal contact', moves({ stoppedBy: 'enemyContact', legalContact: true }, 'Irr Wb (O)'), all(1)],
  ['a tactical move discovers enemy', moves({ stoppedBy: 'discoveredEnemy200p' }, 'Irr Wb (O)'), all(2)],
  [
    'a full move though something is there',
    moves({ stoppedBy: 'discoveredEnemy200p', fullMove: true }, 'Irr Wb (O)'),
    all(1),
  ],
  [
    'only light troops',
    { action: 'move', elements: [{ troop: 'Irr Wb (O)' }, { troop: 'Irr Ps (O)', fullMove: false }] },
    all(1),
  ],
  [
    'only a general',
    { action: 'move', elements: [{ troop: 'Irr Wb (O)' }, { troop: 'Irr Wb (O)', general: 'ally', fullMove: false }] },
    all(1),
  ],
  [
    'only the one double based with him',
    {
      action: 'move',
      elements: [
        { troop: 'Irr Wb (O)', general: 'ally' },
        { troop: 'Irr Wb (O)', withGeneral: true, fullMove: false },
      ],
    },
    all(1),
  ],
  [
    'only regulars',
    { action: 'move', elements: [{ troop: 'Irr Wb (O)' }, { troop: 'Reg Bd (O)', fullMove: false }] },
    all(1),
  ],
  [
    'irregular cavalry among others who pay',
    { action: 'move', elements: [{ troop: 'Irr El (O)' }, { troop: 'Irr Cv (O)', fullMove: false }] },
    all(2),
  ],
  [
    'a general who deviates pays',
    { action: 'move', elements: [{ troop: 'Irr Kn (O)', general: 'ally' }], deviates: true },
    all(2),
  ],
  [
    'a general alone who moves short does not',
    { action: 'move', elements: [{ troop: 'Irr Kn (O)', general: 'ally' }], fullMove: false },
    all(1),
  ],
]);

const wheels = (about: Told) => moves({ deviates: true, contactsEnemy: true, ...about }, 'Irr Wb (O)');

each('bhgs:10.2 and bhgs:10.3: what a move to contact saves', [
  ['bhgs:10.2 legal contact', wheels({ legalContact: true }), all(1), 'bhgs.10.2'],
  ['bhgs:10.2 contact is legal where no more is told of it', wheels({}), all(1), 'bhgs.10.2'],
  ['bhgs:10.3 and its full move is enough', wheels({ fullMove: true }), all(1), 'bhgs.10.3'],
  ['bhgs:10.2 contact that is not legal', wheels({ legalContact: false }), baseAnd(1, 2), 'bhgs.10.2'],
  [
    'bhgs:10.2 a short move to contact that is not legal',
    wheels({ deviates: false, stoppedBy: 'enemyContact', legalContact: false }),
    baseAnd(1, 2),
    'bhgs.10.2',
  ],
  [
    'bhgs:10.2 a move that contact stops makes legal contact',
    wheels({ deviates: false, stoppedBy: 'enemyContact' }),
    all(1),
  ],
  [
    'bhgs:10.3 full move',
    wheels({ legalContact: true, fullMove: true, stopsImmediatelyOnContact: false }),
    all(1),
    'bhgs.10.3',
  ],
  [
    'bhgs:10.3 stops at once',
    wheels({ legalContact: true, fullMove: false, stopsImmediatelyOnContact: true }),
    all(1),
    'bhgs.10.3',
  ],
  ['bhgs:10.3 neither', wheels({ legalContact: true, fullMove: false, stopsImmediatelyOnContact: false }), all(2)],
  [
    'bhgs:10.3 light troops and a general aside',
    {
      action: 'move',
      elements: [
        { troop: 'Irr Wb (O)' },
        { troop: 'Irr Ax (O)', fullMove: false },
        { troop: 'Irr Wb (O)', general: 'ally', fullMove: false },
      ],
      deviates: true,
      legalContact: true,
    },
    all(1),
    'bhgs.10.3',
  ],
  [
    'bhgs:10.3 irregular cavalry not aside',
    {
      action: 'move',
      elements: [{ troop: 'Irr El (O)' }, { troop: 'Irr Cv (O)', fullMove: false }],
      deviates: true,
      legalContact: true,
    },
    all(2),
  ],
  [
    'bhgs:10.2 an element from a contact, always 1',
    {
      ...wheels({ legalContact: true, startsInContact: true, fullMove: false, stopsImmediatelyOnContact: false }),
      elements: [{ troop: 'Irr Wb (O)' }],
    },
    baseAnd(2, 1),
    'bhgs.10.2',
  ],
  [
    'bhgs:10.2 of a group from a contact nothing is said',
    wheels({ legalContact: true, startsInContact: true, fullMove: false, stopsImmediatelyOnContact: false }),
    all(2),
    'bhgs.10.3',
  ],
  [
    'bhgs:10.2 from a contact to none that is legal',
    wheels({ startsInContact: true, legalContact: false }),
    baseAnd(1, 2),
  ],
  [
    'disc:one-pip-always the distance is paid all the same',
    wheels({ legalContact: true, startsInContact: true, distanceToGeneral: 1201 }),
    all(2),
  ],
  ['a road excuses, whatever the contact', wheels({ along: 'road' }), all(1)],
  ['a river too', wheels({ deviates: false, stoppedBy: 'river' }), all(1)],
  ['those who are not liable', moves({ deviates: true, fullMove: false, contactsEnemy: true }, 'Irr Cv (O)'), all(1)],
]);

each('bhgs:10.4 and ps31: a march cut short', [
  ['bhgs:10.4 known enemy', march({ stoppedBy: 'knownEnemy200p' }, 'Irr Wb (O)'), held(2), 'bhgs.10.4'],
  ['bhgs:10.4 discovered enemy', march({ stoppedBy: 'discoveredEnemy200p' }, 'Irr Wb (O)'), held(1), 'bhgs.10.4'],
  ['bhgs:10.4 types that do not pay', march({ stoppedBy: 'knownEnemy200p' }, 'Irr Cv (O)', 'Irr LH (O)'), held(1)],
  ['bhgs:10.4 regulars', march({ stoppedBy: 'knownEnemy200p' }, 'Reg Sp (O)'), held(1)],
  ['known enemy, but a full move', march({ stoppedBy: 'knownEnemy200p', fullMove: true }, 'Irr Wb (O)'), held(1)],
]);

const bow = (about: Told, ...kinds: string[]) => moves({ stoppedBy: 'bowsMayNotContactMounted', ...about }, ...kinds);

each('bhgs-fp:7.1: bow that stop short of mounted', [
  ['aware', bow({}, 'Irr Bw (O)'), all(2), 'fair-play.7.1'],
  ['unaware', bow({ unawareOfMounted: true }, 'Irr Bw (O)'), baseAnd(2, 1), 'fair-play.7.1'],
  ['regular', bow({}, 'Reg Bw (O)'), all(1)],
  ['regular bow and irregular spears', bow({}, 'Reg Bw (O)', 'Irr Sp (O)'), all(2)],
  ['unaware, but deviating', bow({ unawareOfMounted: true, deviates: true }, 'Irr Bw (O)'), all(2)],
]);

// "any mounted infantry, knights, cavalry or light horse … and also any unmounted foot"
const NAMED_MOUNTED = ['Kn (O)', 'Cv (O)', 'LH (O)'];
const OTHER_MOUNTED = ['El (O)', 'Cm (O)', 'Exp'];
const FOOT = ['Sp (O)', 'Pk (O)', 'Bd (O)', 'Ax (O)', 'Wb (O)', 'Bw (O)', 'Ps (O)', 'Hd (O)', 'WWg (O)', 'Art (F)'];

each('ps31:pip-plus1-mixed-group', [
  ...NAMED_MOUNTED.map((type): Row => [
    `${type} and foot`,
    moves({}, `Reg ${type}`, 'Reg Sp (O)'),
    all(2),
    'pip-dicing.mixed-group',
  ]),
  ...OTHER_MOUNTED.map((type): Row => [`${type} and foot`, moves({}, `Irr ${type}`, 'Irr Sp (O)'), all(1)]),
  ...FOOT.map((type): Row => [
    `cavalry and ${type}`,
    moves({}, 'Reg Cv (O)', `Reg ${type}`),
    all(2),
    'pip-dicing.mixed-group',
  ]),
  ['mounted only', moves({}, 'Reg Cv (O)', 'Reg Kn (O)'), all(1)],
  ['foot only', moves({}, 'Reg Sp (O)', 'Reg Ps (O)'), all(1)],
  ['cavalry and galleys', moves({ onLand: false }, 'Reg Cv (O)', 'Reg Gal (O)'), all(1)],
  ['not in a halt', halts({}, 'Reg Cv (O)', 'Reg Sp (O)'), all(1)],
  ['in a march too', march({}, 'Reg Cv (O)', 'Reg Sp (O)'), held(2)],
  ['psiloi behind cavalry', moves({ psiloiBehindCavalryTheySupport: true }, 'Reg Cv (O)', 'Reg Ps (O)'), all(1)],
  [
    'and other foot as well',
    moves({ psiloiBehindCavalryTheySupport: true }, 'Reg Cv (O)', 'Reg Ps (O)', 'Reg Sp (O)'),
    all(2),
  ],
  [
    'a mounted general',
    {
      action: 'move',
      elements: [
        { troop: 'Reg Kn (O)', general: 'ally' },
        { troop: 'Reg Kn (O)', withGeneral: true },
        { troop: 'Reg Sp (O)' },
      ],
    },
    all(1),
  ],
  [
    'knights beside a mounted general',
    {
      action: 'move',
      elements: [{ troop: 'Reg Kn (O)', general: 'ally' }, { troop: 'Reg Kn (O)' }, { troop: 'Reg Sp (O)' }],
    },
    all(2),
  ],
  [
    'a general on foot among cavalry',
    { action: 'move', elements: [{ troop: 'Reg Bd (O)', general: 'ally' }, { troop: 'Reg Cv (O)' }] },
    all(2),
  ],
  [
    'mounted infantry and foot',
    { action: 'move', elements: [{ troop: 'Reg Bw (O)', mountedInfantry: true }, { troop: 'Reg Sp (O)' }] },
    all(2),
  ],
  [
    'mounted infantry and cavalry',
    { action: 'move', elements: [{ troop: 'Reg Bw (O)', mountedInfantry: true }, { troop: 'Reg Cv (O)' }] },
    all(1),
  ],
  [
    'mounted infantry alone',
    { action: 'move', elements: [{ troop: 'Reg Bw (O)', count: 4, mountedInfantry: true }] },
    all(1),
  ],
]);

each('ps31:pip-plus1-artillery', [
  ...['S', 'O', 'I'].map((grade): Row => [
    `Art (${grade}) moves`,
    moves({}, `Reg Art (${grade})`),
    all(2),
    'pip-dicing.artillery',
  ]),
  ...['F', 'X'].map((grade): Row => [`Art (${grade}) moves`, moves({}, `Reg Art (${grade})`), all(1)]),
  ['among other foot', moves({}, 'Reg Sp (O)', 'Reg Art (O)'), all(2)],
  ['a single element', { action: 'move', elements: [{ troop: 'Reg Art (O)', count: 1 }] }, all(2)],
  ['a march', march({}, 'Reg Art (O)'), held(2)],
  ['not in a halt', halts({}, 'Reg Art (O)'), all(1)],
  ['other (O) do not pay', moves({}, 'Reg WWg (O)'), all(1)],
]);

const dismounts = (count: number, about: Told = {}) => ({
  action: 'move',
  elements: [{ troop: 'Reg Kn (O)', count }],
  mountsOrDismounts: true,
  ...about,
});

each('ps31:pip-plus1-mount-dismount, bhgs:3.9 and bhgs:4.3', [
  ['one element', dismounts(1), all(2), 'pip-dicing.mounting'],
  ['three elements, one by one', dismounts(3), all(6), 'pip-dicing.mounting'],
  ['far from the general, each pays that too', dismounts(3, { distanceToGeneral: 1201 }), all(9)],
  [
    'the C-in-C',
    { action: 'move', elements: [{ troop: 'Reg Kn (O)', general: 'C-in-C' }], mountsOrDismounts: true },
    all(1),
  ],
  ['bhgs:3.9 a double base becomes one', dismounts(2, { doubleBase: true, resultingElements: 1 }), held(2), 'bhgs.3.9'],
  [
    'bhgs:3.9 a double base becomes two elements',
    dismounts(2, { doubleBase: true, resultingElements: 2 }),
    held(4),
    'bhgs.3.9',
  ],
  [
    "bhgs:3.9 the C-in-C's, who helps once",
    {
      action: 'move',
      elements: [
        { troop: 'Reg Kn (O)', general: 'C-in-C' },
        { troop: 'Reg Kn (O)', withGeneral: true },
      ],
      mountsOrDismounts: true,
      doubleBase: true,
      resultingElements: 2,
    },
    held(3),
  ],
]);

const stays = (about: Told, ...kinds: string[]) => halts({ haltPreventsSpontaneous: true, ...about }, ...kinds);
const EXEMPTIONS: readonly Told[] = [
  { position: 'rough' },
  { position: 'difficult' },
  { defendingFortification: true },
  { defendingRiverEdge: true },
  { uphillOfNearestKnownEnemy: true },
];

each('ps31:pip-plus1-halt-irregulars', [
  ['warband', stays({}, 'Irr Wb (O)'), all(2), 'pip-dicing.halting-irregulars'],
  ['a single element', { action: 'halt', elements: [{ troop: 'Irr Kn (F)' }], haltPreventsSpontaneous: true }, all(2)],
  ['light troops and cavalry too', stays({}, 'Irr Cv (O)', 'Irr Ps (O)'), all(2)],
  ['for another reason', halts({}, 'Irr Wb (O)'), all(1)],
  ['regulars', stays({}, 'Reg Kn (O)'), all(1)],
  ['any irregulars in the group', stays({}, 'Reg Kn (O)', 'Irr LH (O)'), all(2)],
  ...EXEMPTIONS.flatMap((about): Row[] => [
    [`foot: ${JSON.stringify(about)}`, stays(about, 'Irr Wb (O)', 'Reg Sp (O)'), all(1)],
    [`some mounted: ${JSON.stringify(about)}`, stays(about, 'Irr Wb (O)', 'Reg Cv (O)'), all(2)],
  ]),
  ['mounted only', stays({ position: 'rough' }, 'Irr Kn (F)'), all(2)],
  ['a move does not pay', moves({ haltPreventsSpontaneous: true }, 'Irr Wb (O)'), all(1)],
  [
    'with an unmoved sub-general',
    { action: 'halt', elements: [{ troop: 'Irr Kn (F)', general: 'sub-general' }], haltPreventsSpontaneous: true },
    all(1),
  ],
]);

const nth = (marchNumber: number, formation: string, ...kinds: string[]) => march({ marchNumber, formation }, ...kinds);
const ADDED = ['Irr El (O)', 'Reg WWg (O)', 'Irr WWg (O)', 'Irr Exp', 'Irr Hd (O)'];

each('dbm-3.1:p16-pip-last-plus1-march and ps31:pip-plus1-marching', [
  ...['Reg Sp (O)', 'Irr Ps (O)', 'Irr LH (O)'].flatMap((troop): Row[] => [
    [`${troop} for the third time`, nth(3, 'line', troop), held(1)],
    [`${troop} for the fourth time`, nth(4, 'column', troop), held(2), 'pip-dicing.marching'],
    [`${troop} for the fifth time`, nth(5, 'line', troop), held(2)],
  ]),
  ['a second march', nth(2, 'line', 'Irr Kn (O)'), held(1)],
  ['knights, in column', nth(3, 'column', 'Reg Kn (O)'), held(2), 'pip-dicing.marching'],
  ['knights, in line', nth(3, 'line', 'Irr Kn (O)'), held(2)],
  ['knights for the fourth time: once only', nth(4, 'line', 'Irr Kn (O)'), held(2)],
  ['some knights', nth(3, 'column', 'Reg Cv (O)', 'Reg Kn (O)'), held(2)],
  [
    'a general and knights double based with him',
    {
      action: 'march',
      elements: [
        { troop: 'Reg Kn (O)', general: 'ally' },
        { troop: 'Reg Kn (O)', withGeneral: true },
      ],
      marchNumber: 3,
    },
    held(1),
  ],
  [
    'a general and other knights',
    { action: 'march', elements: [{ troop: 'Reg Kn (O)', general: 'ally' }, { troop: 'Reg Kn (O)' }], marchNumber: 3 },
    held(2),
  ],
  ['irregulars in column', nth(3, 'column', 'Irr Wb (O)'), held(1)],
  ['irregulars in line', nth(3, 'line', 'Irr Wb (O)'), held(2), 'pip-dicing.marching'],
  ['irregular auxilia, cavalry: no skirmishers', nth(3, 'line', 'Irr Ax (O)'), held(2)],
  ['irregular cavalry', nth(3, 'line', 'Irr Cv (O)'), held(2)],
  ['skirmishers among regulars', nth(3, 'line', 'Reg Cv (O)', 'Irr LH (O)'), held(1)],
  ['a tactical move is no march', moves({ marchNumber: 4 }, 'Irr Kn (O)'), all(1)],
]);

each('dbm-3.2:p16-pip-march-wwg-elephants and dbm-3.2:p16-pip-march-hordes-expendables', [
  ...ADDED.map((troop): Row => [`${troop} in column`, nth(3, 'column', troop), marches(1, 2)]),
  ['disc:march-pip-war-wagons regular war wagons in line', nth(3, 'line', 'Reg WWg (O)'), marches(1, 2)],
  ['for the second time', nth(2, 'column', ...ADDED), held(1)],
  [
    'a general on an elephant',
    {
      action: 'march',
      elements: [{ troop: 'Irr El (O)', general: 'ally' }, { troop: 'Reg Sp (O)' }],
      formation: 'column',
      marchNumber: 3,
    },
    held(1),
  ],
  [
    'disc:march-pip-literal-insertion hordes on his base',
    {
      action: 'march',
      elements: [
        { troop: 'Reg Kn (O)', general: 'ally' },
        { troop: 'Irr Hd (O)', withGeneral: true },
      ],
      formation: 'column',
      marchNumber: 3,
    },
    marches(1, 2),
  ],
]);

each('bhgs:10.5: a single element', [
  ...['Irr Kn (O)', 'Irr Wb (O)', 'Irr El (O)', 'Irr Hd (O)'].flatMap((troop): Row[] =>
    [3, 4, 7].map((marchNumber) => [
      `${troop}, march ${String(marchNumber)}`,
      { action: 'march', elements: [{ troop, count: 1 }], group: false, marchNumber },
      held(1),
    ]),
  ),
  [
    'but its other surcharges',
    {
      action: 'march',
      elements: [{ troop: 'Irr Kn (O)', count: 1 }],
      marchNumber: 4,
      deviates: true,
      distanceToGeneral: 1201,
    },
    held(3),
  ],
]);

const base = (about: Told, ...kinds: string[]) => ({
  action: 'move',
  elements: kinds.map((troop) => ({ troop })),
  doubleBase: true,
  ...about,
});
const nowhere: Costs = editions.map(() => null);

each('bhgs:4.2 and disc:double-base-group-or-single: a double base', [
  ['moves forward', base({}, 'Irr Wb (O)', 'Irr Wb (O)'), all(1)],
  ['deviates', base({ deviates: true }, 'Irr Wb (O)', 'Irr Wb (O)'), all(2)],
  ['bhgs:4.2 backs', base({ crossesItsRear: true }, 'Irr Wb (O)', 'Irr Wb (O)'), nowhere],
  ['bhgs:4.2 both cavalry', base({ crossesItsRear: true }, 'Irr Cv (O)', 'Reg Cv (S)'), held(1), 'bhgs.4.2'],
  ['bhgs:4.2 both skirmishers', base({ crossesItsRear: true }, 'Irr LH (O)', 'Irr LH (I)'), held(1)],
  ['bhgs:4.2 one of each', base({ crossesItsRear: true }, 'Reg Cv (O)', 'Reg Ps (O)'), nowhere],
  ['third march of knights', base({ action: 'march', marchNumber: 3 }, 'Reg Kn (O)', 'Reg Kn (O)'), nowhere],
  [
    'third march of warband, 1 wide in any case',
    base({ action: 'march', marchNumber: 3 }, 'Irr Wb (O)', 'Irr Wb (O)'),
    held(1),
  ],
  ['cavalry with foot', base({}, 'Reg Cv (O)', 'Reg Ax (O)'), nowhere],
  [
    'cavalry with psiloi that support',
    base({ psiloiBehindCavalryTheySupport: true }, 'Reg Cv (O)', 'Reg Ps (O)'),
    all(1),
  ],
]);

each('dbm-3.2:p11-army-size-elephant-general', [
  [
    'a general on a regular elephant deviates',
    { action: 'move', elements: [{ troop: 'Reg El (O)', general: 'ally' }], deviates: true },
    all(2),
  ],
  ['a regular elephant without him', { action: 'move', elements: [{ troop: 'Reg El (O)' }], deviates: true }, all(1)],
  [
    'a general of other irregulars, called regular, is open where it matters',
    { action: 'move', elements: [{ troop: 'Reg Wb (S)', general: 'sub-general' }], deviates: true },
    editions.map(() => null),
  ],
  ['and no harm where not', { action: 'move', elements: [{ troop: 'Reg Wb (S)', general: 'sub-general' }] }, all(1)],
  [
    'nor in a group that has irregulars anyhow',
    {
      action: 'move',
      elements: [{ troop: 'Reg Wb (S)', general: 'sub-general' }, { troop: 'Irr Wb (S)' }],
      deviates: true,
    },
    all(2),
  ],
]);

each('modifiers add up', [
  [
    'artillery and irregular knights, far off and wheeling',
    moves({ deviates: true, distanceToGeneral: 1300 }, 'Reg Art (S)', 'Irr Kn (F)'),
    all(5),
  ],
]);

test('what is not held is told by its clause', () => {
  const why = (about: Told) => asked(editions[0] ?? '', about).trail.map(({ clause }) => clause);
  expect(why(march({}, 'Reg Sp (O)'))).toEqual(['march-moves.march-move']);
  expect(why(march({ marchNumber: 2 }, 'Reg Sp (O)'))).toEqual(['pip-dicing.marching']);
  expect(why(moves({ deviatesOnly: 'slidingToLineUp' }, 'Irr Wb (O)'))).toEqual(['movement-restrictions.lining-up']);
  expect(why(base({ crossesItsRear: true }, 'Reg Kn (O)', 'Reg Kn (O)'))).toEqual([
    'element-basing.double-based-elements',
  ]);
});

describe.each(editions)('%s asks for Reg or Irr', (edition) => {
  test('only where the cost depends on it', () => {
    expect(asked(edition, moves({}, 'Wb (O)'))).toMatchObject({ pips: 1 });
    expect(asked(edition, moves({ deviates: true }, 'Cv (O)'))).toMatchObject({ pips: 1 });
    expect(asked(edition, halts({}, 'Kn (O)'))).toMatchObject({ pips: 1 });
    for (const about of [
      moves({ deviates: true }, 'Kn (O)'),
      moves({ fullMove: false }, 'Kn (O)'),
      stays({}, 'Kn (O)'),
    ])
      expect(() => asked(edition, about)).toThrow('expected "Reg Kn (O)" or "Irr Kn (O)"');
  });
});

test.each<readonly [string, Told, readonly string[]]>([
  ['a sub-general who halts', led('halt', 'sub-general'), ['generalHasMovedThisGame']],
  ['one who has moved', led('halt', 'sub-general', { generalHasMovedThisGame: true }), []],
  ['one who has not', led('halt', 'sub-general', { generalHasMovedThisGame: false }), []],
  ['one whose modifier is used', led('halt', 'sub-general', { generalModifierAlreadyUsed: true }), []],
  ['one who moves', led('move', 'sub-general'), []],
  ['the C-in-C', led('halt', 'C-in-C'), []],
])('whether he has moved in the game is taken, where the cost rests on it: %s', (_, about, fields) => {
  for (const edition of editions) {
    const answer = asked(edition, about);
    const taken = 'answer' in answer ? [] : (answer.taken ?? []);
    expect(taken.map((each) => each.split(':')[0])).toEqual(fields);
  }
});

test.each<readonly [string, Told, readonly string[]]>([
  ['a short wheel', wheels({ fullMove: false }), ['legalContact', 'stopsImmediatelyOnContact']],
  ['of legal contact', wheels({ legalContact: true, fullMove: false }), ['stopsImmediatelyOnContact']],
  ['that is told to go on', wheels({ legalContact: true, fullMove: false, stopsImmediatelyOnContact: false }), []],
  ['a full one, which may go on', wheels({ legalContact: true }), []],
  ['one straight ahead', wheels({ deviates: false, legalContact: true, fullMove: false }), []],
])('whether it stops on contact is taken, where the cost rests on it: %s', (_, about, fields) => {
  for (const edition of editions.slice(1)) {
    const answer = asked(edition, about);
    const taken = 'answer' in answer ? [] : (answer.taken ?? []);
    expect(taken.map((each) => each.split(':')[0])).toEqual(fields);
  }
});
