import { describe, expect, test } from 'vitest';
import { readBase, readFactor } from '../of-one-element.ts';
import { asking, said, state, troop } from './pieces.ts';

const FACTOR = asking('factor');
const BASE = asking('base');

describe('the factor of an element', () => {
  test('is asked by that word, by the arm that it meets, or by each', () => {
    const each = readFactor(said(FACTOR, troop('Ax')))?.question;
    expect(each?.untold.find(({ name }) => name === 'arm')).toMatchObject({ assumed: null });
    expect(readFactor(said(FACTOR, troop('Ax'), state('arm', 'foot')))?.question.told).toMatchObject({ arm: 'foot' });
  });

  test('is none of odds, of several, or of two', () => {
    expect(readFactor(said(asking('odds'), troop('Ax')))).toBeNull();
    expect(readFactor(said(FACTOR, troop('Ax', 2)))).toBeNull();
    expect(readFactor(said(FACTOR, troop('Ax'), troop('Bd')))).toBeNull();
  });
});

test('how deep a base is hangs on the figures, and whether it is double', () => {
  const question = readBase(said(BASE, troop('Kn'), state('double')))?.question;
  expect(question?.told).toMatchObject({ 'a.type': 'Kn', double: '1' });
  expect(question?.untold.map(({ name }) => name)).toContain('figures');
  expect(readBase(said(BASE, troop('Kn', 2)))).toBeNull();
  expect(readBase(said(troop('Kn')))).toBeNull();
});
