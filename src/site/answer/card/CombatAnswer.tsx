import type { Titled } from '../asking/index.ts';
import type { CombatShown } from '../../tools/index.ts';
import { scoreOf } from './words/outcomes.ts';
import { StepLinks } from './StepLinks.tsx';

interface Props {
  readonly answer: CombatShown;
  readonly titles: Titled;
  readonly urlOf: (clause: string) => string;
}

/** What each side adds to its die, by which steps, and what becomes of it how often. */
export function CombatAnswer({ answer, titles, urlOf }: Props) {
  const { steps, facts, remarks = [] } = answer;
  return (
    <>
      <div class="sides">
        {(['a', 'b'] as const).map((side, index) => (
          <div key={side} class={`side-${side}`}>
            <p class="name">{answer[side].name}</p>
            <p class="figure">{scoreOf(answer[side])}</p>
            <p>{facts[index]?.text}</p>
            <StepLinks
              steps={steps.filter((step) => step.side === side && step.throws === null && step.amount !== null)}
              general={false}
              titles={titles}
              urlOf={urlOf}
            />
          </div>
        ))}
      </div>
      {remarks
        .filter(({ quiet = false }) => !quiet)
        .map(({ text, clause }) => (
          <p key={text} class="warning">
            <a href={urlOf(clause)}>{text}</a>
          </p>
        ))}
    </>
  );
}
