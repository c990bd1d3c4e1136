import { describe, expect, test } from 'vitest';
import { answerIn, deciderIn, yesIn } from './eligibility-ask.ts';

/** Typed from the sources, not from the content. */
const EVERY = ['3.0', '3.1', '3.2', '3.3', '3.4'];

type Question = Readonly<Record<string, unknown>>;

/** Which rank of these supports against which enemy; `since` names the editions in which it does. */
type Row = readonly [
  item: string,
  front: string,
  ranks: readonly string[],
  enemy: string,
  yes: boolean,
  more?: Question,
];

const double = { doubleBased: true, listRequiresDoubleBase: true };
const psiloi = (weapon: string | null, ...before: null[]) => ({
  listPermitsPsiloiSupport: true,
  rankWeapons: [...before, weapon],
});

function asked(name: string, front: string, ranks: readonly string[], enemy: string, more: Question = {}) {
  return EVERY.map((edition) => yesIn(edition, name, { front, ranks, enemy, ...more }));
}

/** The last rank, the same from 3.1 on. In 3.0 the conditions are not held. */
function rows(name: string, table: readonly Row[]): void {
  const named = table.map((row) => [row.slice(0, 5).map(String).join(', '), row] as const);
  test.each(named)('%s', (_, [, front, ranks, enemy, yes, more]) => {
    expect(asked(name, front, ranks, enemy, more)).toEqual([null, yes, yes, yes, yes]);
  });
}

