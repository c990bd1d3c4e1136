import type { Answered } from '../asking/index.ts';
import type { Understood } from '../understanding/index.ts';
import { outcomesOf } from './outcomes.ts';

/** An answer as it is read out. */
export function inWords({ title, alternatives }: Answered, { unread }: Understood, edition: string): string {
  const answers = alternatives.map(
    ({ label, reply }) => `${label === '' ? '' : `${label}: `}${outcomesOf(reply).join('; ')}.`,
  );
  const left = unread.length === 0 ? [] : [`Not understood: ${unread.join(', ')}.`];
  return [`Computed by the rules of ${edition}, ${title}:`, ...answers, ...left].join(' ');
}
