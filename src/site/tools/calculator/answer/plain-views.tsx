import type { Shown } from '../../index.ts';
import type { DetailsProps, ResultViews, SummaryProps } from '../result-views.ts';
import { StepList } from './StepList.tsx';
import { WhyLink } from './WhyLink.tsx';
import './Verdict.css';

/** The first fact large, the others below it. */
function PlainSummary({ answer, wants }: SummaryProps<Shown>) {
  const [first, ...others] = answer?.facts ?? [];
  return (
    <div class="plain-summary">
      {first === undefined ? (
        <p class="facts">{wants}</p>
      ) : (
        <>
          <p class="answer">{first.text}</p>
          <p class="facts">
            {first.label} <WhyLink />
          </p>
        </>
      )}
      {others.length > 0 && (
        <dl>
          {others.map(({ label, text }) => (
            <div key={label}>
              <dt class="aside">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The question in words, and every step. */
function PlainSteps({ answer: { question, steps }, urlOf }: DetailsProps<Shown>) {
  return (
    <section class="steps">
      <h2 id="steps">Working</h2>
      <p class="facts">{question}</p>
      <StepList steps={steps} urlOf={urlOf} />
    </section>
  );
}

/** How a calculator shows its answers that has no picture of its own: facts and steps. */
export const PLAIN_VIEWS: ResultViews<Shown> = { Summary: PlainSummary, Details: PlainSteps };
