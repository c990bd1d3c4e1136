import type { CombatShown, CombatSideShown, Step } from '../../index.ts';
import type { DetailsProps } from '../../calculator/result-views.ts';
import { StepList } from '../../calculator/answer/StepList.tsx';
import '../../calculator/details.css';

/** How a combat came about: what each side adds up to, and what hangs on the dice. */
export function CombatSteps({ answer, urlOf }: DetailsProps<CombatShown>) {
  const { question, steps, throws } = answer;
  const always = steps.filter((step) => step.throws === null);
  const sometimes = steps.filter((step) => step.throws !== null);
  return (
    <section class="steps">
      <h2 id="steps">Working</h2>
      <p class="facts">{question}</p>
      <div class="both-sides">
        {(['a', 'b'] as const).map((side) => (
          <div key={side} class={`of-${side}`}>
            <h3>{answer[side].name}</h3>
            <StepList steps={of(always, side).filter(counts)} urlOf={urlOf} sum={sumOf(answer[side])} />
            <StepList steps={of(always, side).filter((step) => !counts(step))} urlOf={urlOf} />
            {sometimes.some((step) => step.side === side) && (
              <>
                <h4>Depending on the dice</h4>
                <StepList steps={of(sometimes, side)} urlOf={urlOf} throws={throws} />
              </>
            )}
          </div>
        ))}
      </div>
      {steps.some(({ side }) => side === null) && (
        <>
          <h4>Both</h4>
          <StepList steps={of(steps, null)} urlOf={urlOf} throws={throws} />
        </>
      )}
    </section>
  );
}

/** Whether it is a part of the sum, or of how the sides were drawn up, which comes before it. */
function counts({ step }: Step): boolean {
  return step !== 'margin' && step !== 'outcome' && step !== 'consequence';
}

function of(steps: readonly Step[], side: Step['side']): readonly Step[] {
  return steps.filter((step) => step.side === side);
}

function sumOf({ score, standing, die }: CombatSideShown): { amount: number; words: string } {
  if (score !== null) return { amount: score, words: 'in all' };
  return die === null
    ? { amount: standing, words: 'and its die' }
    : { amount: standing + die, words: 'before what hangs on the other die' };
}
