/** A length, or an angle, as it is told: to a hundredth. What is less is a rounding, and no 0 is below 0. */
export function rounded(amount: number): number {
  return Math.round(amount * 100) / 100 + 0;
}
