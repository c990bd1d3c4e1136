import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Step } from '../../index.ts';
import { ComparedAnswers } from '../answer/ComparedAnswers.tsx';

const rulesOf = (edition: string) => ({ edition, rules: {} as never, urlOf: (clause: string) => `#${clause}` });

/** The cell of a step that only one edition has. */
function cellOf(step: string, amount: number): string {
  const here: Step = { step, amount, throws: null, side: null, clause: 'a.b', label: 'some step' };
  const comparison = { differs: true, facts: [], steps: [{ here, there: null, differs: true }] };
  const html = renderToString(
    h(ComparedAnswers, { comparison, here: rulesOf('3.3'), there: rulesOf('3.4'), sides: null }),
  );
  return /<a href="#a\.b">([^<]*)</.exec(html)?.[1] ?? html;
}

test('what is added has its sign, and a limit has none', () => {
  expect(cellOf('rear support', 1)).toBe('+1');
  expect(cellOf('demoralised at', 4)).toBe('4');
  expect(cellOf('quarter lost at', 2.5)).toBe('2½');
});
