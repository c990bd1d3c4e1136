import { describe, expect, test } from 'vitest';
import { ask, DBM, type Answer, type Query } from '../../../src/rules/index.ts';
import { editions, rulesOf } from '../ask.ts';

type Question = Readonly<Record<string, unknown>>;

/** What a row expects from 3.1 on; of 3.0 we hold nothing, so every row is null there. */
const HELD = editions.slice(1);

const terrain = DBM.queries.terrain as unknown as Query<never, Record<string, never>, Answer & Question>;

function answer(edition: string, question: Question): Question {
  return ask(terrain, rulesOf(edition) as never, question) as Question;
}

/** A row in every edition: what the answer holds; null in 3.0. `perEdition` is of 3.1, 3.2, 3.3 and 3.4. */
function each<T>(
  rows: readonly (readonly [source: string, question: Question, expected: T | PerEdition<T>])[],
  check: (found: Question, expected: T) => void,
) {
  describe.each(editions)('%s', (edition) => {
    test.each(rows)('$0 $1', (_, question, expected) => {
      const found = answer(edition, question);
      if (edition === editions[0]) expect(found.answer).toBeNull();
      else check(found, expected instanceof PerEdition ? expected.of(edition) : expected);
    });
  });
}

/** What is expected of 3.1, 3.2, 3.3 and 3.4. */
class PerEdition<T> {
  readonly values: readonly T[];
  constructor(...values: readonly T[]) {
    this.values = values;
  }
  of(edition: string): T {
    return this.values[HELD.indexOf(edition)] as T; // one an edition
  }
}

const invader = (feature: string, more: Question = {}) => ({ role: 'invader', feature, ...more });
const defender = (feature: string, more: Question = {}) => ({ role: 'defender', feature, ...more });
const by = (role: string, feature: string, more: Question = {}) => ({ feature, role, ...more });
const INVADER = 'dbm-3.1:p12-terrain-para2-invader';
const DEFENDER = 'dbm-3.1:p12-terrain-para3-defender';
const EXTRA = 'dbm-3.1:p12-terrain-para4-invader-extra';
const BOATS = { navalElements: 2 };

test('there are four editions that we have', () => {
  expect(HELD).toEqual(['3.1', '3.2', '3.3', '3.4']);
});

describe('dice', () => {
  const waterOnly = 'a different option, but no water feature';
  each<readonly [readonly number[], string | null]>(
    [
      [INVADER, invader('WW', BOATS), [[4, 5, 6], waterOnly]],
      [INVADER, invader('WW', { ...BOATS, compulsory: true }), [[], null]],
      [INVADER, invader('Rv'), [[4, 5, 6], waterOnly]],
      [INVADER, invader('Rv', { compulsory: true }), [[], null]],
      [INVADER, invader('Rd'), [[], null]],
      [INVADER, invader('H(S)', { withRoad: true, slopes: 'steep' }), [[], null]],
      [EXTRA, invader('Wd', { size: 1 }), [[], null]],
      [DEFENDER, defender('WW'), [[5, 6], 'a different option']],
      [
        'dbm-3.4:p12-terrain-num2-ww',
        defender('WW', { compulsory: true }),
        new PerEdition<readonly [readonly number[], string | null]>(
          [[], null],
          [[], null],
          [[], null],
          [[4, 5, 6], 'a different option'],
        ),
      ],
      [DEFENDER, defender('Rv'), [[6], 'a different option']],
      [DEFENDER, defender('Rv', { compulsory: true }), [[], null]],
      [
        DEFENDER,
        defender('Rv', { compulsory: true, featuresAlready: [by('invader', 'Rv')] }),
        [[6], 'a different option'],
      ],
      [DEFENDER, defender('BUA', { touchesRearEdge: true }), [[], null]],
      [DEFENDER, defender('BUA', { touchesRearEdge: false }), [[5, 6], 'in contact with his rear table edge']],
      [DEFENDER, defender('Rd'), [[], null]],
      [DEFENDER, defender('Wd', { size: 1 }), [[], null]],
      [DEFENDER, defender('Wd', { size: 1, compulsory: true }), [[], null]],
    ],
    (found, [scores, fail]) => {
      expect(found.diceNeeded).toEqual(scores);
      expect(found.ifDiceFail).toBe(fail);
    },
  );
});

