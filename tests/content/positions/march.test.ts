import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const newest = editions.at(-1) ?? '';

const BLADES = [
  'B1: Reg Bd (O) 30 deep at 0,0 facing N',
  'B2: Reg Bd (O) 30 deep beside B1 right',
  'B3: Reg Bd (O) 30 deep behind B1',
];

/** Two files of blades, the one two deep, march among these enemy. */
function marched(
  enemy: readonly string[],
  tell: Readonly<Record<string, unknown>> = {},
  more: object = {},
  edition = newest,
): Answered {
  const position = [...BLADES, ...enemy];
  return askTable(edition, { ask: 'march', position, mover: 'B1', with: ['B2', 'B3'], tell, ...more });
}

const lh = (label: string, place: string): string => `${label}: enemy Irr LH (O) 60 deep ${place}`;
const wb = (label: string, place: string): string => `${label}: enemy Irr Wb (O) 30 deep ${place}`;

describe.each(editions.slice(1))('in %s', (edition) => {
  test.each([
    ['no enemy near', [lh('E', 'at 0,400 facing S')], {}, 'yes'],
    ['one of two files within 200p', [lh('E', 'at 0,150 facing S')], {}, 'yes'],
    ['as many as the front rank', [lh('E', 'at 0,150 facing S'), lh('F', 'at 90,150 facing S')], {}, 'no'],
    [
      'one of them beyond 200p',
      [lh('E', 'at 0,150 facing S'), lh('F', 'at 90,210 facing S')],
      { question: 'to50p' },
      'yes',
    ],
    [
      'one of them where hands cannot tell',
      [lh('E', 'at 0,150 facing S'), lh('F', 'at 90,199 facing S')],
      {},
      'too close',
    ],
    ['closer than 50p', [lh('E', 'at 0,40 facing S')], {}, 'no'],
    ['at 50p, as hands see it', [lh('E', 'at 0,50 facing S')], {}, 'too close'],
    ['at 50p, and there is no more to measure', [lh('E', 'at 0,50 facing S')], { question: 'to50p' }, 'yes'],
    ['one who is no skirmisher, and alone', [wb('E', 'at 0,150 facing S')], {}, 'yes'],
    [
      'one who is no skirmisher, and perhaps of a group',
      [wb('E', 'at 0,150 facing S'), wb('F', 'behind E'), wb('G', 'behind F')],
      { frontRank: 9 },
      'not told',
    ],
    ['behind counts as well', [lh('E', 'at 0,-150 facing N'), lh('F', 'at 90,-150 facing N')], {}, 'no'],
  ])('%s', (_name, enemy, tell, verdict) => {
    expect(marched(enemy, tell, {}, edition).verdict).toBe(verdict);
  });
});

test('in the base edition the wording is not held', () => {
  expect(marched([lh('E', 'at 0,150 facing S')], {}, {}, editions[0]).verdict).toBe('not held');
});

test('the front rank, and the enemy that count, are facts', () => {
  const [ruling] = marched([lh('E', 'at 0,150 facing S'), lh('F', 'at 90,250 facing S')]).rulings;
  expect(ruling?.facts.map(({ fact, answer, paces }) => [fact, answer, paces])).toEqual([
    ['the nearest enemy is E, 150 paces away', 'yes', null],
    ['E is within 200 paces', 'yes', 50],
    ['the front rank is B1, B2', 'yes', null],
  ]);
  expect(ruling?.fields).toMatchObject({
    frontRank: 2,
    nearestKnownEnemy: 150,
    enemyWithin200p: [{ troop: 'Irr LH (O)', inGroup: false }],
  });
});

test('enemy are counted where the march ends, and the nearest is measured where it starts', () => {
  const enemy = [lh('E', 'at 0,320 facing S'), lh('F', 'at 90,340 facing S')];
  const on = (to: string) => marched(enemy, { question: 'closerThan200p' }, { to });
  expect(on('at 0,130 facing N').verdict).toBe('yes');
  expect(on('at 0,150 facing N')).toMatchObject({ verdict: 'no', rulings: [{ fields: { nearestKnownEnemy: 320 } }] });
});

test('of a march that is told it is asked which limit it is to keep, and not only whether it can start', () => {
  expect(() => marched([lh('E', 'at 0,400 facing S')], {}, { to: 'at 0,380 facing N' })).toThrow(
    '"tell": expected what is asked of the march',
  );
});

test('a mover whose troop is not told cannot be asked about', () => {
  expect(() => marched([], {}, { position: ['B1: 30 deep at 0,0 facing N'], with: [] })).toThrow(
    '"position": B1: expected its troop, such as "Reg Bd (O)", found nothing',
  );
});
