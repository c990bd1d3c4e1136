import { describe, expect, test } from 'vitest';
import { addUp, decide } from '../decide.ts';
import { NotHeldError } from '../rule-errors.ts';
import { notHeld } from '../not-held.ts';
import { clause } from '../../tests/build.ts';

describe('a step with one answer', () => {
  const answers = (...values: (number | undefined | typeof notHeld)[]) =>
    values.map((value, index) => ({ clause: clause(`c.${index}`), apply: () => value as number | undefined }));
  const ask = (all: ReturnType<typeof answers>) => decide(all, (rule) => rule());

  test('is decided by the last that answers, as the particular stands after the general', () => {
    expect(ask(answers(1, 2, 3))).toMatchObject({ value: 3, clause: { id: 'c.2' } });
    expect(ask(answers(1, 2, undefined))).toMatchObject({ value: 2, clause: { id: 'c.1' } });
    expect(ask(answers(1))).toMatchObject({ value: 1, clause: { id: 'c.0' } });
  });

  test('counts 0 as an answer', () => {
    expect(ask(answers(1, 0))?.value).toBe(0);
  });

  test('is open if none answers', () => {
    expect(ask(answers(undefined, undefined))).toBeNull();
    expect(ask(answers())).toBeNull();
  });

  test('is not told where the deciding wording is not held', () => {
    expect(() => ask(answers(1, notHeld, undefined))).toThrow(NotHeldError);
    expect(() => ask(answers(1, notHeld))).toThrow('we have no text of c.1');
  });

  test('is told where wording that does not decide is not held', () => {
    expect(ask(answers(notHeld, 1))?.value).toBe(1);
  });
});

describe('a step whose amounts add up', () => {
  const answers = (...values: (number | typeof notHeld)[]) =>
    values.map((value, index) => ({ clause: clause(`c.${index}`), apply: () => value }));
  const ask = (all: ReturnType<typeof answers>) => addUp(all, (rule) => rule());

  test('lists every amount other than 0, in printed order', () => {
    expect(ask(answers(2, 0, -1)).map(({ value, clause: { id } }) => [value, id])).toEqual([
      [2, 'c.0'],
      [-1, 'c.2'],
    ]);
    expect(ask(answers())).toEqual([]);
  });

  test('is not told where any wording is not held', () => {
    expect(() => ask(answers(1, notHeld, 2))).toThrow(new NotHeldError(clause('c.1')));
  });
});