describe('who may place what', () => {
  const yes = true;
  const no = false;
  const inSector = { withinSector: true };
  const roads = (count: number) => Array.from({ length: count }, () => by('defender', 'Rd'));
  const hills = (size: number) => [by('invader', 'Rd'), by('invader', 'H(S)', { size })];
  const steep = { slopes: 'steep', size: 1 };
  each<boolean>(
    [
      [INVADER, invader('WW', { navalElements: 1 }), no],
      [INVADER, invader('WW', { navalElements: 1, compulsory: true }), no],
      [INVADER, invader('WW', BOATS), yes],
      [INVADER, invader('WW', { ...BOATS, die: 3 }), no],
      [INVADER, invader('WW', { ...BOATS, die: 4 }), yes],
      [INVADER, invader('WW', { ...BOATS, die: 3, compulsory: true }), yes],
      [INVADER, invader('WW', { ...BOATS, edge: 'short' }), yes],
      [INVADER, invader('WW', { ...BOATS, edge: 'long' }), no],
      [INVADER, invader('WW', { ...BOATS, failedFor: ['Rv'] }), no],
      [INVADER, invader('Rv', { failedFor: ['WW'] }), no],
      [INVADER, invader('Rd', { failedFor: ['WW'] }), yes],
      [INVADER, invader('Rv', { course: 'longToLong' }), yes],
      [INVADER, invader('Rv', { course: 'shortToShort' }), no],
      [INVADER, invader('Rv', { featuresAlready: [by('invader', 'Rd')] }), no],
      [INVADER, invader('WW', { ...BOATS, featuresAlready: [by('invader', 'Rv')] }), no],
      [INVADER, invader('Rd', { featuresAlready: [by('invader', 'Rv')] }), no],
      [INVADER, invader('Rd', { featuresAlready: [by('defender', 'Wd', { size: 1 })] }), no],
      [INVADER, invader('H(S)', { ...steep, featuresAlready: hills(2) }), yes],
      [INVADER, invader('H(S)', { ...steep, featuresAlready: hills(2.5) }), no],
      [INVADER, invader('H(S)', { ...steep, withRoad: true, featuresAlready: [by('invader', 'Rv')] }), no],
      [INVADER, invader('hill', { slopes: 'mixed', withRoad: true, size: 1 }), no],
      [INVADER, invader('hill', { slopes: 'gentle', withRoad: true, size: 1 }), no],
      ...['Wd', 'V', 'O', 'rocky', 'brush'].map((covering): [string, Question, boolean] => [
        INVADER,
        invader('hill', { ...steep, withRoad: true, coverings: [covering] }),
        yes,
      ]),
      ['disc:hill-coverings', invader('hill', { ...steep, withRoad: true, coverings: ['olives'] }), no],
      ['disc:hill-coverings', invader('hill', { ...steep, withRoad: true, coverings: ['boggy'] }), no],
      ['disc:hill-coverings', invader('hill', { ...steep, withRoad: true, coverings: ['terraces'] }), no],
      ['bhgs:5.3', invader('hill', { ...steep, withRoad: true, coverings: ['Wd'], terrainInList: ['H(S)'] }), no],
      [
        'bhgs:5.3',
        invader('hill', { ...steep, withRoad: true, coverings: ['Wd'], terrainInList: ['H(S)', 'Wd'] }),
        yes,
      ],
      ['bhgs:5.1', invader('Rd', { sector: 'central', ...inSector }), yes],
      ['bhgs:5.1', invader('Rd', { sector: 'flank' }), no],
      ['bhgs:5.1', invader('Rd', { withinSector: false }), no],
      ['bhgs:5.1', defender('Rd', { linked: true, sector: 'flank', withinSector: false }), yes],

      [EXTRA, invader('Wd', { size: 1.5 }), yes],
      [EXTRA, invader('Wd', { size: 2 }), no],
      [EXTRA, invader('Wd', { size: 1, featuresAlready: [by('invader', 'V', { size: 0.5 })] }), yes],
      [EXTRA, invader('Wd', { size: 1, featuresAlready: [by('invader', 'V', { size: 1 })] }), no],
      [EXTRA, invader('Wd', { size: 1, featuresAlready: [by('defender', 'V', { size: 3 })] }), yes],
      [EXTRA, invader('Wd', { size: 1, featuresAlready: [by('invader', 'Rd')] }), no],
      [EXTRA, invader('Wd', { size: 1, featuresAlready: [by('defender', 'Rd')] }), yes],
      [EXTRA, invader('BUA', { size: 1 }), no],
      [EXTRA, invader('Wd', { size: 1, terrainInList: ['Wd'] }), yes],
      [EXTRA, invader('Wd', { size: 1, terrainInList: ['V'] }), no],

      [DEFENDER, defender('Wd', { size: 1, featuresAlready: [by('defender', 'V', { size: 2 })] }), yes],
      [DEFENDER, defender('Wd', { size: 1.5, featuresAlready: [by('defender', 'V', { size: 2 })] }), no],
      [
        DEFENDER,
        defender('Wd', { size: 1.5, featuresAlready: [by('invader', 'Rv'), by('defender', 'V', { size: 1 })] }),
        yes,
      ],
      [DEFENDER, defender('Wd', { size: 0.5, compulsory: true }), no],
      [DEFENDER, defender('Wd', { size: 0.5 }), yes],
      [DEFENDER, defender('Wd', { size: 1, compulsory: true }), yes],
      [DEFENDER, defender('Wd', { size: 1.5, compulsory: true }), yes],
      [DEFENDER, defender('Wd', { size: 2, compulsory: true }), no],
      [DEFENDER, defender('Wd', { size: 2 }), yes],
      [DEFENDER, defender('BUA', { size: 0.5, compulsory: true }), no],
      [DEFENDER, defender('BUA', { size: 1, compulsory: true }), yes],
      [DEFENDER, defender('WW', { featuresAlready: [by('invader', 'WW')] }), no],
      [DEFENDER, defender('WW', { featuresAlready: [by('invader', 'Rv')] }), yes],
      [DEFENDER, defender('WW', { failedFor: ['WW'] }), no],
      [DEFENDER, defender('WW', { failedFor: ['Rv'] }), yes],
      [DEFENDER, defender('WW', { die: 4 }), no],
      [DEFENDER, defender('WW', { die: 5 }), yes],
      [DEFENDER, defender('WW', { withBua: false, terrainInList: ['WW', 'BUA'] }), no],
      [DEFENDER, defender('WW', { withBua: true, terrainInList: ['WW', 'BUA'] }), yes],
      ['bhgs:5.2', defender('WW', { withBua: false, terrainInList: ['WW'], compulsory: true }), yes],
      ['dbm-3.4:p12-terrain-num2-ww', defender('WW', { compulsory: true, die: 3 }), new PerEdition(yes, yes, yes, no)],
      ['dbm-3.4:p12-terrain-num2-ww', defender('WW', { compulsory: true, die: 4 }), yes],
      [
        'disc:compulsory-ww-dice',
        defender('Wd', { size: 1, compulsoryTypes: ['WW'], failedFor: ['WW'] }),
        new PerEdition(no, no, no, yes),
      ],
      [DEFENDER, defender('Rv', { die: 5 }), no],
      [DEFENDER, defender('Rv', { die: 6 }), yes],
      [DEFENDER, defender('Rv', { course: 'shortToShort' }), yes],
      [DEFENDER, defender('Rv', { course: 'shortToWaterway' }), yes],
      [DEFENDER, defender('Rv', { course: 'shortToInvaderRiver' }), yes],
      [DEFENDER, defender('Rv', { course: 'longToLong' }), no],
      [DEFENDER, defender('Rv', { featuresAlready: [by('defender', 'Rv')] }), no],
      [DEFENDER, defender('Rv', { featuresAlready: [by('invader', 'Rv')] }), yes],
      [DEFENDER, defender('Rv', { failedFor: ['Rv'] }), no],
      [DEFENDER, defender('Rv', { failedFor: ['WW'] }), yes],
      [DEFENDER, defender('BUA', { size: 1, sector: 'flank', ...inSector }), yes],
      [DEFENDER, defender('BUA', { size: 1, sector: 'central', linked: true, ...inSector }), yes],
      [DEFENDER, defender('BUA', { size: 1, sector: 'central', linked: false, ...inSector }), no],
      [DEFENDER, defender('BUA', { size: 1, sector: 'central', linked: false, touchesWaterway: true }), yes],
      [
        DEFENDER,
        defender('BUA', { size: 1, sector: 'flank', touchesWaterway: false, featuresAlready: [by('invader', 'WW')] }),
        no,
      ],
      [DEFENDER, defender('BUA', { size: 1, touchesWaterway: true, featuresAlready: [by('invader', 'WW')] }), yes],
      [DEFENDER, defender('BUA', { size: 1, withinSector: false }), no],
      [DEFENDER, defender('fields', { size: 1, withinSector: false }), no],
      [DEFENDER, defender('fields', { size: 1, withinSector: true }), yes],
      [DEFENDER, defender('BUA', { size: 1, featuresAlready: [by('defender', 'BUA', { size: 1 })] }), no],
      [DEFENDER, defender('BUA', { size: 1, touchesRearEdge: false, die: 4 }), no],
      [DEFENDER, defender('BUA', { size: 1, touchesRearEdge: false, die: 5 }), yes],
      [DEFENDER, defender('BUA', { size: 1, touchesRearEdge: true, die: 4 }), yes],
      [DEFENDER, defender('Rd', { linked: true, featuresAlready: roads(1) }), yes],
      [DEFENDER, defender('Rd', { linked: true, featuresAlready: roads(2) }), no],
      [DEFENDER, defender('Rd', { linked: false }), no],
      [DEFENDER, defender('Rd', { linked: false, compulsory: true }), yes],
      [
        DEFENDER,
        defender('Wd', { size: 1, compulsory: true, featuresAlready: [by('defender', 'V', { size: 1 })] }),
        no,
      ],
      [
        DEFENDER,
        defender('Wd', {
          size: 1,
          compulsory: true,
          featuresAlready: [by('defender', 'V', { size: 1, compulsory: true })],
        }),
        yes,
      ],
      [
        DEFENDER,
        defender('Wd', { size: 1, compulsory: true, featuresAlready: [by('invader', 'V', { size: 1 })] }),
        yes,
      ],
      [DEFENDER, defender('Wd', { size: 1, compulsoryTypes: ['V'] }), no],
      [
        DEFENDER,
        defender('Wd', { size: 1, compulsoryTypes: ['V'], featuresAlready: [by('defender', 'V', { size: 1 })] }),
        yes,
      ],
      [DEFENDER, defender('Wd', { size: 1, compulsoryTypes: ['V', 'Wd'] }), yes],
      ...['WW', 'Rv', 'BUA', 'fields'].map((feature): [string, Question, boolean] => [
        DEFENDER,
        defender(feature, { featuresAlready: [by('defender', 'V', { size: 1 })] }),
        no,
      ]),
      [DEFENDER, defender('BUA', { featuresAlready: [by('defender', 'V', { size: 1, compulsory: true })] }), yes],
      [DEFENDER, defender('Rd', { linked: true, featuresAlready: [by('defender', 'V', { size: 1 })] }), yes],
      [DEFENDER, defender('Rv', { featuresAlready: [by('defender', 'BUA', { size: 1 })] }), yes],

      ['sec-p09-13:list-permits', defender('V', { size: 1, terrainInList: ['Wd'] }), no],
      ['sec-p09-13:list-permits', defender('V', { size: 1, terrainInList: ['V'] }), yes],
      ['bhgs:5.3', defender('hill', { size: 1, slopes: 'gentle', terrainInList: ['H(S)'] }), no],
      ['bhgs:5.3', defender('hill', { size: 1, slopes: 'gentle', terrainInList: ['H(G)'] }), yes],
      ['bhgs:5.3', defender('H(G)', { size: 1, slopes: 'mixed' }), no],
      ['bhgs:5.3', defender('H(G)', { size: 1, coverings: ['V'] }), no],
      ['bhgs:5.3', defender('H(S)', { size: 1, slopes: 'gentle' }), no],
      ['bhgs:5.3', defender('H(S)', { size: 1, slopes: 'gentle', coverings: ['V'] }), yes],
      ['bhgs:5.6', defender('BUA', { size: 1, hillSize: 1, across: 750, hasPf: false }), yes],
      ['bhgs:5.6', defender('BUA', { size: 1, hillSize: 1, across: 751, hasPf: false }), no],
      ['bhgs:5.6', defender('BUA', { size: 1, hillSize: 1, across: 751, hasPf: true }), yes],
      ['bhgs:5.6', defender('BUA', { size: 1, across: 751, hasPf: false }), yes],
      ['bhgs:5.8', defender('H(S)', { size: 1, replacesBeach: true }), no],
      ['bhgs:5.8', defender('H(S)', { size: 1, replacesBeach: true, promontory: true }), yes],
      ['bhgs:5.8', defender('BUA', { size: 1, hillSize: 1, replacesBeach: true }), no],
      ['bhgs:5.8', defender('BUA', { size: 1, replacesBeach: true }), yes],
    ],
    (found, expected) => {
      expect(found.allowed).toBe(expected);
    },
  );
});

