import { describe, expect, test } from 'vitest';
import { readPips } from '../pips.ts';
import { asking, length, number, said, state, troop, type Said } from './pieces.ts';

const [PIPS, MOVE, HALT, MARCH] = [asking('pips'), asking('move'), asking('halt'), asking('march')];
const C_IN_C = state('role', 'C-in-C');

describe('the general', () => {
  test('who is named with a distance is the one measured from', () => {
    const { told } = readPips(said(PIPS, troop('LH'), MOVE, length(1300, true), C_IN_C))?.question ?? {};
    expect(told).toMatchObject({ dist: '1300' });
    expect(told).not.toHaveProperty('role');
  });

  test('who is with them may have used his modifier, and for a halt may have moved', () => {
    const untold = (...doing: readonly Said[]) =>
      readPips(said(PIPS, troop('Kn'), C_IN_C, ...doing))?.question.untold.map(({ name }) => name);
    expect(untold(MOVE)).toContain('used');
    expect(untold(MOVE)).not.toContain('genmoved');
    expect(untold(HALT)).toEqual(expect.arrayContaining(['used', 'genmoved']));
  });

  test('out of sight of him it counts how far he is', () => {
    const question = readPips(said(PIPS, troop('Ax'), MOVE, state('out')))?.question;
    expect(question?.told).toMatchObject({ sight: '0' });
    expect(question?.untold.map(({ name }) => name)).toContain('dist');
  });
});

test.each([
  ['a length that may be that of the move', said(PIPS, troop('Wb'), MOVE, length(50, false))],
  ['a distance from nobody', said(PIPS, troop('Wb'), MOVE, length(50, true))],
  ['a distance no table has', said(PIPS, troop('Wb'), MOVE, length(5001, true), state('gen'))],
  ['two generals and a distance', said(PIPS, C_IN_C, troop('Kn'), length(700, true), state('gen'))],
  ['a general who may be out of sight himself', said(PIPS, troop('Kn'), C_IN_C, state('out'), MOVE)],
  ['a number that may say which march of one element', said(PIPS, MARCH, troop('Ps', 4), state('form', 'single'))],
  ['a number that may say which march of a general', said(PIPS, MARCH, troop('Kn', 3), state('gen'))],
  ['more than the calculator takes', said(PIPS, troop('Wb', 41), MOVE)],
  ['several as a single element', said(PIPS, troop('Wb', 8), state('form', 'single'), MOVE)],
  ['several who mount with a general', said(PIPS, state('mount'), troop('Kn', 2), state('gen'))],
  ['a column that mounts', said(PIPS, state('mount'), troop('Kn'), state('form', 'column'))],
  ['a move beside a march', said(PIPS, MOVE, troop('LH'), MARCH)],
  ['a move beside a halt', said(PIPS, HALT, MOVE, troop('Wb'))],
  ['several marches', said(PIPS, number(3), { ...MARCH, typed: 'marches' }, troop('Kn'))],
  ['who is in sight and out of it', said(PIPS, troop('Wb'), MOVE, state('sight'), state('out'))],
])('no card for %s', (_, pieces) => {
  expect(readPips(pieces)).toBeNull();
});

test.each([
  ['who halts is told to deviate', said(PIPS, HALT, troop('Wb'), state('dev', 'yes'))],
  ['who halts is told to mount', said(PIPS, HALT, troop('Kn'), state('mount'))],
  ['who moves is held from advancing', said(PIPS, MOVE, troop('Wb'), state('spont'))],
  ['who wheels goes straight ahead', said(PIPS, MOVE, troop('Wb'), state('dev', 'yes'), state('dev', 'no'))],
])('%s: that is left', (_, pieces) => {
  expect(readPips(pieces)?.rest).not.toEqual([]);
});

test('a number that may say which march, or how many, is open', () => {
  const question = readPips(said(MARCH, troop('Wb', 2)))?.question;
  expect(question?.told).toMatchObject({ number: '2' });
  expect(question?.told).not.toHaveProperty('a.count');
  expect(question?.untold.find(({ name }) => name === 'numbers')).toMatchObject({
    label: '2nd march or 2 elements',
    options: [{ label: '2nd march of the bound' }, { label: '1st march of 2 elements' }],
    assumed: null,
  });
});

test('a column may be called a group, and to stop from moving is to halt', () => {
  const column = said(MARCH, number(3), troop('Wb'), state('form', 'line'), state('form', 'column'));
  expect(readPips(column)).toMatchObject({ rest: [], question: { told: { form: 'column' } } });
  const stop = said(PIPS, { ...HALT, typed: 'stop' }, troop('Wb'), { ...MOVE, typed: 'moving' });
  expect(readPips(stop)?.question.told).toMatchObject({ do: 'halt' });
});

test('who marches may mount on the way, and pays for it', () => {
  const told = readPips(said(PIPS, MARCH, number(2), troop('Kn'), state('mount')));
  expect(told).toMatchObject({ rest: [], question: { told: { do: 'march', nth: '2', form: 'single', mount: '1' } } });
});

test('several mount each by itself, and are no single element', () => {
  const told = (count: number | null) => readPips(said(PIPS, state('mount'), troop('Kn', count)))?.question.told;
  expect(told(null)).toMatchObject({ form: 'single' });
  expect(told(3)).toMatchObject({ 'a.count': '3' });
  expect(told(3)).not.toHaveProperty('form');
});

describe('without a word for PIPs', () => {
  test('who deviates asks what that costs', () => {
    const deviating: Said = { is: 'state', field: 'dev', value: 'yes', paid: true };
    expect(readPips(said(troop('Cv'), MOVE, deviating))?.question.told).toMatchObject({ do: 'move', dev: 'yes' });
    expect(readPips(said(troop('Cv'), MOVE, state('dev', 'yes')))).toBeNull();
    expect(readPips(said(troop('Cv'), MOVE))).toBeNull();
  });

  test('a number behind who marches says which march it is, unless it may be a price', () => {
    expect(readPips(said(MARCH, troop('Kn'), number(3)))?.question.told).toMatchObject({ nth: '3' });
    expect(readPips(said(MARCH, troop('Kn'), number(3), PIPS))).toBeNull();
    expect(readPips(said(MARCH, troop('Kn', 4), number(3)))).toBeNull();
  });
});
