import { describe, expect, test } from 'vitest';
import { answerOf, createRuleSet, DBM, DBM_QUERIES, QuestionError } from '../../../index.ts';
import { clause } from '../../../tests/build.ts';

type Seen = Readonly<Record<string, unknown>>;

/** What a rule sees of a question. */
function seen(question: Seen): Seen {
  let placing: Seen = {};
  const set = createRuleSet(DBM, 'invented', [
    clause('all', ({ mayPlaceFeature, yes }) => {
      mayPlaceFeature((about) => {
        placing = { ...about };
        return yes('why not');
      });
    }),
  ]);
  answerOf(DBM_QUERIES.terrain.pose(question), set);
  return placing;
}

test('what is left out is false, none, or not told', () => {
  expect(seen({ role: 'defender', feature: 'Wd' })).toMatchObject({
    size: null,
    listedCompulsory: false,
    compulsory: false,
    slopes: null,
    coverings: [],
    withRoad: false,
    hillSize: 0,
    across: null,
    hasPf: null,
    terrainInList: [],
    compulsoryTypes: [],
    navalElements: null,
    failedFor: [],
    die: null,
    positionDie: null,
    edge: null,
    course: null,
    sector: null,
    withinSector: null,
    touchesWaterway: null,
    touchesRearEdge: null,
    linked: null,
    withBua: null,
    mandatory: false,
    replacesBeach: false,
    promontory: false,
    already: [],
    sameType: [],
    outstanding: [],
    hill: null,
  });
});

test.each([
  ['Wd', 'Wd'],
  ['wd', 'Wd'],
  ['Wood', 'Wd'],
  ['woods', 'Wd'],
  ['waterway', 'WW'],
  ['River', 'Rv'],
  ['road', 'Rd'],
  ['bua', 'BUA'],
  ['built-up area', 'BUA'],
  ['Built up area', 'BUA'],
  ['town', 'BUA'],
  ['water way', 'WW'],
  ['brush', 'RGo'],
  ['rocky ground', 'RGo'],
  ['h(s)', 'H(S)'],
  ['steep hill', 'H(S)'],
  ['gentle hill', 'H(G)'],
  ['vineyards', 'V'],
  ['orchards', 'O'],
  ['rough going', 'RGo'],
  ['field', 'fields'],
])('%s is read as %s, on the table too', (given, code) => {
  expect(seen({ role: 'defender', feature: given }).feature).toBe(code);
  const { already } = seen({ role: 'defender', feature: 'marsh', featuresAlready: [{ feature: given }] });
  expect(already).toMatchObject([{ feature: code }]);
});

test('the sheets call the invader the attacker too', () => {
  expect(seen({ role: 'attacker', feature: 'Rv' })).toMatchObject({ invader: true, defender: false });
});