describe('feature equivalents', () => {
  const compulsory = { compulsory: true };
  const road = by('defender', 'Rd', compulsory);
  each<number | null>(
    [
      ['dbm-3.1:p13-waterway-para2-fe', defender('WW'), 1],
      ['dbm-3.1:p13-waterway-para2-fe', invader('WW', BOATS), 1],
      [DEFENDER, defender('WW', compulsory), 0.5],
      ['dbm-3.1:p13-para3-fe', defender('Rv'), 1],
      ['dbm-3.1:p13-para3-fe', invader('Rv', compulsory), 1],
      [DEFENDER, defender('Rv', compulsory), 0.5],
      ['bhgs:5.1', invader('Rd'), 0],
      ['dbm-3.2:note-4-road', defender('Rd', { linked: true }), 1],
      ['dbm-3.2:p12-terrain-num2-first-road', defender('Rd', compulsory), new PerEdition(0.5, 0, 0, 0)],
      ['disc:compulsory-road-fe', defender('Rd', { ...compulsory, featuresAlready: [road] }), 0.5],
      ['disc:compulsory-road-fe', defender('Rd', { linked: true, featuresAlready: [road] }), 1],
      [DEFENDER, defender('Rd', { ...compulsory, featuresAlready: [by('invader', 'Rd')] }), 1],
      [
        'dbm-3.2:p12-terrain-num2-first-road',
        defender('Rd', { ...compulsory, featuresAlready: [by('defender', 'Rd')] }),
        new PerEdition(0.5, 0, 0, 0),
      ],
      [DEFENDER, defender('Wd', { size: 1 }), 1],
      [DEFENDER, defender('Wd', { size: 1, ...compulsory }), 0.5],
      ['bhgs:5.9', defender('Wd', { size: 1.5, ...compulsory }), 0.75],
      [DEFENDER, invader('Wd', { size: 1.5, ...compulsory }), 1.5],
      [DEFENDER, defender('Wd', { size: 1, ...compulsory, featuresAlready: [by('invader', 'Wd', { size: 1 })] }), 1],
      [
        DEFENDER,
        defender('H(S)', { size: 1, ...compulsory, featuresAlready: [by('invader', 'H(G)', { size: 1 })] }),
        0.5,
      ],
      [
        DEFENDER,
        defender('H(S)', { size: 1, ...compulsory, featuresAlready: [by('invader', 'H(S)', { size: 1 })] }),
        1,
      ],
      ['bhgs:5.6', defender('BUA', { size: 1, hillSize: 1.5 }), 2.5],
      ['bhgs:5.6', defender('BUA', { size: 1, hillSize: 1.5, ...compulsory }), null],
      ['bhgs:5.7', defender('BUA', { size: 1, ...compulsory }), 0.5],
      ['bhgs:5.7', defender('BUA', { size: 1, ...compulsory, withCompulsoryWaterway: true }), 1],
      ['bhgs:5.7', defender('BUA', { size: 1, ...compulsory, featuresAlready: [by('defender', 'WW', compulsory)] }), 1],
      [
        'bhgs:5.7',
        defender('BUA', { size: 1, ...compulsory, featuresAlready: [by('invader', 'WW', compulsory)] }),
        0.5,
      ],
      ['bhgs:5.7', defender('BUA', { size: 1, hillSize: 1, ...compulsory, withCompulsoryWaterway: true }), 2],
      ['-', defender('Wd'), null],
    ],
    (found, expected) => {
      expect(found.featureEquivalents).toBe(expected);
    },
  );
});

