import type { PipShown } from '../../index.ts';
import type { DetailsProps } from '../../calculator/result-views.ts';
import { StepList } from '../../calculator/answer/StepList.tsx';

/** How a cost comes about: what is paid, and what saved a surcharge or failed to. */
export function PipSteps({ answer, urlOf }: DetailsProps<PipShown>) {
  const { pips, question, steps } = answer;
  const reasons = steps.filter(({ amount }) => amount === null);
  return (
    <section class="steps">
      <h2 id="steps">Working</h2>
      <p class="facts">{question}</p>
      <StepList
        steps={steps.filter(({ amount }) => amount !== null)}
        urlOf={urlOf}
        sum={{ amount: pips, words: 'in all' }}
      />
      {reasons.length > 0 && (
        <>
          <h3>What decided that</h3>
          <StepList steps={reasons} urlOf={urlOf} />
        </>
      )}
    </section>
  );
}