describe('what follows from what is told', () => {
  test.each<readonly [string, Seen, Seen]>([
    ['a defender', { feature: 'Wd' }, { defender: true, invader: false, area: true, types: ['Wd'] }],
    ['an invader', { role: 'invader', feature: 'Wd' }, { defender: false, invader: true }],
    ['a waterway is no area feature', { feature: 'WW' }, { area: false }],
    ['nor is a river', { feature: 'Rv' }, { area: false }],
    ['nor is a road', { feature: 'Rd' }, { area: false }],
    ['a hill is one', { feature: 'hill', slopes: 'steep' }, { area: true, types: [] }],
    [
      'a gentle hill has gentle slopes',
      { feature: 'H(G)' },
      { hill: { slopes: 'gentle', coverings: [], class: 'H(G)', needs: [] } },
    ],
    [
      'of a steep one that is not told',
      { feature: 'H(S)' },
      { hill: { slopes: null, coverings: [], class: 'H(S)' }, types: ['H(S)'] },
    ],
    ['a BUA may have a hill', { feature: 'BUA', hillSize: 1 }, { hill: { slopes: null }, types: ['BUA'] }],
    ['or none', { feature: 'BUA' }, { hill: null }],
    ['a type is compulsory in a list', { feature: 'Wd', compulsory: true }, { listedCompulsory: true }],
    ['or among its types', { feature: 'Wd', compulsoryTypes: ['V', 'Wd'] }, { listedCompulsory: true }],
    ['or is not', { feature: 'Wd', compulsoryTypes: ['V'] }, { listedCompulsory: false }],
    ['a hill with the road', { role: 'invader', feature: 'H(S)', withRoad: true }, { withRoad: true }],
    [
      'follows from the road',
      { role: 'invader', feature: 'H(S)', featuresAlready: [{ feature: 'Rd' }] },
      { withRoad: true },
    ],
    [
      "but not from the defender's",
      { role: 'invader', feature: 'H(S)', featuresAlready: [{ feature: 'Rd', role: 'defender' }] },
      { withRoad: false },
    ],
    ['nor for a wood', { role: 'invader', feature: 'Wd', featuresAlready: [{ feature: 'Rd' }] }, { withRoad: false }],
    [
      "nor for the defender's hill",
      { feature: 'H(S)', featuresAlready: [{ feature: 'Rd', role: 'invader' }] },
      { withRoad: false },
    ],
    ['a BUA that goes with a waterway', { feature: 'BUA', withCompulsoryWaterway: true }, { mandatory: true }],
    ['only a BUA does', { feature: 'Wd', withCompulsoryWaterway: true }, { mandatory: false }],
    [
      "only the defender's does",
      { role: 'invader', feature: 'BUA', withCompulsoryWaterway: true },
      { mandatory: false },
    ],
  ])('%s', (_, question, expected) => {
    expect(seen({ role: 'defender', ...question })).toMatchObject(expected);
  });

  test('features on the table are of the one who asks, unless told', () => {
    const featuresAlready = [{ feature: 'Wd' }, { feature: 'Rv', role: 'invader' }, { feature: 'V', role: 'defender' }];
    expect(seen({ role: 'defender', feature: 'Wd', featuresAlready })).toMatchObject({
      already: [{ role: 'defender' }, { role: 'invader' }, { role: 'defender' }],
      sameType: [{ feature: 'Wd' }],
    });
    expect(seen({ role: 'invader', feature: 'O', featuresAlready })).toMatchObject({
      already: [{ invader: true }, { invader: true }, { defender: true }],
    });
  });

  test('a list that is not told lacks nothing, and is not known to have anything', () => {
    type Ask = Readonly<Record<'listLacks' | 'listHas', (type: string) => boolean>>;
    const told = seen({ role: 'defender', feature: 'Wd', terrainInList: ['V'] }) as unknown as Ask;
    const untold = seen({ role: 'defender', feature: 'Wd' }) as unknown as Ask;
    const asked = [told, untold].map((list) => [list.listLacks('V'), list.listLacks('Wd'), list.listHas('V')]);
    expect(asked).toEqual([
      [false, true, true],
      [false, false, false],
    ]);
  });
});

describe('a question that is not well formed', () => {
  const hill = 'expected a hill, or a built-up area with a hillSize, found "feature": "Wd"';
  test.each<readonly [string, Seen, string, string]>([
    ['no role', { feature: 'Wd' }, 'role', 'expected one of "invader", "defender", found nothing'],
    [
      'role misspelt',
      { role: 'defendr', feature: 'Wd' },
      'role',
      'unknown value "defendr", did you mean "defender"? (one of "invader", "defender")',
    ],
    [
      'a part of a half',
      { role: 'defender', feature: 'Wd', size: 0.7 },
      'size',
      'expected a number of 0 or more, in halves, found 0.7',
    ],
    [
      'nothing',
      { role: 'defender', feature: 'Wd', size: 0 },
      'size',
      'expected more than 0 feature equivalents, found 0',
    ],
    ['slopes of a wood', { role: 'defender', feature: 'Wd', slopes: 'steep' }, 'slopes', hill],
    ['coverings of a wood', { role: 'defender', feature: 'Wd', coverings: ['V'] }, 'coverings', hill],
    [
      'slopes of a BUA without a hill',
      { role: 'defender', feature: 'BUA', slopes: 'steep' },
      'slopes',
      'expected a hill, or a built-up area with a hillSize, found "feature": "BUA"',
    ],
    [
      'a hill of which nothing is told',
      { role: 'defender', feature: 'hill' },
      'slopes',
      'expected the slopes or the coverings of the hill, or "H(G)" or "H(S)" as feature',
    ],
    [
      "the defender's hill with the invader's road",
      { role: 'defender', feature: 'H(S)', withRoad: true },
      'withRoad',
      "expected a hill of the invader's, as only those go with his road",
    ],
    [
      'a wood with the road',
      { role: 'invader', feature: 'Wd', withRoad: true },
      'withRoad',
      "expected a hill of the invader's, as only those go with his road",
    ],
    [
      'a hill in a wood',
      { role: 'defender', feature: 'Wd', hillSize: 1 },
      'hillSize',
      'expected a built-up area, as only that incorporates a hill, found "feature": "Wd"',
    ],
    [
      'the same on the table',
      { role: 'defender', feature: 'Wd', featuresAlready: [{ feature: 'V' }, { feature: 'Wd', hillSize: 1 }] },
      'featuresAlready[1].hillSize',
      'expected a built-up area, as only that incorporates a hill, found "feature": "Wd"',
    ],
    [
      'nothing on the table',
      { role: 'defender', feature: 'Wd', featuresAlready: [{ feature: 'V', size: 0 }] },
      'featuresAlready[0].size',
      'expected more than 0 feature equivalents, found 0',
    ],
    [
      'a field misspelt',
      { role: 'defender', feature: 'Wd', compulsary: true },
      'compulsary',
      'unknown field, did you mean "compulsory"?',
    ],
  ])('has %s', (_, question, field, problem) => {
    const pose = () => DBM_QUERIES.terrain.pose(question);
    expect(pose).toThrow(QuestionError);
    expect(pose).toThrow(`${JSON.stringify(field)}: ${problem}`);
  });

  test('names the nearest feature', () => {
    expect(() => DBM_QUERIES.terrain.pose({ role: 'defender', feature: 'Wode' })).toThrow('did you mean "Wd"?');
  });
});

