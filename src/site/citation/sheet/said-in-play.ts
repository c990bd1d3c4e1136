import { COLLECTIONS, currentEvent, editionInPlay, localRulingsOn } from '../../event/link/index.ts';
import { withStop } from '../../wording/with-stop.ts';
import type { Citation } from '../line/index.ts';

/** What somebody is to know of a text who reads it away from a device that plays what this one does, in sentences. */
export interface SaidInPlay {
  /** What a ruling answers in the edition in play, where that is none of those that it is cited in; else null. */
  readonly answer: string | null;
  /** That it is not in force at the event; null where it is, and where there is none. */
  readonly absent: string | null;
  /** What else its umpire has ruled on it, and on what it rests that is not in force there. */
  readonly besides: readonly string[];
}

/**
 * Say what the event or the edition in play adds to a text.
 *
 * @param verdict Where a ruling stands with its answers; null of all else
 */
export function saidInPlay({ id }: Citation, verdict: Element | null): SaidInPlay {
  const event = currentEvent();
  const collection = COLLECTIONS.find(({ name }) => id.startsWith(`${name}.`));
  const absent =
    event === null || collection === undefined || collection.isInForce(event) ? null : `Not in force at ${event.name}.`;
  const about = verdict?.getAttribute('data-about')?.split(' ') ?? [];
  const rulings = localRulingsOn([id, ...about]).map(
    ({ text }) => `Umpire’s ruling at ${event?.name ?? ''}, not part of the rules: “${text}”.`,
  );
  const leaning = [...(verdict?.querySelectorAll('.event-note') ?? [])].map((note) =>
    withStop(note.textContent.trim()),
  );
  return { answer: answerInPlay(verdict), absent, besides: [...leaning, ...rulings] };
}

/** What a ruling answers in the edition in play, where that is none of those that its line is for. */
function answerInPlay(verdict: Element | null): string | null {
  const play = editionInPlay();
  const holds = verdict?.getAttribute('data-editions')?.split(' ');
  if (play === null || holds === undefined || holds.includes(play.edition)) return null;
  const other = verdict?.querySelector(`[data-holds~="${play.edition}"] dd`)?.textContent.trim();
  const whose = play.event === null ? 'here' : `at ${play.event.name}`;
  return other === undefined
    ? `In ${play.edition}, played ${whose}, this does not hold.`
    : `In ${play.edition}, played ${whose}: ${withStop(other)}`;
}