describe('totals', () => {
  type Total = readonly [total: number | null, minimum: number | null, maximum: number | null, orNone: boolean];
  each<Total>(
    [
      [DEFENDER, defender('Wd', { size: 1.5 }), [1.5, 2, 3, false]],
      [EXTRA, invader('Wd', { size: 1.5 }), [1.5, 0, 1.5, false]],
      [INVADER, invader('Rd'), [0, 2, 3, true]],
      [INVADER, invader('H(S)', { size: 1, withRoad: true }), [1, 2, 3, true]],
      [INVADER, invader('WW', BOATS), [null, null, null, false]],
      [INVADER, invader('Rv'), [null, null, null, false]],
      [
        'dbm-3.2:note-4-road',
        defender('Wd', { size: 1, featuresAlready: [by('defender', 'Rd', { compulsory: true })] }),
        new PerEdition<Total>([1.5, 2, 3, false], [1, 2, 3, false], [1, 2, 3, false], [1, 2, 3, false]),
      ],
      [
        'bhgs:5.7',
        defender('BUA', { size: 1, featuresAlready: [by('defender', 'WW', { compulsory: true })] }),
        [1.5, 2, 3, false],
      ],
    ],
    (found, expected) => {
      expect([found.totalFeatureEquivalents, found.minimum, found.maximum, found.orNone]).toEqual(expected);
    },
  );
});

