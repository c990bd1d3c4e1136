import { describe, expect, test } from 'vitest';
import { ask, createRuleSet, DBM, DBM_QUERIES, type DbmClauseCode } from '../../../index.ts';
import { clause } from '../../../tests/build.ts';

const WOOD = { role: 'defender', feature: 'Wd', size: 1.5 };

const allowed = clause('may', ({ mayPlaceFeature, yes }) => {
  mayPlaceFeature(() => yes('it may'));
});
const sized = clause('size', ({ featureSize }) => {
  featureSize(({ size }) => size ?? undefined);
});
const halved = clause('half', ({ featureCountsAs, placedAsCompulsory }) => {
  placedAsCompulsory(({ listedCompulsory }) => listedCompulsory);
  featureCountsAs(({ compulsory, actual }) => (compulsory ? actual / 2 : undefined));
});
const limited = clause('limit', ({ featureLimits }) => {
  featureLimits(() => ({ least: 1, most: 4 }));
});
const diced = clause('dice', ({ diceToPlace }) => {
  diceToPlace(() => ({ scores: [2, 3, 4], otherwise: 'nothing' }));
});

function answer(clauses: readonly DbmClauseCode[], question: Readonly<Record<string, unknown>> = {}) {
  return ask(DBM_QUERIES.terrain, createRuleSet(DBM, 'invented', clauses), { ...WOOD, ...question });
}

test('where no clause speaks, there is no answer', () => {
  expect(answer([])).toEqual({
    edition: 'invented',
    answer: null,
    why: 'no text that we have says whether the defender may place Wd',
    trail: [],
  });
  expect(answer([], { feature: 'hill', slopes: 'steep' })).toMatchObject({
    why: expect.stringMatching(/may place a hill$/u) as string,
  });
  expect(answer([], { feature: 'other' })).toMatchObject({
    why: expect.stringMatching(/may place another area feature$/u) as string,
  });
});

test('what no clause tells is null or empty', () => {
  expect(answer([allowed])).toEqual({
    edition: 'invented',
    allowed: true,
    why: 'it may',
    diceNeeded: [],
    ifDiceFail: null,
    position: null,
    conditions: [],
    featureEquivalents: null,
    actualFeatureEquivalents: null,
    totalFeatureEquivalents: null,
    minimum: null,
    maximum: null,
    orNone: false,
    compulsoryStillToPlace: [],
    hill: null,
    leftOpen: [],
    trail: [{ step: 'allows', clause: 'may', label: 'it may' }],
  });
});

describe('dice', () => {
  test('that are not thrown are told', () => {
    expect(answer([allowed, diced])).toMatchObject({
      allowed: true,
      why: 'it may',
      diceNeeded: [2, 3, 4],
      ifDiceFail: 'nothing',
      trail: [{ step: 'allows' }, { step: 'dice', clause: 'dice', label: '2, 3 or 4, otherwise nothing' }],
    });
  });

  test('that succeed are told, and change nothing else', () => {
    expect(answer([allowed, diced], { die: 4 })).toEqual({
      ...answer([allowed, diced]),
      why: 'the dice shows 4, and 2, 3 or 4 is needed',
    });
  });

  test('that fail refuse', () => {
    const why = 'the dice shows 5, and 2, 3 or 4 is needed';
    expect(answer([allowed, diced], { die: 5 })).toMatchObject({
      allowed: false,
      why,
      trail: [{ step: 'allows' }, { step: 'refuses', clause: 'dice', label: why }],
    });
  });

  test('do not count where none are needed', () => {
    expect(answer([allowed], { die: 1 })).toMatchObject({ allowed: true });
  });

  test('are not blamed where a clause refuses', () => {
    const refused = clause('not', ({ mayPlaceFeature, no }) => {
      mayPlaceFeature(() => no('never'));
    });
    expect(answer([refused, diced], { die: 5 })).toMatchObject({ allowed: false, why: 'never' });
    expect(answer([refused, diced], { die: 2 })).toMatchObject({ allowed: false, why: 'never' });
  });

  test('of one score, or two', () => {
    const needing = (...scores: number[]) =>
      clause('dice', ({ diceToPlace }) => {
        diceToPlace(() => ({ scores, otherwise: 'nothing' }));
      });
    expect(answer([allowed, needing(6)], { die: 1 })).toMatchObject({ why: 'the dice shows 1, and 6 is needed' });
    expect(answer([allowed, needing(5, 6)], { die: 1 })).toMatchObject({
      why: 'the dice shows 1, and 5 or 6 is needed',
    });
  });
});

