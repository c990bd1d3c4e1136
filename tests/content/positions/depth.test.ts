import { describe, expect, test } from 'vitest';
import { baseDepth } from '../../../src/positions/index.ts';
import { parseTroop, TROOP_TYPES, type TroopType } from '../../../src/rules/index.ts';
import { editions, rulesOf } from '../ask.ts';
import { askTable } from './ask-table.ts';

const newest = editions.at(-1) ?? '';

/** In paces, of 15 mm figures; those that are not here, our sources do not tell. */
const DEPTHS: Readonly<Record<string, number>> = {
  'Sp (O)': 30,
  'Pk (I)': 30,
  'Bd (S)': 30,
  'Bd (X)': 30,
  'Bd (F)': 40,
  'Wb (S)': 30,
  'Wb (O)': 30,
  'Wb (F)': 40,
  'Ax (O)': 40,
  'Bw (X)': 40,
  'Ps (S)': 40,
  'Kn (F)': 60,
  'Cv (O)': 60,
  'LH (F)': 60,
  'Cm (O)': 60,
  'WWg (O)': 160,
};

describe.each(editions)('how deep bases are, in %s', (edition) => {
  const depth = (troop: string): number | null =>
    baseDepth(rulesOf(edition), parseTroop(troop), { figures: 15, measure: 'millimetres' });

  test.each(Object.entries(DEPTHS))('%s: %d paces', (troop, paces) => {
    expect(depth(troop)).toBe(paces);
    expect(depth(`Irr ${troop}`)).toBe(paces);
  });

  test('of all other types our sources do not tell', () => {
    const told = new Set(Object.keys(DEPTHS).map((troop) => troop.split(' ')[0]));
    const others = (Object.keys(TROOP_TYPES) as TroopType[]).filter((type) => !told.has(type));
    expect(others).toEqual(['El', 'Exp', 'Hd', 'Art', 'Bge', 'Gal', 'Shp', 'Bts']);
    for (const type of others) expect(depth(TROOP_TYPES[type].graded ? `${type} (O)` : type), type).toBeNull();
  });

  test('nor of larger figures', () => {
    for (const troop of Object.keys(DEPTHS))
      expect(baseDepth(rulesOf(edition), parseTroop(troop), { figures: 25, measure: 'millimetres' }), troop).toBeNull();
  });
});

describe('a position that leaves the depth out', () => {
  const march = (position: readonly string[]) => askTable(newest, { ask: 'march', position, mover: 'B' });
  const mover = 'B: Reg Bd (O) at 0,0 facing N';

  test('has it by the troop, with the clause in the trail', () => {
    // Knights are 60 deep, so that their rear is at 190: measured from there, the enemy behind it is 60 closer.
    const { rulings, trail } = march([mover, 'A: enemy Irr Kn (F) at 0,-250 facing S']);
    const told = march(['B: Reg Bd (O) 30 deep at 0,0 facing N', 'A: enemy Irr Kn (F) 60 deep at 0,-250 facing S']);
    expect(rulings).toEqual(told.rulings);
    expect(rulings[0]?.fields.nearestKnownEnemy).toBe(160);
    expect(trail.filter(({ clause }) => clause === 'element-basing.base-depth')).toEqual([
      {
        step: 'base depth',
        clause: 'element-basing.base-depth',
        label: 'Bases of blades (O) are 15 mm deep',
        amount: 15,
      },
      {
        step: 'base depth',
        clause: 'element-basing.base-depth',
        label: 'Bases of knights (F) are 30 mm deep',
        amount: 30,
      },
    ]);
    expect(told.trail.filter(({ clause }) => clause === 'element-basing.base-depth')).toEqual([]);
  });

  test('is as deep, told in inches', () => {
    const { rulings } = march(['scale 15 mm in inches', mover, 'A: enemy Irr Kn (F) at 0,-250 facing S']);
    expect(rulings[0]?.fields.nearestKnownEnemy).toBe(160);
  });

  test.each([
    ['A: enemy Irr El (O) at 0,300 facing S', 'our sources do not tell how deep bases of El (O) are'],
    ['A: enemy Exp at 0,300 facing S', 'our sources do not tell how deep bases of Exp are'],
    ['A: enemy at 0,300 facing S', 'expected the depth of its base in paces, as in "30 deep", or its troop'],
    ['A: enemy at 0,300 facing S\nscale 25 mm in millimetres', 'are with 25 mm figures'],
  ])('names the element and what is wrong: %j', (line, message) => {
    expect(() => march([mover, line])).toThrow(message);
    expect(() => march([mover, line])).toThrow(
      /^"position": [AB]: expected the depth of its base in paces, as in "30 deep"/u,
    );
  });
});