describe('where it goes', () => {
  type Row = readonly [scores: readonly number[], least: number | string | null, most: number | null];
  const distances = (found: Question): unknown => {
    const { rows } = found.position as { rows: readonly Partial<Record<string, unknown>>[] };
    return rows.map(({ scores, atLeast, moreThan, atMost }) => [
      scores,
      typeof moreThan === 'number' ? `over ${String(moreThan)}` : (atLeast ?? null),
      atMost ?? null,
    ]);
  };
  const inward = [400, 500, 600, 700, 800, 900].map((most, index): Row => [[index + 1], 300, most]);
  each<readonly Row[]>(
    [
      [
        INVADER,
        invader('Rv'),
        [
          [[1], 300, 700],
          [[2], 350, 800],
          [[3], 400, 900],
          [[4], 450, 1000],
          [[5], 500, 1100],
          [[6], 550, 1200],
        ],
      ],
      ['dbm-3.1:p13-waterway-para2-s2-size', invader('WW', BOATS), inward],
      ['dbm-3.1:p13-waterway-para2-s2-size', defender('WW'), inward],
      ...[defender('Wd', { size: 1 }), defender('H(S)', { size: 1 }), invader('marsh', { size: 1 })].map(
        (question): [string, Question, readonly Row[]] => [
          'dbm-3.1:p12-terrain-para6-s2-position-dice',
          question,
          [
            [[1, 2], 0, 0],
            [[3, 4], 100, 300],
            [[5, 6], 'over 300', null],
          ],
        ],
      ),
    ],
    (found, expected) => {
      expect(distances(found)).toEqual(expected);
    },
  );

  each<readonly (readonly [readonly number[], string])[] | null>(
    [
      [
        DEFENDER,
        defender('Rv'),
        [
          [[1], 'in the zone nearest to the defender'],
          [[2, 3], 'in the central zone nearer to the defender'],
          [[4, 5], 'in the central zone nearer to the invader'],
          [[6], 'in the zone nearest to the invader'],
        ],
      ],
      [DEFENDER, defender('Rv', { compulsory: true }), null],
      [
        DEFENDER,
        defender('BUA', { size: 1 }),
        [
          [[1, 2, 3, 4], 'in contact with the rear table edge of the defender'],
          [[5, 6], 'on the rear table edge or off it'],
        ],
      ],
      [DEFENDER, defender('BUA', { size: 1, touchesRearEdge: true }), null],
      [DEFENDER, defender('Rd'), null],
      [INVADER, invader('Rd'), null],
      [DEFENDER, defender('fields', { size: 1 }), null],
    ],
    (found, expected) => {
      const position = found.position as { rows: readonly { scores: number[]; where: string }[] } | null;
      expect(position?.rows.map(({ scores, where }) => [scores, where]) ?? null).toEqual(expected);
    },
  );
});

