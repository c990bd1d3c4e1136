import type { EventSheet } from './event-sheet.ts';
import type { PinnedEvent } from './pinned-event.ts';

/** For how many days an event without a last day holds the copy on a device as it is. */
export const HOLD_DAYS = 14;

/** For how many days one with a last day does at most: a link may name any day. */
export const LONGEST_HOLD_DAYS = 60;

const DAY = 24 * 60 * 60_000;

/** Whether the last day of an event has passed, by the clock of the device. */
export function isOver({ until }: Pick<EventSheet, 'until'>): boolean {
  return until !== null && endOf(until) <= Date.now();
}

/**
 * Until when an event holds the copy on the device as it is: until its last day has passed, but at most for
 * `LONGEST_HOLD_DAYS` from when it was chosen. One without a last day holds it for `HOLD_DAYS` from then. Neither does
 * where that lies ahead, by a clock that was wrong.
 *
 * @returns A time in milliseconds
 */
export function holdEnd({ sheet: { until }, since }: PinnedEvent): number {
  if (since > Date.now() + DAY) return 0;
  return until === null ? since + HOLD_DAYS * DAY : Math.min(endOf(until), since + LONGEST_HOLD_DAYS * DAY);
}

/** When a day is over where the device is. */
function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00`) + DAY;
}