describe('what the last rank gives', () => {
  rows('support', [
    ['ps31:rear-support-knights', 'Kn (I)', ['Kn (I)'], 'Bd (O)', true, double],
    ['ps31:rear-support-knights', 'Kn (I)', ['Kn (I)'], 'Kn (O)', true, double],
    ['ps31:rear-support-knights', 'Kn (I)', ['Kn (I)'], 'Cv (O)', true, double],
    ['ps31:rear-support-knights', 'Kn (I)', ['Kn (I)'], 'LH (O)', true, double],
    ['ps31:rear-support-knights', 'Kn (I)', ['Kn (I)'], 'El (O)', false, double],
    ['ps31:rear-support-knights', 'Kn (I)', ['Kn (I)'], 'Bd (O)', false],
    ['dbm-3.1:p22-rear-support-b3-spears', 'Sp (O)', ['Sp (O)'], 'Kn (O)', true],
    ['dbm-3.1:p22-rear-support-b3-spears', 'Sp (O)', ['Sp (I)'], 'Kn (O)', false],
    ['dbm-3.1:p22-rear-support-b3-spears', 'Sp (O)', ['Sp (O)'], 'Kn (O)', false, { rankGoing: ['rough'] }],
    ['dbm-3.1:p22-rear-support-b3-spears', 'Sp (O)', ['Sp (O)', 'Sp (O)'], 'Kn (O)', false],
    ['dbm-3.1:p23-outcome-para6-spears-pikes-blades', 'Sp (O)', ['Sp (O)'], 'El (O)', true],
    ['dbm-3.1:p22-rear-support-b4-pikes', 'Pk (O)', ['Pk (O)'], 'Kn (O)', true],
    ['dbm-3.1:p22-rear-support-b4-pikes', 'Pk (O)', ['Pk (O)', 'Pk (O)'], 'Kn (O)', true],
    ['dbm-3.1:p22-rear-support-b4-pikes', 'Pk (O)', ['Pk (O)', 'Pk (I)'], 'Kn (O)', false],
    ['dbm-3.1:p22-rear-support-b4-pikes', 'Pk (O)', ['Pk (O)', 'Pk (O)', 'Pk (O)'], 'Bd (O)', true],
    ['dbm-3.1:p22-rear-support-b4-pikes', 'Pk (O)', ['Pk (O)', 'Pk (O)', 'Pk (O)'], 'Kn (O)', false],
    ['dbm-3.1:p22-rear-support-b5-pikes-x', 'Pk (X)', ['Pk (I)'], 'Bd (O)', true],
    ['dbm-3.1:p22-rear-support-b5-pikes-x', 'Pk (X)', ['Pk (X)', 'Pk (I)'], 'Bd (O)', true],
    ['dbm-3.1:p22-rear-support-b5-pikes-x', 'Pk (X)', ['Pk (O)'], 'Bd (O)', false],
    ['ps31:rear-support-warband', 'Wb (O)', ['Wb (F)'], 'Bd (O)', true],
    ['ps31:rear-support-warband', 'Wb (O)', ['Ax (O)'], 'Bd (O)', false],
    ['ps31:rear-support-warband', 'Wb (O)', ['Wb (O)', 'Wb (O)'], 'Bd (O)', false],
    ['ps31:rear-support-auxilia-x', 'Ax (X)', ['Ax (X)'], 'Kn (O)', true],
    ['ps31:rear-support-auxilia-x', 'Ax (X)', ['Ax (X)', 'Ax (X)'], 'Kn (O)', true],
    ['ps31:rear-support-auxilia-x', 'Ax (X)', ['Ax (O)', 'Ax (X)'], 'Kn (O)', false],
    ...['Sp (O)', 'Pk (O)', 'Bd (O)', 'Ax (O)', 'Bw (O)'].flatMap((enemy): Row[] => [
      ['ps31:rear-support-auxilia-other', 'Ax (S)', ['Ax (S)'], enemy, true],
      ['ps31:rear-support-auxilia-other', 'Ax (S)', ['Ax (O)'], enemy, false],
      ['ps31:rear-support-bowmen', 'Bw (O)', ['Bw (O)'], enemy, true],
      ['ps31:rear-support-bowmen', 'Bw (O)', ['Bw (S)'], enemy, false],
    ]),
    ['ps31:rear-support-auxilia-other', 'Ax (S)', ['Ax (S)'], 'Wb (O)', false],
    ['ps31:rear-support-auxilia-other', 'Ax (S)', ['Ax (S)'], 'Kn (O)', false],
    ['ps31:rear-support-bowmen', 'Bw (O)', ['Bw (O)'], 'Wb (O)', false],
    ['ps31:rear-support-bowmen', 'Bw (O)', ['Bw (O)'], 'Bd (O)', false, { weapon: 'bow', rankWeapons: ['crossbow'] }],
    ['dbm-3.1:p22-rear-support-b12-psiloi', 'Ps (S)', ['Ps (O)'], 'LH (O)', true],
    ['dbm-3.1:p22-rear-support-b12-psiloi', 'Ps (O)', ['Ps (S)'], 'LH (O)', false],
    ['dbm-3.1:p22-rear-support-b12-psiloi', 'Ps (S)', ['Ps (O)'], 'Ax (O)', false],
    ['dbm-3.1:p23-outcome-para6-spears-pikes-blades', 'Bd (O)', ['Bd (O)'], 'Kn (O)', true],
    ['dbm-3.1:p23-outcome-para6-spears-pikes-blades', 'Bd (O)', ['Bd (O)'], 'Cm (S)', true],
    ['dbm-3.1:p23-outcome-para6-spears-pikes-blades', 'Bd (O)', ['Bd (O)'], 'Wb (O)', false],
    ['dbm-3.2:note-1-bd-inferior', 'Bd (I)', ['Bd (O)'], 'Kn (O)', false],
    ['dbm-3.2:note-1-bd-inferior', 'Bd (O)', ['Bd (I)'], 'Kn (O)', false],
    ['dbm-3.1:p23-mitigating-rear-support', 'Cv (O)', ['Cv (O)'], 'Kn (O)', true],
    ['dbm-3.1:p23-mitigating-rear-support', 'Sp (O)', ['Sp (O)', 'Ps (O)'], 'Wb (O)', true, psiloi('bow', null)],
    ['dbm-3.1:p23-mitigating-rear-support', 'Sp (O)', ['Sp (O)', 'Ps (O)'], 'Bd (O)', false, psiloi('bow', null)],
  ]);
});

