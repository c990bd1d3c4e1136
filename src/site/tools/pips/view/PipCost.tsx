import type { PipShown } from '../../index.ts';
import type { SummaryProps } from '../../calculator/result-views.ts';
import { signed } from '../../../wording/signed.ts';
import { Verdict } from '../../calculator/answer/Verdict.tsx';
import '../../calculator/answer/Verdict.css';

/** What a move costs, and of what that is made up. */
export function PipCost({ answer, wants }: SummaryProps<PipShown>) {
  if (answer === null) return <Verdict figure={null}>{wants}</Verdict>;
  return (
    <Verdict
      figure={
        <>
          {answer.pips} <small>{answer.pips === 1 ? 'PIP' : 'PIPs'}</small>
        </>
      }
    >
      <ul class="sums">
        <li>
          <b>{answer.base}</b> basic
        </li>
        {answer.modifiers.map(({ amount, label }, index) => (
          <li key={index}>
            <b>{signed(amount, false)}</b> {label}
          </li>
        ))}
      </ul>
    </Verdict>
  );
}
