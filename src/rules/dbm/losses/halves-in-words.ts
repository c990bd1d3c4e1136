/** A number of halves as players write it: `7½`, `½`, `0`. */
export function halvesInWords(amount: number): string {
  const whole = Math.floor(amount);
  if (amount === whole) return String(whole);
  return `${whole === 0 ? '' : String(whole)}½`;
}
