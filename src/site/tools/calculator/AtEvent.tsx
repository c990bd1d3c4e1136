import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { localRulingsOn, type EventSheet } from '../../event/link/index.ts';
import { playsInWords, type InPlay } from '../../event/link/index.ts';
import './calculator.css';

interface NotInPlayProps {
  /** Null where the device plays the newest edition. */
  readonly play: InPlay | null;
  readonly newest: string;
  /** The edition that is asked. */
  readonly edition: string;
  readonly choose: (edition: string) => void;
}

/** Says, in the bar that stays, where another edition is asked than the one in play. */
export function NotInPlay({ play, newest, edition, choose }: NotInPlayProps) {
  const played = play?.edition ?? newest;
  const says = play === null ? `${edition} is not the newest.` : playsInWords(play);
  useEffect(() => {
    if (played === edition) return;
    const told = document.createElement('p');
    told.className = 'not-in-play asked';
    render(
      <>
        <span>{says}</span>{' '}
        <button
          type="button"
          class="plain"
          data-then=".edition-picker :checked"
          onClick={() => {
            choose(played);
          }}
        >
          Answer in {played}
        </button>
      </>,
      told,
    );
    document.querySelector('.site-head')?.append(told);
    return () => {
      render(null, told);
      told.remove();
    };
  }, [says, played, edition, choose]);
  return null;
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
