import type { Step } from '../../index.ts';
import { signed } from '../../../wording/signed.ts';
import '../../../parts/trail.css';

interface Props {
  readonly steps: readonly Step[];
  readonly urlOf: (clause: string) => string;
  /** In how many throws in all; none where nothing hangs on dice. */
  readonly throws?: number;
  /** What the amounts come to. */
  readonly sum?: { readonly amount: number; readonly words: string };
}

/** Steps that counted, each with its amount, and each leading to its clause. */
export function StepList({ steps, urlOf, throws, sum }: Props) {
  if (steps.length === 0 && sum === undefined) return null;
  return (
    <ul class="trail">
      {steps.map((step, index) => (
        <li key={`${step.step} ${step.clause} ${String(index)}`} class={step.throws === null ? undefined : 'chancy'}>
          {step.amount !== null && <b>{signed(step.amount, index === 0 && step.throws === null)}</b>}
          <a href={urlOf(step.clause)}>{step.label}</a>
          {step.throws !== null && throws !== undefined && (
            <span class="throws">
              in {step.throws} of {throws}
            </span>
          )}
        </li>
      ))}
      {sum !== undefined && (
        <li class="sum">
          <b>{signed(sum.amount, true)}</b>
          <span>{sum.words}</span>
        </li>
      )}
    </ul>
  );
}