test('of a position, the row of the score that is thrown', () => {
  const rows = [
    { scores: [1, 2, 3], where: 'here' },
    { scores: [4, 5, 6], where: 'there', atLeast: 100, atMost: null },
  ];
  const placed = clause('where', ({ placingPosition }) => {
    placingPosition(() => ({ decides: 'where it goes', rows }));
  });
  expect(answer([allowed, placed])).toMatchObject({ position: { decides: 'where it goes', rows } });
  expect(answer([allowed, placed], { positionDie: 4 })).toMatchObject({
    position: { rows: [rows[1]] },
    trail: [{}, { step: 'position', clause: 'where', label: 'where it goes' }],
  });
});

test('conditions, and what is left open, are told with their clauses', () => {
  const telling = clause('tell', ({ placingCondition, placingLeftOpen }) => {
    placingCondition(() => 'it rains');
    placingCondition(() => undefined);
    placingLeftOpen(() => 'how much');
  });
  expect(answer([allowed, telling])).toMatchObject({
    conditions: ['it rains'],
    leftOpen: ['how much'],
    trail: [
      {},
      { step: 'condition', clause: 'tell', label: 'it rains' },
      { step: 'left open', clause: 'tell', label: 'how much' },
    ],
  });
});

describe('feature equivalents', () => {
  test('in full', () => {
    expect(answer([allowed, sized, halved])).toMatchObject({
      featureEquivalents: 1.5,
      actualFeatureEquivalents: 1.5,
      totalFeatureEquivalents: null,
      trail: [{}, { step: 'feature equivalents', amount: 1.5, clause: 'size', label: 'Wd: 1½' }],
    });
  });

  test.each([
    [0.5, 0.25, '¼'],
    [1, 0.5, '½'],
    [1.5, 0.75, '¾'],
    [2, 1, '1'],
    [4.5, 2.25, '2¼'],
    [5, 2.5, '2½'],
  ])('half of %d is %d, exact', (size, counted, label) => {
    expect(answer([allowed, sized, halved], { size, compulsory: true })).toMatchObject({
      featureEquivalents: counted,
      actualFeatureEquivalents: size,
      trail: [{}, {}, { step: 'counts as', amount: counted - size, clause: 'half', label: `it counts as ${label}` }],
    });
  });

  test('a clause may say that it counts in full', () => {
    const full = clause('full', ({ featureCountsAs }) => {
      featureCountsAs(({ actual }) => actual);
    });
    expect(answer([allowed, sized, halved, full], { compulsory: true })).toMatchObject({
      featureEquivalents: 1.5,
      trail: [{}, {}, { step: 'counts as', amount: 0, clause: 'full', label: 'it counts in full' }],
    });
  });

  test('a clause may round them, or not', () => {
    const rounding = (round: (amount: number) => number) =>
      clause('round', ({ featureRounding }) => {
        featureRounding(({ counted }) => round(counted));
      });
    const up = answer([allowed, sized, halved, rounding(Math.ceil)], { compulsory: true });
    expect(up).toMatchObject({
      featureEquivalents: 1,
      trail: [{}, {}, {}, { step: 'rounding', amount: 0.25, clause: 'round', label: 'rounded to 1' }],
    });
    const exact = answer([allowed, sized, halved, rounding((amount) => amount)], { compulsory: true });
    expect(exact).toMatchObject({ featureEquivalents: 0.75, trail: [{}, {}, {}, { amount: 0, label: 'not rounded' }] });
  });

  test('what is left open leaves the rest as it is', () => {
    const open = clause('open', ({ featureCountsAs, notHeld }) => {
      featureCountsAs(() => notHeld);
    });
    expect(answer([allowed, sized, open, limited])).toMatchObject({
      allowed: true,
      featureEquivalents: null,
      actualFeatureEquivalents: 1.5,
      totalFeatureEquivalents: null,
    });
  });

  test('a rule that throws is a mistake all the same', () => {
    const wrong = clause('wrong', ({ featureCountsAs }) => {
      featureCountsAs(() => {
        throw new Error('ouch');
      });
    });
    expect(() => answer([allowed, sized, wrong])).toThrow('the rule of wrong threw: ouch');
  });
});