describe('hills', () => {
  type Hill = readonly [className: string, going: Question, needs: readonly string[]];
  const gentle = (...coverings: string[]) => defender('hill', { size: 1, slopes: 'gentle', coverings });
  const covered = (covering: string, going: string, needs: readonly string[]): [string, Question, Hill] => [
    'bhgs:5.3',
    gentle(covering),
    ['H(S)', { [`gentle ${covering}`]: going }, needs],
  ];
  each<Hill>(
    [
      ['bhgs:5.3', gentle(), ['H(G)', {}, []]],
      covered('brush', 'rough', ['H(S)', 'RGo']),
      covered('rocky', 'rough', ['H(S)', 'RGo']),
      covered('boggy', 'rough', ['H(S)', 'RGo']),
      covered('Wd', 'difficult', ['H(S)', 'Wd']),
      covered('V', 'difficult', ['H(S)', 'V']),
      covered('O', 'difficult', ['H(S)', 'O']),
      covered('terraces', 'difficult', ['H(S)']),
      ['disc:hill-coverings', gentle('olives'), ['H(S)', { 'gentle olives': 'difficult' }, ['H(S)', 'O']]],
      ['bhgs:5.3', defender('hill', { size: 1, slopes: 'steep' }), ['H(S)', { steep: 'difficult' }, []]],
      ['bhgs:5.3', defender('hill', { size: 1, slopes: 'mixed' }), ['H(S)', { steep: 'difficult' }, []]],
      [
        'bhgs:5.3',
        defender('hill', { size: 1, slopes: 'steep', coverings: ['brush'] }),
        ['H(S)', { steep: 'difficult' }, ['H(S)', 'RGo']],
      ],
      [
        INVADER,
        invader('hill', { size: 1, slopes: 'steep', coverings: ['brush'], withRoad: true }),
        ['H(S)', { steep: 'difficult' }, ['H(S)', 'RGo']],
      ],
      [INVADER, invader('H(S)', { size: 1, withRoad: true }), ['H(S)', {}, []]],
    ],
    (found, [className, going, listNeeds]) => {
      expect(found.hill).toEqual({ class: className, going, listNeeds });
    },
  );
});

