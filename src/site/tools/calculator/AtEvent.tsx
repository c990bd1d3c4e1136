import { localRulingsOn, type EventSheet } from '../../event/link/index.ts';
import { playsInWords, type InPlay } from '../../event/link/index.ts';
import './calculator.css';

interface NotInPlayProps {
  readonly play: InPlay;
  /** The edition that is asked. */
  readonly edition: string;
  readonly choose: (edition: string) => void;
}

/** Says where another edition is asked than the one in play. */
export function NotInPlay({ play, edition, choose }: NotInPlayProps) {
  if (play.edition === edition) return null;
  return (
    <p class="warning address-problems">
      {playsInWords(play)}{' '}
      <button
        type="button"
        class="plain"
        onClick={() => {
          choose(play.edition);
        }}
      >
        Answer in {play.edition}
      </button>
    </p>
  );
}

interface EventRulingsProps {
  readonly event: EventSheet;
  /** Those of an answer. */
  readonly steps: readonly { readonly clause: string; readonly label: string }[];
}

/** What the umpire of the event has ruled on the clauses of an answer: the code does not know it. */
export function EventRulings({ event, steps }: EventRulingsProps) {
  return (
    <>
      {localRulingsOn(steps.map(({ clause }) => clause)).map(({ about, text }) => (
        <div key={about + text} class="local-ruling">
          <p class="number">
            Umpire’s ruling, from an event link, not part of the rules: <bdi>{event.name}</bdi>, on “
            {steps.find(({ clause }) => clause === about)?.label ?? about}”. This answer does not take it into account.
          </p>
          <p>
            <bdi>{text}</bdi>
          </p>
        </div>
      ))}
    </>
  );
}