describe('dbm-3.1:p23-mitigating-rear-support, three cases', () => {
  const winners = ['Wb (O)', 'Kn (F)', 'Cv (O)', 'LH (O)', 'El (O)', 'Cm (S)', 'Exp', 'WWg (S)'];
  rows('mitigate', [
    ['cavalry behind cavalry', 'Cv (O)', ['Cv (O)'], 'Bd (O)', true],
    ['cavalry behind cavalry', 'Cv (I)', ['Cv (I)'], 'Kn (O)', true],
    ['cavalry behind cavalry', 'Cv (S)', ['Cv (S)'], 'Kn (O)', false],
    ['cavalry behind cavalry', 'Cv (O)', ['Cv (I)'], 'Kn (O)', false],
    ['cavalry behind cavalry', 'Cv (O)', ['Cv (O)'], 'El (O)', false],
    ['cavalry behind cavalry', 'Cv (O)', ['Cv (O)'], 'Art (O)', false],
    ['cavalry behind cavalry, under fire', 'Cv (O)', ['Cv (O)'], 'Bw (O)', true, { shotAt: true }],
    ['psiloi behind cavalry', 'Cv (O)', ['Ps (S)'], 'Cv (O)', true, psiloi(null)],
    ['psiloi behind cavalry', 'Cv (I)', ['Ps (I)'], 'Kn (X)', true, psiloi(null)],
    ['psiloi behind cavalry', 'Cv (O)', ['Ps (I)'], 'Kn (O)', false, psiloi(null)],
    ['psiloi behind cavalry', 'Cv (O)', ['Ps (O)'], 'Cv (O)', false, psiloi(null)],
    ['psiloi behind cavalry, no list', 'Cv (O)', ['Ps (I)'], 'Cv (O)', false],
    ...winners
      .filter((enemy) => enemy !== 'Exp')
      .map((enemy): Row => ['missile psiloi', 'Bd (O)', ['Ps (O)'], enemy, true, psiloi('bow')]),
    ['missile psiloi, touched by expendables', 'Bd (O)', ['Ps (O)'], 'Exp', false, psiloi('bow')],
    ['missile psiloi', 'Bd (O)', ['Ps (O)'], 'Kn (X)', false, psiloi('bow')],
    ['missile psiloi', 'Bd (O)', ['Ps (O)'], 'Bd (O)', false, psiloi('bow')],
    ['missile psiloi', 'Bd (O)', ['Ps (O)'], 'Wb (O)', true, psiloi('handgun')],
    ['missile psiloi', 'Bd (O)', ['Ps (O)'], 'Wb (O)', true, psiloi('crossbow')],
    ['missile psiloi', 'Bd (O)', ['Ps (O)'], 'Wb (O)', false, psiloi('sling')],
    ['missile psiloi, third rank', 'Bd (O)', ['Bd (O)', 'Ps (O)'], 'Wb (O)', true, psiloi('bow', null)],
    ['missile psiloi, third rank', 'Bd (O)', ['Bd (O)', 'Ps (O)'], 'Wb (O)', false, psiloi('handgun', null)],
    ['missile psiloi, under fire', 'Bd (O)', ['Ps (O)'], 'WWg (S)', false, { ...psiloi('bow'), shotAt: true }],
    ['no case', 'Wb (O)', ['Wb (O)'], 'Kn (O)', false],
  ]);

  test('troops who defend fortifications', () => {
    const enemy = { troop: 'Bd (O)', fortified: 'TF' };
    const question = { front: 'Bd (O)', ranks: ['Ps (O)'], enemy, ...psiloi('bow') };
    expect(EVERY.map((edition) => yesIn(edition, 'mitigate', question))).toEqual([null, true, true, true, true]);
  });
});

describe('dbm-3.1:p22-rear-support-para1: what bars support', () => {
  const fits = { front: 'Irr Wb (O)', ranks: ['Irr Wb (O)'], enemy: 'Irr Cv (O)' };

  test.each<[string, Question, boolean]>([
    ['nothing', {}, true],
    ['another command', { otherCommand: true }, false],
    ['out of line', { outOfLine: true }, false],
    ['another facing', { facesAnotherWay: true }, false],
    ['a gap between', { apart: true }, false],
    ['chariots', { chariot: true }, false],
    ['difficult going in front', { going: 'difficult' }, false],
    ['difficult going behind', { rankGoing: ['difficult'] }, false],
    ['rough going', { going: 'rough', rankGoing: ['rough'] }, true],
    ['fortifications', { fortified: 'PF' }, false],
    ['shooting', { shotAt: true, enemy: 'Bw (O)' }, false],
    ['expendables', { enemy: 'Exp' }, false],
    ['artillery (S) moved into', { enemy: 'Art (S)', movedIntoContact: true }, false],
    ['artillery (S)', { enemy: 'Art (S)' }, true],
    ['artillery (O) moved into', { enemy: 'Art (O)', movedIntoContact: true }, true],
    ['another type between', { ranks: ['Irr Ax (O)', 'Irr Wb (O)'] }, false],
  ])('%s', (_, about, yes) => {
    const question = { ...fits, ...about };
    expect(EVERY.map((edition) => yesIn(edition, 'support', question))).toEqual([null, yes, yes, yes, yes]);
    if (!yes) expect(deciderIn('3.4', 'support', question)).toBe('rear-support.conditions');
  });

  test('bhgs:20.1 bars mitigation too', () => {
    const question = { front: 'Cv (O)', ranks: ['Cv (O)'], enemy: 'Kn (O)', rankGoing: ['difficult'] };
    expect(EVERY.map((edition) => yesIn(edition, 'mitigate', question))).toEqual([null, false, false, false, false]);
    expect(answerIn('3.4', 'mitigate', question).trail.map(({ clause }) => clause)).toEqual([
      'rear-support.conditions',
      'mitigating-rear-support.procedure',
      'bhgs.20.1',
    ]);
  });
});

