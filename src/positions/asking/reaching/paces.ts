/** A length in words. */
export function paces(length: number): string {
  return `${String(rounded(length))} paces`;
}

/** To a hundredth. */
export function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