describe('a total', () => {
  const table = [allowed, sized, halved, limited];
  const featuresAlready = [
    { feature: 'V', size: 1 },
    { feature: 'O', size: 1, role: 'invader' },
    { feature: 'marsh', size: 1, compulsory: true },
  ];

  test('is of the features of one player, each as it counts', () => {
    expect(answer(table, { featuresAlready })).toMatchObject({
      featureEquivalents: 1.5,
      totalFeatureEquivalents: 3,
      minimum: 1,
      maximum: 4,
      orNone: false,
      trail: [
        {},
        { step: 'already placed', amount: 1, clause: 'size', label: 'V: 1' },
        { step: 'already placed', amount: 0.5, clause: 'half', label: 'marsh: ½' },
        { step: 'feature equivalents', amount: 1.5 },
      ],
    });
    expect(answer(table, { role: 'invader', featuresAlready: [featuresAlready[1]] })).toMatchObject({
      totalFeatureEquivalents: 2.5,
    });
  });

  test('is not known where one of them is not', () => {
    expect(answer(table, { featuresAlready: [...featuresAlready, { feature: 'Wd' }] })).toMatchObject({
      totalFeatureEquivalents: null,
      featureEquivalents: 1.5,
    });
    expect(answer(table, { size: null, featuresAlready })).toMatchObject({ totalFeatureEquivalents: null });
  });

  test('is known to the clauses that judge', () => {
    const strict = clause('strict', ({ mayPlaceFeature, no }) => {
      mayPlaceFeature(({ total }) => (total === 3 ? no('three is too much') : undefined));
    });
    expect(answer([...table, strict], { featuresAlready })).toMatchObject({ allowed: false, why: 'three is too much' });
    expect(answer([...table, strict])).toMatchObject({ allowed: true });
  });

  test('is null where there are no limits', () => {
    expect(answer([allowed, sized], { featuresAlready })).toMatchObject({
      totalFeatureEquivalents: null,
      minimum: null,
    });
  });

  test('may be nothing at all', () => {
    const none = clause('limit', ({ featureLimits }) => {
      featureLimits(() => ({ least: 2, most: 3, orNone: true }));
    });
    expect(answer([allowed, none])).toMatchObject({ minimum: 2, maximum: 3, orNone: true });
  });
});

describe('what is still to be placed', () => {
  const duty = clause('duty', ({ compulsoryOutstanding }) => {
    compulsoryOutstanding(({ type, present, failedFor }) => !present && !failedFor.includes(type));
  });
  const compulsoryTypes = ['Wd', 'V', 'WW'];

  test.each<readonly [string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['all but the feature itself', {}, ['V', 'WW']],
    ['not what is there, whoever placed it', { featuresAlready: [{ feature: 'V', role: 'invader' }] }, ['WW']],
    ['not what dice have failed', { failedFor: ['WW'] }, ['V']],
    ['all, if the feature is another', { feature: 'O' }, ['Wd', 'V', 'WW']],
  ])('%s', (_, question, expected) => {
    expect(answer([allowed, duty], { compulsoryTypes, ...question })).toMatchObject({
      compulsoryStillToPlace: expected,
    });
  });

  test('the feature too, where it may not be placed', () => {
    expect(answer([allowed, duty, diced], { compulsoryTypes, die: 6 })).toMatchObject({
      compulsoryStillToPlace: ['Wd', 'V', 'WW'],
    });
  });

  test('is nothing where no clause makes it a duty', () => {
    expect(answer([allowed], { compulsoryTypes })).toMatchObject({ compulsoryStillToPlace: [] });
  });

  test('is known to the clauses that judge, before the feature', () => {
    const strict = clause('strict', ({ mayPlaceFeature, no }) => {
      mayPlaceFeature(({ outstanding }) => no(outstanding.join()));
    });
    expect(answer([strict, duty], { compulsoryTypes })).toMatchObject({ why: 'Wd,V,WW' });
  });
});