describe('where an edition differs', () => {
  test.each<[string, Question, readonly (boolean | null)[]]>([
    [
      'dbm-3.2:p22-rear-support-warband-delete a third rank alone, against knights',
      { front: 'Wb (O)', ranks: ['Wb (O)', 'Wb (O)'], enemy: 'Kn (O)' },
      [null, true, false, false, false],
    ],
    [
      'dbm-3.2:p23-outcome-para9-warband a third rank of four, against knights',
      { front: 'Wb (O)', ranks: ['Wb (O)', 'Wb (O)', 'Wb (O)'], rank: 3, enemy: 'Kn (O)' },
      [null, true, true, true, true],
    ],
    [
      'dbm-3.2:p23-outcome-para9-warband a fourth rank, against cavalry',
      { front: 'Wb (O)', ranks: ['Wb (O)', 'Wb (O)', 'Wb (O)'], enemy: 'Cv (O)' },
      [null, true, false, false, false],
    ],
    [
      'dbm-3.2:p22-rear-support-mixed-grade pikes (I) behind (O), as the list says',
      { front: 'Pk (O)', ranks: ['Pk (I)'], enemy: 'Bd (O)', listPermitsMixedGrade: true },
      [null, false, true, true, true],
    ],
    [
      'dbm-3.2:p22-rear-support-mixed-grade spears (O) behind (S), as the list says',
      { front: 'Sp (S)', ranks: ['Sp (O)'], enemy: 'Bd (O)', listPermitsMixedGrade: true },
      [null, false, false, false, false],
    ],
    [
      'dbm-3.3:s4-p23-spears spears (I) behind (O) against elephants, as the list says',
      { front: 'Sp (O)', ranks: ['Sp (I)'], enemy: 'El (O)', listPermitsMixedGrade: true },
      [null, false, false, true, true],
    ],
    [
      'dbm-3.3:s4-p23-pikes pikes (I) behind (O) against elephants, as the list says',
      { front: 'Pk (O)', ranks: ['Pk (I)'], enemy: 'El (O)', listPermitsMixedGrade: true },
      [null, false, false, true, true],
    ],
    [
      'dbm-3.3:s3-p22-b1-first-i knights (I) behind (O) on a double base',
      { front: 'Kn (O)', ranks: ['Kn (I)'], enemy: 'Bd (O)', ...double },
      [null, false, false, true, true],
    ],
    [
      'dbm-3.3:s3-p22-b1-shot-at knights (I) behind (I) under fire',
      { front: 'Kn (I)', ranks: ['Kn (I)'], enemy: 'Bw (O)', shotAt: true, ...double },
      [null, true, true, false, false],
    ],
    [
      'dbm-3.2:p10-double-based-cavalry cavalry (S) double-based, which fight as (O)',
      { front: 'Cv (S)', ranks: ['Cv (S)'], enemy: 'Bd (O)', ...double },
      [null, false, true, true, true],
    ],
  ])('%s', (_, question, yes) => {
    expect(EVERY.map((edition) => yesIn(edition, 'support', question))).toEqual(yes);
  });

  test('the clause that decides changes too', () => {
    const knights = { front: 'Kn (I)', ranks: ['Kn (I)'], enemy: 'Bw (O)', shotAt: true, ...double };
    expect(EVERY.map((edition) => deciderIn(edition, 'support', knights))).toEqual([
      'rear-support.conditions',
      'glossary.rear-support',
      'glossary.rear-support',
      'rear-support.conditions',
      'rear-support.conditions',
    ]);
    const spears = { front: 'Sp (S)', ranks: ['Sp (O)'], enemy: 'Bd (O)', listPermitsMixedGrade: true };
    expect(EVERY.slice(1).map((edition) => deciderIn(edition, 'support', spears))).toEqual([
      'glossary.rear-support',
      ...['3.2', '3.3', '3.4'].map(() => 'rear-support.mixed-grade'),
    ]);
  });
});
