import type { Answered } from '../../asking/index.ts';
import type { Understood } from '../../understanding/index.ts';
import { misread, sentence } from './misread.ts';
import { outcomesOf } from './outcomes.ts';

/** An answer as it is read out. */
export function inWords({ title, doubts, alternatives }: Answered, understood: Understood, edition: string): string {
  const answers = alternatives.map(
    ({ label, reply }) => `${label === '' ? '' : `${label}: `}${outcomesOf(reply).join('; ')}.`,
  );
  return [
    `Computed by the rules of ${edition}, ${title}:`,
    ...answers,
    ...doubts.map(sentence),
    ...misread(understood),
  ].join(' ');
}
