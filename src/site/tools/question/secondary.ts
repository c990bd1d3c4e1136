/** Whether a step says of itself that it does not rest on the rules themselves. */
export function isSecondary(label: string): boolean {
  return /\bsecondary sources?\b/.test(label);
}
