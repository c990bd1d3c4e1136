import { expect, test } from 'vitest';
import type { PublishedExample } from '../../../compiler/publish/index.ts';
import { withoutAnswer } from '../without-answer.ts';

const example = (question: string, ...lacks: readonly string[]): PublishedExample => ({
  code: '',
  question,
  result: lacks.length > 0 ? 'not held' : '1',
  notHeld: lacks.length > 0,
  trail: lacks.map((clause) => ({ step: 'not held', clause, label: clause })),
});

test('of several that an edition cannot answer it is said once, with each text that they lack', () => {
  const [first, second, third] = [example('a', 'x', 'y'), example('b'), example('c', 'x')];
  expect(withoutAnswer([first, second, third])).toEqual({
    answered: [second],
    unanswered: [first, third],
    lacking: ['x', 'y'],
  });
});

test('one alone stands with the others', () => {
  const examples = [example('a', 'x'), example('b')];
  expect(withoutAnswer(examples)).toEqual({ answered: examples, unanswered: [], lacking: [] });
});
