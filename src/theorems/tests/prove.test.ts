import { describe, expect, test } from 'vitest';
import type { Fates } from '../../rules/index.ts';
import { extentOf, joined, PARTS, type Part } from '../matrix/matrix.ts';
import { Row, spellRow } from '../matrix/row.ts';
import { rowsIn, type Rows } from '../matrix/rows-of.ts';
import { tallied } from '../matrix/tally.ts';
import { askedOf, prove as proveTried, type Proof, type TheoremCode } from '../proving/prove.ts';
import { differenceOf } from '../editions/difference.ts';
import type { Rests } from '../editions/unsure.ts';
import { depthDimension, goingDimension, troopDimension } from '../spaces/dimensions.ts';
import { combatAt as questionAt, countOf, type CombatSpace } from '../spaces/space.ts';

const kinds = ['Bd (S)', 'Bd (O)', 'Exp'];
const dimensions = [troopDimension(kinds), depthDimension([1, 2]), goingDimension()];
const space: CombatSpace = {
  name: 'small',
  title: 'Small',
  holds: '',
  notVaried: '',
  query: 'combat',
  mode: 'close',
  a: dimensions,
  b: dimensions,
};

function prove(of: CombatSpace, rows: Rows, theorem: TheoremCode, parts?: readonly number[]): Proof {
  return proveTried({ space: of, rows }, theorem, parts);
}

function row(fates: (die: { a: number; b: number }) => Fates): Row {
  return new Row(
    spellRow(Array.from({ length: 36 }, (_, at) => fates({ a: Math.floor(at / 6) + 1, b: (at % 6) + 1 }))),
  );
}

const stands = row(() => ({ a: 'stand', b: 'stand' }));
const lost = row(({ a }) => ({ a: a < 3 ? 'destroyed' : 'recoil', b: 'stand' }));
const open = row(() => null);
const neverDestroyed: TheoremCode = ({ everySituation }) => {
  everySituation((situation) => situation.times('a', 'destroyed') === 0);
};
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

describe('a space', () => {
  test('counts itself, and every question of it is another', () => {
    expect(countOf(space)).toBe(18 * 18);
    const asked = Array.from({ length: 18 * 18 }, (_, index) => JSON.stringify(questionAt(space, index)));
    expect(new Set(asked).size).toBe(18 * 18);
  });

  test('is worked out in parts that hold each situation once', () => {
    const extents = Array.from({ length: PARTS }, (_, part) => extentOf(space, part));
    expect(extents[0]?.[0]).toBe(0);
    expect(extents.at(-1)?.[1]).toBe(18 * 18);
    for (const [at, [from]] of extents.slice(1).entries()) expect(from).toBe(extents[at]?.[1]);
  });

  test('asks of a column in bad going with the ranks there too', () => {
    const bad = Array.from({ length: 18 * 18 }, (_, index) => questionAt(space, index)).find(
      ({ a }) => a.going === 'rough' && Array.isArray(a.ranks),
    );
    expect(bad?.a).toEqual({ troop: 'Bd (S)', ranks: ['Bd (S)'], going: 'rough', rankGoing: ['rough'] });
  });
});

