import type { Titled } from '../asking/index.ts';
import { signed } from '../../wording/signed.ts';
import { rowOf } from './words/row-of.ts';

interface Props {
  readonly steps: readonly { readonly clause: string; readonly label: string; readonly amount?: number | null }[];
  /** The steps name troops for whom others stand as well: their clauses are named instead. */
  readonly general: boolean;
  readonly titles: Titled;
  readonly urlOf: (clause: string) => string;
}

/** The steps of an answer, each leading to its clause. */
export function StepLinks({ steps, general, titles, urlOf }: Props) {
  const first = steps.findIndex(({ amount }) => typeof amount === 'number');
  return (
    <ul class="step-links">
      {steps.map(({ clause, label, amount }, index) => (
        <li key={`${clause} ${String(index)}`}>
          {typeof amount === 'number' && <b>{signed(amount, index === first)}</b>}
          <a href={urlOf(clause) + rowOf(label)}>{general ? (titles.get(clause)?.title ?? label) : label}</a>
        </li>
      ))}
    </ul>
  );
}
