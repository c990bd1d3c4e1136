import type { Reply, Shown, Step } from '../../tools/index.ts';
import type { Alternative, Titled } from '../asking/index.ts';
import { outcomesOf } from './words/outcomes.ts';
import { StepLinks } from './StepLinks.tsx';

interface Props {
  readonly alternatives: readonly Alternative[];
  /** Of each, the calculator with all of it filled in; null where there is none. */
  readonly urls: readonly (string | null)[];
  readonly titles: Titled;
  readonly urlOf: (clause: string) => string;
}

/** The answers to a question that has no one answer, each with whom it is for, and the clauses that they rest on. */
export function Alternatives({ alternatives, urls, titles, urlOf }: Props) {
  const deciding = new Map(
    alternatives.flatMap(({ reply }) => decidingIn(reply)).map((step) => [step.clause, step.label]),
  );
  return (
    <>
      <ul class="alternatives">
        {alternatives.map(({ label, reply }, index) => {
          const [outcome = '', ...notes] = outcomesOf(reply);
          const url = urls[index] ?? null;
          return (
            <li key={label}>
              <span>{label}</span>
              <strong>{url === null ? outcome : <a href={url}>{outcome}</a>}</strong>
              {notes.length > 0 && <span class="proviso">{notes.join('; ')}</span>}
            </li>
          );
        })}
      </ul>
      <StepLinks
        steps={[...deciding].map(([clause, label]) => ({ clause, label: titles.get(clause)?.title ?? label }))}
        general={false}
        titles={titles}
        urlOf={urlOf}
      />
    </>
  );
}

/** The last step of a reply, which decides, and what makes a march a move; none where more is to be told. */
function decidingIn(reply: Reply<Shown>): readonly Pick<Step, 'clause' | 'label'>[] {
  if (reply.kind === 'wanting') return [];
  if (reply.kind === 'open') return reply.clauses.slice(-1);
  const { steps } = reply.answer;
  return steps.filter((step) => step.step === 'march' || step === steps.at(-1));
}
