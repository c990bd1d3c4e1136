import { describe, expect, test } from 'vitest';
import { answerDifferenceOf } from '../editions/answer-difference.ts';
import type { Rests } from '../editions/unsure.ts';
import { toldIn, type Told } from '../matrix/answers-of.ts';
import { joined, partOf, PARTS, type Matrix } from '../matrix/matrix.ts';
import { talliedAnswers } from '../matrix/tally-of-answers.ts';
import { prove, type TheoremCode } from '../proving/prove.ts';
import { lineDimension, trainingDimension } from '../spaces/lines.ts';
import { countOf, questionAt, type AnswerSpace } from '../spaces/space.ts';

const space: AnswerSpace = {
  name: 'small',
  title: 'Small',
  holds: '',
  notVaried: '',
  query: 'pips',
  says: ['pips'],
  dimensions: [lineDimension('elements', ['Bd (S)', 'Bd (O)', 'Exp']), trainingDimension('elements')],
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What each kind of troops pays, regular and then irregular. */
function answers(texts: readonly string[]): (index: number) => Told {
  return (index) => toldIn(texts[index] ?? 'open');
}

function matrix(texts: readonly string[]): Matrix {
  return joined(Array.from({ length: PARTS }, (_, part) => partOf(space, part, (index) => texts[index] ?? 'open')));
}

const one = '{"pips":1}';
const two = '{"pips":2}';
const dash = '{"pips":null}';
const neverCheaper: TheoremCode = ({ everyAnswer }) => {
  everyAnswer((question) => {
    const regular = question.in('training') === 'Irr' ? question.with('training', 'Reg') : null;
    return regular === null ? undefined : (question.amount('pips') ?? 0) >= (regular.amount('pips') ?? 0);
  });
};

test('a space of questions asks each kind, regular and irregular', () => {
  expect(countOf(space)).toBe(6);
  expect(questionAt(space, 3)).toEqual({ elements: [{ troop: 'Irr Bd (O)' }] });
});

describe('the prover', () => {
  test('tries every question that is answered, beside the one that it is compared to', () => {
    const proof = prove({ space, answers: answers([one, two, one, one, one, 'open']) }, neverCheaper);
    expect([sumOf(proof.concerned), sumOf(proof.exceptions)]).toEqual([2, 0]);
  });

  test('finds what is false, by troops', () => {
    const proof = prove({ space, answers: answers([two, one, one, one, two, one]) }, neverCheaper);
    expect([sumOf(proof.concerned), sumOf(proof.exceptions)]).toEqual([3, 2]);
    expect(proof.largest.map(({ a, b, count }) => [a, b, count])).toEqual([
      ['Bd (S)', null, 1],
      ['Exp', null, 1],
    ]);
    expect(proof.smallest && questionAt(space, proof.smallest.index)).toEqual({ elements: [{ troop: 'Irr Bd (S)' }] });
  });

  test('knows troops by type, grade and arm, and leads to another grade', () => {
    const proof = prove({ space, answers: answers([one, one, one, one, one, one]) }, ({ everyAnswer }) => {
      everyAnswer((question) => {
        if (question.is('Exp')) return question.arm === 'mounted' && question.graded('S') === null;
        const other = question.is('Bd', 'S') ? question.graded('O') : null;
        return other === null ? undefined : other.is('Bd', 'O') && other.arm === 'foot' && other.same(question);
      });
    });
    expect([sumOf(proof.concerned), sumOf(proof.exceptions)]).toEqual([4, 0]);
  });

  test('refuses a name that the answers of the space do not say, and a claim of throws', () => {
    const all = { space, answers: answers([one, one, one, one, one, one]) };
    expect(() =>
      prove(all, ({ everyAnswer }) => {
        everyAnswer((question) => question.amount('paces') === null);
      }),
    ).toThrow('expected one of pips, found "paces"');
    expect(() =>
      prove(all, ({ everySituation }) => {
        everySituation(() => true);
      }),
    ).toThrow('expected a theorem to claim something with everyAnswer');
  });
});

test('answers are counted by what they say; what is open or no question stands apart', () => {
  expect(talliedAnswers(matrix([one, two, two, 'unasked', dash, 'open']))).toEqual({
    situations: 6,
    open: 1,
    unasked: 1,
    rows: 5,
    says: { pips: { '1': 1, '2': 2, null: 1 } },
  });
});

test('answers of two editions are compared where both give one, by how they changed', () => {
  const older = matrix([one, one, one, one, dash, 'unasked']);
  const newer = matrix([two, two, one, 'open', one, 'unasked']);
  expect(answerDifferenceOf(space, older, newer, () => null)).toEqual({
    situations: 6,
    decided: 4,
    open: 1,
    changed: 3,
    answers: [
      { by: { pips: 1 }, changed: 2, of: ['Bd (S)'], index: 0, older: { pips: 1 }, newer: { pips: 2 } },
      { by: { pips: 'told' }, changed: 1, of: ['Exp'], index: 4, older: { pips: null }, newer: { pips: 1 } },
    ],
    unsure: [],
  });
});

test('those that rest on what no sheet settles are not counted among them, but by what that is', () => {
  const older = matrix([one, one, one, one, one, one]);
  const newer = matrix([two, two, two, two, one, two]);
  const rests = (why: string): Rests => ({ older: [{ standing: 'taken', why }], newer: [] });
  const restsOf = (index: number): Rests | null => [null, rests('once'), rests('twice'), rests('twice')][index] ?? null;
  const { changed, answers: sure, unsure } = answerDifferenceOf(space, older, newer, restsOf);
  expect([changed, sure.map(({ of }) => of)]).toEqual([2, [['Bd (S)', 'Exp']]]);
  expect(unsure).toEqual([
    {
      rests: rests('twice'),
      changed: 2,
      answers: [{ by: { pips: 1 }, changed: 2, of: ['Bd (O)'], index: 2, older: { pips: 1 }, newer: { pips: 2 } }],
    },
    {
      rests: rests('once'),
      changed: 1,
      answers: [{ by: { pips: 1 }, changed: 1, of: ['Bd (S)'], index: 1, older: { pips: 1 }, newer: { pips: 2 } }],
    },
  ]);
});
