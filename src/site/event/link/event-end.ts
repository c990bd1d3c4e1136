import type { EventSheet } from './event-sheet.ts';
import type { PinnedEvent } from './pinned-event.ts';

/** For how many days an event without a last day holds the copy on a device as it is. */
export const HOLD_DAYS = 14;

const DAY = 24 * 60 * 60_000;

/** Whether the last day of an event has passed, by the clock of the device. */
export function isOver({ until }: Pick<EventSheet, 'until'>): boolean {
  return until !== null && endOf(until) <= Date.now();
}

/**
 * Until when an event holds the copy on the device as it is: until its last day has passed. One without a last day holds
 * it for `HOLD_DAYS` from when it was chosen; not at all where that lies ahead, by a clock that was wrong.
 *
 * @returns A time in milliseconds
 */
export function holdEnd({ sheet: { until }, since }: PinnedEvent): number {
  if (until !== null) return endOf(until);
  return since > Date.now() + DAY ? 0 : since + HOLD_DAYS * DAY;
}

/** When a day is over where the device is. */
function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00`) + DAY;
}
