import type { Reply, Shown, Step } from '../../tools/index.ts';
import { BECAUSE, type Titled } from '../asking/index.ts';
import type { QuestionKind } from '../understanding/index.ts';
import { CombatAnswer } from './CombatAnswer.tsx';
import { isCombat } from './words/outcomes.ts';
import { StepLinks } from './StepLinks.tsx';

interface Props {
  readonly kind: QuestionKind;
  readonly reply: Reply<Shown>;
  /** It holds for more than the troops that it was worked out for: their names are left out of it. */
  readonly general: boolean;
  readonly titles: Titled;
  readonly urlOf: (clause: string) => string;
}

/** The one answer to a question, or that we do not hold it, each step with its clause. */
export function OneAnswer({ kind, reply, general, titles, urlOf }: Props) {
  if (reply.kind === 'wanting') return <p class="warning">{reply.wants}</p>;
  if (reply.kind === 'open')
    return (
      <div class="warning">
        <p>
          <strong>We do not have it.</strong> {reply.why}
        </p>
        <StepLinks steps={reply.clauses} general={false} titles={titles} urlOf={urlOf} />
      </div>
    );
  const { answer } = reply;
  if (isCombat(answer)) return <CombatAnswer answer={answer} urlOf={urlOf} titles={titles} />;
  const [first, ...others] = answer.facts.filter(({ label }) => !(general && label === BECAUSE));
  return (
    <>
      <p class="figure">{first?.text}</p>
      {others.map(({ label, text }) => (
        <p key={label + text}>{label === BECAUSE || label === '' ? text : `${label}: ${text}`}</p>
      ))}
      {answer.remarks?.map(({ text, clause }) => (
        <p key={text} class="warning">
          <a href={urlOf(clause)}>{text}</a>
        </p>
      ))}
      <StepLinks
        steps={SUMS.includes(kind) ? answer.steps : withoutAmounts(answer.steps)}
        general={general}
        titles={titles}
        urlOf={urlOf}
      />
    </>
  );
}

/** Questions that are answered by a sum. */
const SUMS: readonly QuestionKind[] = ['pips', 'cost', 'move'];

function withoutAmounts(steps: Shown['steps']): readonly Pick<Step, 'clause' | 'label'>[] {
  return steps.map(({ clause, label }) => ({ clause, label }));
}
