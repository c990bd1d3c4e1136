import { currentEvent } from './current-event.ts';
import type { EventSheet } from './event-sheet.ts';

/** Texts of one kind beside the rules, which an event plays by or not. */
export interface Collection {
  /** What the ids of its texts, and their addresses, begin with: `bhgs`. */
  readonly name: string;
  /** Its name in what is listed of a text: `BHGS 13.4`. */
  readonly short: string;
  /** How its document is called among the sources. */
  readonly document: string;
  readonly title: string;
  readonly isInForce: (sheet: EventSheet) => boolean;
}

export const COLLECTIONS: readonly Collection[] = [
  {
    name: 'bhgs',
    short: 'BHGS',
    document: 'bhgs',
    title: 'the BHGS clarifications',
    isInForce: ({ bhgs }) => bhgs,
  },
  {
    name: 'fair-play',
    short: 'Fair play',
    document: 'bhgs-fp',
    title: 'the guidelines for fair play',
    isInForce: ({ fairPlay }) => fairPlay,
  },
  {
    name: 'lists',
    short: 'List errata',
    document: 'lists',
    title: 'the errata of the army lists',
    isInForce: ({ errata }) => errata,
  },
];

/**
 * Of the texts that an answer rests on, whose are not in force at the event in play, in words; null where none is, and
 * where the device plays at no event.
 *
 * @param ids Clauses and clarifications
 */
export function notInForce(ids: readonly string[], event = currentEvent()): string | null {
  if (event === null) return null;
  const titles = COLLECTIONS.filter((each) => !each.isInForce(event)).flatMap(({ name, title }) =>
    ids.some((id) => id.startsWith(`${name}.`)) ? [title] : [],
  );
  return titles.length === 0 ? null : `Rests on ${titles.join(' and ')}, which are not in force at the event in play.`;
}
