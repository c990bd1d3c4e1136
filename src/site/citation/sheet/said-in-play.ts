import { COLLECTIONS, currentEvent, editionInPlay, localRulingsOn } from '../../event/link/index.ts';
import type { Citation } from '../line/index.ts';

/** What somebody is to know of a text who reads it away from a device that plays what this one does. */
export interface SaidInPlay {
  /** That it is not in force at the event; null where it is, and where there is none. */
  readonly absent: string | null;
  /** What is sent behind its citation line, in sentences. */
  readonly sent: readonly string[];
}

/**
 * Say what the event or the edition in play adds to a text: that it is not in force, what the umpire has ruled on it,
 * what a ruling answers there.
 *
 * @param about The clauses that it rests on, of a ruling
 * @param verdict Where a ruling stands with its answers
 */
export function saidInPlay({ id }: Citation, about: readonly string[], verdict: Element | null): SaidInPlay {
  const event = currentEvent();
  const collection = COLLECTIONS.find(({ name }) => id.startsWith(`${name}.`));
  const absent =
    event === null || collection === undefined || collection.isInForce(event) ? null : `Not in force at ${event.name}.`;
  const rulings = localRulingsOn([id, ...about]).map(
    ({ text }) => `Umpire’s ruling at ${event?.name ?? ''}, not part of the rules: “${text}”.`,
  );
  return { absent, sent: [answerInPlay(verdict), absent, ...rulings].filter((said) => said !== null) };
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
    : `In ${play.edition}, played ${whose}: ${other.replace(/[^.!?]$/u, '$&.')}`;
}
