import type { LossShown, Step } from '../../index.ts';
import type { DetailsProps } from '../../calculator/result-views.ts';
import { StepList } from '../../calculator/answer/StepList.tsx';

/** The steps of a count, by what they are about; of those that are summed, what the sum is called. */
const COUNTED = [
  { title: 'At first', steps: ['element equivalents'], sum: 'element equivalents at first' },
  { title: 'Lost', steps: ['lost', 'baggage'], sum: 'element equivalents lost' },
  { title: 'What follows', steps: ['quarter lost at', 'demoralised at', 'defeated at', 'general lost', 'not held'] },
] as const;

/** How losses are counted, or how a score comes about. */
export function LossSteps({ answer, urlOf }: DetailsProps<LossShown>) {
  return (
    <section class="steps">
      <h2 id="steps">Working</h2>
      <p class="facts">{answer.question}</p>
      <StepsOf answer={answer} urlOf={urlOf} />
    </section>
  );
}

function StepsOf({ answer, urlOf }: DetailsProps<LossShown>) {
  switch (answer.kind) {
    case 'count':
      return COUNTED.map((part) => <Part key={part.title} {...part} of={answer.steps} urlOf={urlOf} />);
    case 'game':
      return (
        <>
          {answer.commands.map(({ name, count }) => (
            <div key={name}>
              <h3>{name}</h3>
              {COUNTED.map((part) => (
                <Part key={part.title} {...part} within of={count?.steps ?? []} urlOf={urlOf} />
              ))}
            </div>
          ))}
          <h3>Army</h3>
          <StepList
            steps={answer.army.steps.map((step) => (step.step === 'baggage' ? step : { ...step, amount: null }))}
            urlOf={urlOf}
          />
        </>
      );
    case 'victory':
      return (['a', 'b', null] as const).map((side) => (
        <SideSteps key={side} side={side} steps={answer.steps.filter((step) => step.side === side)} urlOf={urlOf} />
      ));
  }
}

interface PartProps {
  readonly title: string;
  readonly steps: readonly string[];
  readonly sum?: string;
  /** Whether it stands under a heading already. */
  readonly within?: boolean;
  readonly of: readonly Step[];
  readonly urlOf: (clause: string) => string;
}

function Part({ title, steps: names, sum, within = false, of, urlOf }: PartProps) {
  const steps = of.filter(({ step }) => names.includes(step));
  if (steps.length === 0) return null;
  return (
    <>
      {within ? <h4>{title}</h4> : <h3>{title}</h3>}
      {sum === undefined ? (
        <StepList steps={steps.map((step) => ({ ...step, amount: null }))} urlOf={urlOf} />
      ) : (
        <StepList steps={steps} urlOf={urlOf} sum={{ amount: total(steps), words: sum }} />
      )}
    </>
  );
}

interface SideProps {
  readonly side: 'a' | 'b' | null;
  readonly steps: readonly Step[];
  readonly urlOf: (clause: string) => string;
}

function SideSteps({ side, steps, urlOf }: SideProps) {
  if (steps.length === 0) return null;
  return (
    <div class={side === null ? undefined : `of-${side}`}>
      <h3>{side === null ? 'What decided that' : `Side ${side.toUpperCase()}`}</h3>
      {side === null ? (
        <StepList steps={steps} urlOf={urlOf} />
      ) : (
        <StepList steps={steps} urlOf={urlOf} sum={{ amount: total(steps), words: 'victory points' }} />
      )}
    </div>
  );
}

function total(steps: readonly Step[]): number {
  return steps.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
