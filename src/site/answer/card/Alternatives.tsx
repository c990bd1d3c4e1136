import type { DbmRules } from '../../../rules/index.ts';
import type { Reply, Shown } from '../../tools/index.ts';
import type { Alternative } from '../asking/index.ts';
import { outcomesOf } from './words/outcomes.ts';
import { StepLinks } from './StepLinks.tsx';

interface Props {
  readonly alternatives: readonly Alternative[];
  /** Of each, the calculator with all of it filled in; null where there is none. */
  readonly urls: readonly (string | null)[];
  readonly rules: DbmRules;
  readonly urlOf: (clause: string) => string;
}

/** The answers to a question that has no one answer, each with whom it is for, and the clauses that they rest on. */
export function Alternatives({ alternatives, urls, rules, urlOf }: Props) {
  const clauses = new Set(alternatives.flatMap(({ reply }) => clauseOf(reply) ?? []));
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
        steps={[...clauses].map((clause) => ({ clause, label: rules.clauses.get(clause)?.title ?? clause }))}
        general={false}
        rules={rules}
        urlOf={urlOf}
      />
    </>
  );
}

function clauseOf(reply: Reply<Shown>): string | undefined {
  if (reply.kind === 'wanting') return undefined;
  return (reply.kind === 'open' ? reply.clauses : reply.answer.steps).at(-1)?.clause;
}
