import { inFractions } from '../../../../rules/index.ts';
import type { Step } from '../../index.ts';
import '../../../clause/examples/trail.css';

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

/** The first figure stands as it is, the others are added to it. */
export function signed(amount: number, first: boolean): string {
  const digits = inFractions(Math.abs(amount));
  if (amount < 0) return `−${digits}`;
  return first ? digits : `+${digits}`;
}