describe('a hill', () => {
  const classing = clause('class', ({ hillClass, slopeGoing, hillNeeds }) => {
    hillClass(({ slopes, coverings, withRoad }) =>
      slopes === 'gentle' && coverings.length === 0 && !withRoad ? 'H(G)' : 'H(S)',
    );
    slopeGoing(({ steep, covering }) => (steep ? 'difficult' : covering === 'V' ? undefined : 'rough'));
    hillNeeds(({ covering }) => (covering === 'V' ? undefined : ['H(S)', covering]));
  });
  const hill = (more: Readonly<Record<string, unknown>>) => answer([allowed, classing], { feature: 'hill', ...more });

  test.each<readonly [Readonly<Record<string, unknown>>, unknown]>([
    [{ slopes: 'gentle' }, { class: 'H(G)', going: {}, listNeeds: [] }],
    [{ slopes: 'steep' }, { class: 'H(S)', going: { steep: 'difficult' }, listNeeds: [] }],
    [
      { slopes: 'steep', coverings: ['Wd'] },
      { class: 'H(S)', going: { steep: 'difficult' }, listNeeds: ['H(S)', 'Wd'] },
    ],
    [
      { slopes: 'mixed', coverings: ['brush', 'O'] },
      {
        class: 'H(S)',
        going: { steep: 'difficult', 'gentle brush': 'rough', 'gentle O': 'rough' },
        listNeeds: ['H(S)', 'brush', 'O'],
      },
    ],
    [
      { slopes: 'gentle', coverings: ['V'] },
      { class: 'H(S)', going: {}, listNeeds: [] },
    ],
    [{ coverings: ['Wd'] }, { class: 'H(S)', going: {}, listNeeds: ['H(S)', 'Wd'] }],
    [{ feature: 'H(G)' }, { class: 'H(G)', going: {}, listNeeds: [] }],
    [
      { feature: 'BUA', hillSize: 1, slopes: 'gentle' },
      { class: 'H(G)', going: {}, listNeeds: [] },
    ],
  ])('%j', (question, expected) => {
    expect(hill(question)).toEqual(expect.objectContaining({ hill: expected }));
  });

  test('its trail', () => {
    expect(hill({ slopes: 'mixed', coverings: ['Wd'] }).trail.slice(1)).toEqual([
      { step: 'hill', clause: 'class', label: 'it is a H(S)' },
      { step: 'needs', clause: 'class', label: 'Wd on a hill: the list must include H(S) and Wd' },
      { step: 'going', clause: 'class', label: 'steep slopes: difficult going' },
      { step: 'going', clause: 'class', label: 'gentle Wd slopes: rough going' },
    ]);
  });

  test('is of its class, for the clauses and for what is there', () => {
    const same = clause('same', ({ mayPlaceFeature, no }) => {
      mayPlaceFeature(({ is, sameType, types }) => no(`${types.join()} ${String(is('H(S)'))} ${sameType.length}`));
    });
    const featuresAlready = [{ feature: 'H(S)' }, { feature: 'H(G)' }];
    const told = { feature: 'hill', slopes: 'steep', featuresAlready };
    expect(answer([same, classing], told)).toMatchObject({ why: 'H(S) true 1' });
    expect(answer([same, classing], { ...told, slopes: 'gentle' })).toMatchObject({ why: 'H(G) false 1' });
    expect(answer([same], told)).toMatchObject({ why: ' false 0' });
    expect(answer([same, classing], { feature: 'BUA', hillSize: 1, featuresAlready })).toMatchObject({
      why: 'BUA,H(S) false 0',
    });
  });

  test('there is none of a wood', () => {
    expect(answer([allowed, classing])).toMatchObject({ hill: null });
  });
});

test('a BUA goes with the compulsory waterway of the defender', () => {
  const telling = clause('tell', ({ mayPlaceFeature, no }) => {
    mayPlaceFeature(({ mandatory }) => no(String(mandatory)));
  });
  const bua = (waterway: Readonly<Record<string, unknown>>) =>
    answer([telling, halved], { feature: 'BUA', featuresAlready: [{ feature: 'WW', ...waterway }] });
  expect(bua({ compulsory: true })).toMatchObject({ why: 'true' });
  expect(bua({})).toMatchObject({ why: 'false' });
});
