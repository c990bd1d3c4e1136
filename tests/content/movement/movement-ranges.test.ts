import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES, GRADES, TROOP_TYPES } from '../../../src/rules/index.ts';
import { editions, rulesOf } from '../ask.ts';

function rangeOf(edition: string, troop: string, more: Readonly<Record<string, unknown>> = {}) {
  return ask(DBM_QUERIES.range, rulesOf(edition), { troop, ...more });
}

const [base = '', ...later] = editions;

/** The play sheet. */
const SHEET: readonly (readonly [cite: string, troops: readonly string[], paces: number])[] = [
  ['ps31:range-artillery-x', ['Art (X)'], 100],
  ['ps31:range-bow', ['Bw (S)', 'Bw (O)', 'Bw (I)', 'Bw (F)', 'Bw (X)'], 200],
  ['ps31:range-artillery-i', ['Art (I)'], 200],
  ['ps31:range-war-wagons', ['WWg (S)', 'WWg (O)'], 200],
  ['ps31:range-galley', ['Gal (S)', 'Gal (O)', 'Gal (I)', 'Gal (F)', 'Gal (X)'], 200],
  ['ps31:range-ships', ['Shp (S)', 'Shp (O)', 'Shp (X)'], 200],
  ['ps31:range-boats-s', ['Bts (S)'], 200],
  ['ps31:range-artillery-s-o', ['Art (S)', 'Art (O)'], 500],
];
/** dbm-3.1:p21-shooting-para1-s1-2 names them; the play sheet has no row for them. */
const NOT_HELD = ['El (X)', 'Bts (X)', 'Art (F)'];
const SHOOTERS = new Set(SHEET.flatMap(([, troops]) => troops).concat(NOT_HELD));
const EVERYBODY = Object.entries(TROOP_TYPES).flatMap(([type, { graded }]) =>
  graded ? GRADES.map((grade) => `${type} (${grade})`) : [type],
);

describe.each(editions)('ranges in %s', (edition) => {
  test.each(SHEET)('%s', (_, troops, paces) => {
    for (const troop of troops) {
      expect(rangeOf(edition, troop), troop).toMatchObject({ rangePaces: paces });
      expect(rangeOf(edition, troop, { distance: paces }), troop).toMatchObject({ inRange: true });
      expect(rangeOf(edition, troop, { distance: paces + 1 }), troop).toMatchObject({ inRange: false });
    }
  });

  test.each(NOT_HELD)('disc:ps31-ranges: that of %s is not held', (troop) => {
    const answer = rangeOf(edition, troop);
    expect(answer).toMatchObject({ answer: null });
    expect(answer.trail.at(-1)).toMatchObject({ step: 'not said', clause: 'distant-shooting.ranges' });
  });

  test('the weapon changes nothing', () => {
    for (const weapon of ['bow', 'longbow', 'crossbow', 'handgun', 'sling', 'javelin'])
      expect(rangeOf(edition, 'Reg Bw (O)', { weapon })).toMatchObject({ rangePaces: 200 });
  });
});

describe.each(later)('dbm-3.1:p21-shooting-para1-s1-2: who may shoot in %s', (edition) => {
  test('those with a range, and nobody else', () => {
    const told = EVERYBODY.filter((troop) => !NOT_HELD.includes(troop)).map((troop) => {
      const answer = rangeOf(edition, troop, { distance: 10 });
      if ('answer' in answer) throw new Error(`expected an answer for ${troop}`);
      return [troop, answer.canShoot, answer.inRange, answer.rangePaces !== null];
    });
    expect(told).toEqual(
      EVERYBODY.filter((troop) => !NOT_HELD.includes(troop)).map((troop) => {
        const shoots = SHOOTERS.has(troop);
        return [troop, shoots, shoots, shoots];
      }),
    );
  });

  test.each(NOT_HELD)('%s may, though how far is not held', (troop) => {
    expect(rangeOf(edition, troop, { distance: 10 })).toMatchObject({ answer: null, canShoot: true, rangePaces: null });
  });

  test('psiloi with bows do not', () => {
    expect(rangeOf(edition, 'Irr Ps (O)', { weapon: 'bow', distance: 10 })).toEqual({
      edition,
      canShoot: false,
      rangePaces: null,
      inRange: false,
      why: 'psiloi (O) are not among those who may shoot',
      trail: [
        {
          step: 'refuses',
          clause: 'distant-shooting.who-may-shoot',
          label: 'psiloi (O) are not among those who may shoot',
        },
      ],
    });
  });
});

describe('the base', () => {
  test('does not tell who may shoot, but how far those on the sheet do', () => {
    expect(rangeOf(base, 'Reg Bw (O)')).toMatchObject({ canShoot: null, rangePaces: 200 });
    expect(rangeOf(base, 'Reg WWg (I)')).toMatchObject({ canShoot: null, rangePaces: 200 });
    expect(rangeOf(base, 'Irr Ps (O)')).toMatchObject({ answer: null });
  });
});
