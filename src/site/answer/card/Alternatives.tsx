import type { DbmRules } from '../../../rules/index.ts';
import type { Reply, Shown } from '../../tools/index.ts';
import { BECAUSE, type Alternative } from '../asking/index.ts';

interface Props {
  readonly alternatives: readonly Alternative[];
  /** Of each, the calculator with all of it filled in; null where there is none. */
  readonly urls: readonly (string | null)[];
  readonly rules: DbmRules;
  readonly urlOf: (clause: string) => string;
}

/** The answers to a question that has no one answer, each with whom it is for and the clause that it rests on. */
export function Alternatives({ alternatives, urls, rules, urlOf }: Props) {
  return (
    <ul class="alternatives">
      {alternatives.map(({ label, reply }, index) => {
        const clause = clauseOf(reply);
        const url = urls[index] ?? null;
        return (
          <li key={label}>
            <span class="for">{label}</span>
            <strong>{url === null ? outcomeInWords(reply) : <a href={url}>{outcomeInWords(reply)}</a>}</strong>
            {clause !== undefined && <a href={urlOf(clause)}>{rules.clauses.get(clause)?.title ?? clause}</a>}
          </li>
        );
      })}
    </ul>
  );
}

function clauseOf(reply: Reply<Shown>): string | undefined {
  if (reply.kind === 'wanting') return undefined;
  return (reply.kind === 'open' ? reply.clauses : reply.answer.steps).at(-1)?.clause;
}

/** What a reply comes to, in few words. */
export function outcomeInWords(reply: Reply<Shown>): string {
  if (reply.kind === 'wanting') return reply.wants;
  if (reply.kind === 'open') return 'not held: see your printed rulebook';
  const facts = reply.answer.facts.filter(({ label }) => label !== BECAUSE);
  const told =
    'throws' in reply.answer ? facts.map(({ label, text }) => `${label}: ${text}`) : facts.map(({ text }) => text);
  return told.join('; ');
}