describe('what else must be so', () => {
  const whole = 'it takes up the whole length of a short table edge';
  const half = 'no more than half of it extends more than 600 paces inward';
  each<readonly string[]>(
    [
      [INVADER, invader('WW'), ['the invader has at least 2 naval elements', whole, half]],
      [INVADER, invader('WW', { ...BOATS, edge: 'short' }), [half]],
      [
        DEFENDER,
        defender('WW', { edge: 'short' }),
        ['he positions a BUA in contact with it, if his army list allows one', half],
      ],
      [
        DEFENDER,
        defender('WW', { edge: 'short', terrainInList: ['WW', 'BUA'] }),
        ['he positions a BUA in contact with it', half],
      ],
      [DEFENDER, defender('WW', { edge: 'short', terrainInList: ['WW'] }), [half]],
      [DEFENDER, defender('WW', { edge: 'short', withBua: true }), [half]],
      [DEFENDER, defender('WW', { edge: 'short', withBua: false }), ['his army list allows no BUA', half]],
      ['bhgs:5.1', invader('Rd'), ['it does not leave the central sectors']],
      [INVADER, invader('H(S)', { size: 1, withRoad: true }), ['all of its slopes are steep']],
      [EXTRA, invader('Wd', { size: 1 }), ['the defender has placed his terrain']],
      [EXTRA, invader('Wd', { size: 1, featuresAlready: [by('defender', 'V', { size: 2 })] }), []],
      [DEFENDER, defender('Rd'), ['it links with a BUA, or joins or crosses an earlier road']],
      [DEFENDER, defender('Rd', { compulsory: true }), []],
      [DEFENDER, defender('Wd', { size: 1 }), []],
      [DEFENDER, defender('fields', { size: 1 }), ['BUA and fields are entirely within one sector']],
      [
        DEFENDER,
        defender('BUA', { size: 1 }),
        [
          "it is in a flank sector or linked with a road of the invader's",
          'BUA and fields are entirely within one sector',
        ],
      ],
      [DEFENDER, defender('BUA', { size: 1, withinSector: true, linked: false }), ['it is in a flank sector']],
      [DEFENDER, defender('BUA', { size: 1, withinSector: true, linked: true }), []],
      [DEFENDER, defender('BUA', { size: 1, withinSector: true, sector: 'flank' }), []],
      [
        DEFENDER,
        defender('BUA', { size: 1, withinSector: true, sector: 'central' }),
        ["it is linked with a road of the invader's"],
      ],
      [
        DEFENDER,
        defender('BUA', { size: 1, withinSector: true, sector: 'flank', featuresAlready: [by('invader', 'WW')] }),
        ['it is in contact with the WW'],
      ],
      [DEFENDER, defender('BUA', { size: 1, withinSector: true, touchesWaterway: true }), []],
      [
        'bhgs:5.6',
        defender('BUA', { size: 1, hillSize: 1, withinSector: true, touchesWaterway: true }),
        [
          'the BUA part has PF around it, if it is more than 750 paces across',
          'hill and BUA overlap to the greatest extent possible',
        ],
      ],
      [
        'bhgs:5.6',
        defender('BUA', { size: 1, hillSize: 1, withinSector: true, touchesWaterway: true, across: 751 }),
        ['the BUA part has PF around it', 'hill and BUA overlap to the greatest extent possible'],
      ],
      [
        'bhgs:5.6',
        defender('BUA', { size: 1, hillSize: 1, withinSector: true, touchesWaterway: true, across: 750 }),
        ['hill and BUA overlap to the greatest extent possible'],
      ],
    ],
    (found, expected) => {
      expect(found.conditions).toEqual(expected);
    },
  );
});

describe('what is left open', () => {
  const river = 'whether a river is 1 feature equivalent: the sheet does not name what it says this of';
  const sector = 'by which dice it goes into which sector';
  each<readonly string[]>(
    [
      ['dbm-3.1:p13-para3-fe', invader('Rv'), [river]],
      [
        'dbm-3.1:p13-para3-fe',
        defender('Rv', { compulsory: true }),
        ['whether a river without dice is bound to a zone', river],
      ],
      ['-', defender('Wd', { size: 1 }), [sector]],
      ['-', defender('Wd'), [sector, 'how many feature equivalents it is']],
      ['-', defender('BUA', { size: 1 }), []],
      ['-', defender('fields', { size: 1 }), []],
      ['-', defender('WW'), []],
      [
        'bhgs:5.6',
        defender('BUA', { size: 1, hillSize: 1, compulsory: true }),
        ['whether the hill of a compulsory BUA counts in full or as half'],
      ],
      ['bhgs:5.6', defender('BUA', { size: 1, hillSize: 1, compulsory: true, withCompulsoryWaterway: true }), []],
    ],
    (found, expected) => {
      expect(found.leftOpen).toEqual(expected);
    },
  );
});