describe('the prover', () => {
  test('proves what holds of every situation, and counts them', () => {
    const proof = prove(space, () => stands, neverDestroyed);
    expect(sumOf(proof.concerned)).toBe(18 * 18);
    expect(sumOf(proof.exceptions)).toBe(0);
    expect(proof.smallest).toBeNull();
  });

  test('finds the smallest counter-example, as a question that can be asked', () => {
    // Blades (O) are lost whenever they are deep or in bad going, and expendables in rough going only.
    const rows = (index: number): Row => {
      const { a } = questionAt(space, index);
      const deepOrBad = 'ranks' in a || 'going' in a;
      return (a.troop === 'Bd (O)' && deepOrBad) || (a.troop === 'Exp' && a.going === 'rough') ? lost : stands;
    };
    const proof = prove(space, rows, neverDestroyed);
    expect(sumOf(proof.exceptions)).toBe(5 * 18 + 2 * 18);
    expect(proof.smallest && askedOf(space, proof.smallest)).toEqual({
      mode: 'close',
      a: { troop: 'Bd (O)', going: 'rough' },
      b: { troop: 'Bd (S)' },
    });
    expect(proof.largest[0]).toMatchObject({ a: 'Bd (O)', b: 'Bd (S)', count: 30 });
  });

  test('finds the throw, where it speaks of throws', () => {
    const proof = prove(
      space,
      () => lost,
      ({ everyThrow, worse }) => {
        everyThrow((situation, { a, b }) =>
          a === 6 ? undefined : !worse(situation.fate('a', { a, b }), situation.fate('a', { a: a + 1, b })),
        );
      },
    );
    expect(sumOf(proof.concerned)).toBe(18 * 18 * 30);
    expect(sumOf(proof.exceptions)).toBe(18 * 18 * 6);
    expect(proof.smallest?.dice).toEqual({ a: 2, b: 1 });
  });

  test('leaves aside what is not decided, and variants of which that is true', () => {
    const rows = (index: number): Row => (questionAt(space, index).a.troop === 'Bd (S)' ? open : stands);
    const all = prove(space, rows, neverDestroyed);
    expect(sumOf(all.concerned)).toBe(12 * 18);
    const graded = prove(space, rows, ({ everySituation }) => {
      everySituation((situation) => situation.graded('a', 'S') === null);
    });
    expect(sumOf(graded.exceptions)).toBe(0);
  });

  test('leads from a situation to one that differs in one value', () => {
    const proof = prove(
      space,
      (index) => ('ranks' in questionAt(space, index).b ? lost : stands),
      ({ everySituation }) => {
        everySituation((situation) => {
          if (situation.b.in('depth') !== '1') return undefined;
          const deeper = situation.with('b', 'depth', '2');
          return deeper !== null && !deeper.same(situation) && deeper.b.in('going') === situation.b.in('going');
        });
      },
    );
    expect([sumOf(proof.concerned), sumOf(proof.exceptions)]).toEqual([18 * 9, 0]);
  });

  test('refuses a theorem that claims nothing', () => {
    expect(() =>
      prove(
        space,
        () => stands,
        () => undefined,
      ),
    ).toThrow('expected a theorem to claim something with everySituation or everyThrow');
  });

  test('tries some parts only, where it is asked to', () => {
    const proof = prove(space, () => lost, neverDestroyed, [3]);
    const [from, until] = extentOf(space, 3);
    expect(proof.exceptions[3]).toBe(until - from);
    expect(sumOf(proof.exceptions)).toBe(until - from);
  });
});

describe('a matrix', () => {
  const part = (rows: readonly Row[], which: readonly number[]): Part => ({
    rows: rows.map(({ text }) => text),
    which: Uint32Array.from(which),
  });
  const half = 18 * 9;

  test('puts parts together whose rows are numbered otherwise', () => {
    const matrix = joined([part([stands, lost], [0, 1, 1]), part([lost, open], [0, 1])]);
    const rows = rowsIn(matrix);
    expect([0, 1, 2, 3, 4].map((index) => rows(index).text)).toEqual(
      [stands, lost, lost, lost, open].map(({ text }) => text),
    );
    expect(tallied(space, matrix)).toEqual({
      situations: 5,
      open: 1,
      rows: 3,
      a: { stand: 36, recoil: 72, flee: 0, destroyed: 36 },
      b: { stand: 144, recoil: 0, flee: 0, destroyed: 0 },
    });
  });

  test('of another edition tells what ends otherwise, by kind, and leaves aside what is not decided', () => {
    const older = joined([part([stands], new Array<number>(2 * half).fill(0))]);
    const changed = Array.from({ length: 2 * half }, (_, index) => {
      const { a, b } = questionAt(space, index);
      if (b.troop === 'Bd (S)') return 2;
      return a.troop === 'Exp' ? 1 : 0;
    });
    const difference = differenceOf(space, older, joined([part([stands, lost, open], changed)]), () => null);
    expect(difference).toMatchObject({ situations: 324, open: 108, changed: 72, unsure: [] });
    expect(difference.kinds).toEqual([
      { troop: 'Exp', changed: 72, against: ['Bd (O)', 'Exp'], most: { index: 222, throws: 36 } },
    ]);
    expect(questionAt(space, 222)).toMatchObject({ a: { troop: 'Exp' }, b: { troop: 'Bd (O)' } });
  });

  test('counts what rests on what no sheet settles apart', () => {
    const older = joined([part([stands], new Array<number>(2 * half).fill(0))]);
    const newer = joined([part([stands, lost], [...Array<number>(half).fill(0), ...Array<number>(half).fill(1)])]);
    const rests: Rests = { older: [], newer: [{ standing: 'taken', why: 'Exp taken as they are' }] };
    const restsOf = (index: number): Rests | null => {
      const { a, b } = questionAt(space, index);
      return a.troop === 'Exp' || b.troop === 'Exp' ? rests : null;
    };
    const { changed, kinds: sure, unsure } = differenceOf(space, older, newer, restsOf);
    expect([changed, ...sure.map(({ troop }) => troop)]).toEqual([36, 'Bd (O)']);
    expect(unsure.map((group) => [group.rests, group.changed])).toEqual([[rests, half - 36]]);
    expect(unsure[0]?.kinds.map(({ troop, against }) => [troop, against])).toEqual([
      ['Exp', ['Bd (O)', 'Bd (S)', 'Exp']],
    ]);
  });
});
