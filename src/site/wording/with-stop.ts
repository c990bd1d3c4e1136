/** A text as a sentence that others may follow: with its stop. */
export function withStop(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
