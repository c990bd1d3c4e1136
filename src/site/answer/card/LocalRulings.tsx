import { currentEvent, localRulingsOn } from '../../event/link/index.ts';
import type { DbmRules } from '../../../rules/index.ts';

interface Props {
  /** Those that an answer rests on. */
  readonly clauses: readonly string[];
  readonly rules: DbmRules;
}

/** What the umpire of the event in play has ruled on the clauses of an answer: the code does not know it. */
export function LocalRulings({ clauses, rules }: Props) {
  const event = currentEvent();
  if (event === null) return null;
  return (
    <>
      {localRulingsOn(clauses).map(({ about, text }) => (
        <div key={about + text} class="local-ruling">
          <p class="number">
            Umpire’s ruling, from an event link, not part of the rules: <bdi>{event.name}</bdi>, on “
            {rules.clauses.get(about)?.title ?? about}”. This answer does not take it into account.
          </p>
          <p>
            <bdi>{text}</bdi>
          </p>
        </div>
      ))}
    </>
  );
}
