import type { Titled } from '../asking/index.ts';
import { currentEvent, localRulingsOn, notInForce } from '../../event/link/index.ts';

interface Props {
  /** Those that an answer rests on. */
  readonly clauses: readonly string[];
  readonly titles: Titled;
}

/** What is otherwise at the event in play: what an answer rests on is not in force, or the umpire has ruled on it. The code knows neither. */
export function LocalRulings({ clauses, titles }: Props) {
  const event = currentEvent();
  if (event === null) return null;
  const absent = notInForce(clauses, event);
  return (
    <>
      {absent !== null && <p class="warning">{absent}</p>}
      {localRulingsOn(clauses).map(({ about, text }) => (
        <div key={about + text} class="local-ruling">
          <p class="number">
            Umpire’s ruling, from an event link, not part of the rules: <bdi>{event.name}</bdi>, on “
            {titles.get(about)?.title ?? about}”. This answer does not take it into account.
          </p>
          <p>
            <bdi>{text}</bdi>
          </p>
        </div>
      ))}
    </>
  );
}