test.each<readonly [Seen, string]>([
  [{ role: 'defender', feature: 'Wd' }, 'The defender places Wd'],
  [{ role: 'defender', feature: 'other' }, 'The defender places another area feature'],
  [{ role: 'invader', feature: 'hill', slopes: 'gentle' }, 'The invader places hill (all slopes gentle)'],
  [
    { role: 'invader', feature: 'H(S)', slopes: 'mixed', coverings: ['Wd', 'V'], withRoad: true },
    'The invader places H(S) (steep in part; covered with Wd, V; with his road)',
  ],
  [
    {
      role: 'defender',
      feature: 'BUA',
      size: 1,
      hillSize: 1.5,
      across: 800,
      hasPf: false,
      compulsory: true,
      sector: 'flank',
      touchesRearEdge: false,
      die: 5,
      terrainInList: ['BUA', 'Wd'],
      compulsoryTypes: ['BUA'],
    },
    'The defender places compulsory BUA (of 1 feature equivalents; with a hill of 1½; 800p across; without PF around it; in a flank sector; off the rear table edge; dice 5); permitted: BUA, Wd; compulsory: BUA',
  ],
  [
    {
      role: 'invader',
      feature: 'WW',
      navalElements: 2,
      edge: 'short',
      failedFor: ['Rv'],
      positionDie: 2,
      featuresAlready: [
        { feature: 'BUA', size: 1.5, hillSize: 0.5, role: 'defender', compulsory: true },
        { feature: 'Rd' },
      ],
    },
    "The invader places WW (along a short table edge; 2 naval elements; dice failed him for Rv; dice for the position 2); already there: the defender's compulsory BUA of 1½ feature equivalents with a hill of ½, the invader's Rd",
  ],
])('in words %#', (question, words) => {
  expect(DBM_QUERIES.terrain.pose(question).words()).toBe(words);
});

test.each<readonly [string, Seen, string]>([
  ['WW', { edge: 'long' }, 'along a long table edge'],
  ['WW', { edge: 'short' }, 'along a short table edge'],
  ['Rv', { course: 'longToLong' }, 'from long edge to long edge'],
  ['Rv', { course: 'shortToShort' }, 'from short edge to short edge'],
  ['Rv', { course: 'shortToWaterway' }, 'from a short edge to a waterway'],
  ['Rv', { course: 'shortToInvaderRiver' }, "from a short edge to the invader's river"],
  ['BUA', { sector: 'central' }, 'in a central sector'],
  ['BUA', { sector: 'flank' }, 'in a flank sector'],
  ['BUA', { withinSector: true }, 'entirely within it'],
  ['BUA', { withinSector: false }, 'not entirely within it'],
  ['BUA', { touchesWaterway: true }, 'in contact with the waterway'],
  ['BUA', { touchesWaterway: false }, 'not in contact with a waterway'],
  ['BUA', { touchesRearEdge: true }, 'on the rear table edge'],
  ['BUA', { touchesRearEdge: false }, 'off the rear table edge'],
  ['BUA', { hasPf: true }, 'with PF around it'],
  ['BUA', { hasPf: false }, 'without PF around it'],
  ['BUA', { linked: true }, 'linked'],
  ['BUA', { linked: false }, 'not linked'],
  ['WW', { withBua: true }, 'with a BUA in contact'],
  ['WW', { withBua: false }, 'without a BUA'],
])('%s with %j, in words: %s', (feature, told, words) => {
  const question = { role: 'defender', feature, ...told };
  expect(DBM_QUERIES.terrain.pose(question).words()).toBe(`The defender places ${feature} (${words})`);
});
