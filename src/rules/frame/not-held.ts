/** What a rule answers where it rests on wording that we do not hold. */
export const notHeld = Object.freeze({ answer: 'not held' as const });
export type NotHeld = typeof notHeld;

/** Whether a rule answered that it rests on wording that we do not hold. */
export function isNotHeld(value: unknown): value is NotHeld {
  return value === notHeld;
}
