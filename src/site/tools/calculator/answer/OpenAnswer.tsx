import type { Reply, Shown } from '../../index.ts';
import type { EditionRules } from '../state/editions-of-rules.ts';
import '../calculator.css';

/** Why an edition has no answer, with the clause that decides it; nothing where it has one. */
export function OpenAnswer({ rules, reply }: { readonly rules: EditionRules; readonly reply: Reply<Shown> }) {
  if (reply.kind !== 'open') return null;
  return (
    <div class="warning open-answer targets">
      <p class="label">No answer in {rules.edition}</p>
      <p>{reply.why}</p>
      {reply.clauses.map(({ clause, label }) => (
        <a key={clause} href={rules.urlOf(clause)}>
          {label}
        </a>
      ))}
    </div>
  );
}
