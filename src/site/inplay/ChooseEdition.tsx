import { useState } from 'preact/hooks';
import { chooseEdition, chosenEdition, editionInPlay, leaveEvent } from '../event/link/index.ts';
import { address } from '../ground/address.ts';
import { Sheet } from '../parts/Sheet.tsx';

interface Props {
  /** Oldest first. */
  readonly editions: readonly string[];
  readonly closed: () => void;
}

/** Which edition this device plays: one tap chooses it. */
export function ChooseEdition({ editions, closed }: Props) {
  const [event, setEvent] = useState(() => editionInPlay()?.event ?? null);
  const [kept, setKept] = useState(true);
  const newest = editions.at(-1) ?? '';
  const chosen = chosenEdition() ?? newest;
  return (
    <Sheet title="Which edition do you play?" closed={closed}>
      {(close) => (
        <div class="choose-edition">
          {event !== null && (
            <div class="warning">
              <p>
                <bdi>{event.name}</bdi> plays {event.edition}. That counts until you leave it.
              </p>
              <p class="ways">
                <a href={address('/event/')}>Its sheet</a>
                <button
                  type="button"
                  class="plain"
                  onClick={() => {
                    leaveEvent();
                    setEvent(null);
                  }}
                >
                  Leave it
                </button>
              </p>
            </div>
          )}
          <div class="choices" role="group" aria-label="Edition">
            {editions.toReversed().map((edition) => (
              <button
                key={edition}
                type="button"
                data-first={edition === chosen}
                aria-pressed={edition === chosen}
                onClick={() => {
                  const done = chooseEdition(edition === newest ? null : edition);
                  setKept(done);
                  if (done) close();
                }}
              >
                <b>{edition}</b> {edition === newest && 'the newest'}
              </button>
            ))}
          </div>
          <p role="status">
            {!kept && 'This browser keeps nothing for this site, as in some private windows: it stays with the newest.'}
          </p>
          <p class="facts">
            On this device search, calculators, play sheet and home answer in it. A link that names another edition
            shows that one, and says so.
          </p>
          <p class="ways">
            <a href={address('/editions/')}>Who issued which edition</a>
            <a href={address('/event/')}>Event sheet</a>
          </p>
        </div>
      )}
    </Sheet>
  );
}