describe('what is still to be placed', () => {
  each<readonly string[]>(
    [
      [DEFENDER, defender('Wd', { size: 1, compulsoryTypes: ['Wd', 'V'] }), ['V']],
      [
        DEFENDER,
        defender('Wd', { size: 1, compulsoryTypes: ['Rv', 'V', 'Wd'], featuresAlready: [by('invader', 'Rv')] }),
        ['V'],
      ],
      ['bhgs:5.6', defender('BUA', { size: 1, hillSize: 1, compulsoryTypes: ['H(S)', 'BUA'] }), ['H(S)']],
      [
        'disc:compulsory-ww-dice',
        defender('Wd', { size: 1, compulsoryTypes: ['WW', 'Wd'], failedFor: ['WW'] }),
        new PerEdition<readonly string[]>(['WW'], ['WW'], ['WW'], []),
      ],
    ],
    (found, expected) => {
      expect(found.compulsoryStillToPlace).toEqual(expected);
    },
  );
});

describe.each([
  ['terrain-choosing.invader', invader('Rv', { compulsory: true })],
  ['terrain-choosing.invader', invader('H(S)', { size: 1, withRoad: true })],
  ['terrain-choosing.invader-extra', invader('Wd', { size: 1 })],
  ['terrain-choosing.defender', defender('Wd', { size: 1 })],
  ['terrain-choosing.defender', defender('WW')],
])('in 3.0 the answer rests on %s', (clause, question) => {
  test(JSON.stringify(question), () => {
    expect(answer('3.0', question)).toMatchObject({ answer: null, trail: [{ step: 'not held', clause }] });
  });
});

test.each(HELD)("in %s it is left open whether the invader's water needs the defender's list", (edition) => {
  for (const feature of ['WW', 'Rv', 'Rd']) {
    const found = answer(edition, invader(feature, { ...BOATS, terrainInList: ['Wd'] }));
    expect(found).toMatchObject({ answer: null, trail: [{ clause: 'terrain-choosing.opening' }] });
    expect(answer(edition, invader(feature, { ...BOATS, terrainInList: [feature] })).allowed).toBe(true);
  }
});

test.each(HELD)('in %s we do not know of fields by the invader', (edition) => {
  const found = answer(edition, invader('fields', { size: 1 }));
  expect(found).toMatchObject({ answer: null, trail: [{ clause: 'terrain-choosing.feature-types' }] });
});

describe('clarifications that decide are in the trail', () => {
  test.each<readonly [string, Question]>([
    ['bhgs.5.1', invader('Rd')],
    ['bhgs.5.2', defender('WW', { compulsory: true, terrainInList: ['WW'] })],
    ['bhgs.5.3', defender('hill', { size: 1, slopes: 'gentle' })],
    ['bhgs.5.6', defender('BUA', { size: 1, hillSize: 1 })],
    ['bhgs.5.7', defender('BUA', { size: 1, withCompulsoryWaterway: true })],
    ['bhgs.5.8', defender('H(S)', { size: 1, replacesBeach: true })],
    ['bhgs.5.9', defender('Wd', { size: 1.5, compulsory: true })],
  ])('%s', (clause, question) => {
    for (const edition of HELD) {
      const { trail } = answer(edition, question) as unknown as Answer;
      expect(trail.map((step) => step.clause)).toContain(clause);
    }
  });
});

describe('the reason that a waterway is permitted', () => {
  const dice = 'it needs a dice';
  const none = 'a WW is compulsory, so it needs no dice';
  test.each<readonly [string, Question, readonly string[]]>([
    [DEFENDER, defender('WW', { withBua: true }), [dice, dice, dice, dice]],
    [
      'dbm-3.4: a compulsory one is diced for too',
      defender('WW', { withBua: true, compulsory: true }),
      [none, none, none, dice],
    ],
  ])('%s', (_, question, reasons) => {
    const allows = HELD.map((edition) => (answer(edition, question) as unknown as Answer).trail[0]);
    const clause = 'terrain-choosing.defender-waterway';
    expect(allows).toEqual(reasons.map((label) => ({ step: 'allows', clause, label })));
  });
});

test.each(HELD)(
  'in %s a compulsory feature is permitted by the clause on these, not as one that he chooses',
  (edition) => {
    const { trail } = answer(edition, defender('Wd', { size: 1, compulsory: true })) as unknown as Answer;
    const allows = trail.filter(({ step }) => step === 'allows').map(({ clause }) => clause);
    expect(allows).toEqual(['terrain-choosing.defender-compulsory']);
  },
);
