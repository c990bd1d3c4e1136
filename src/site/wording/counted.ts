/** A number of things, as a person says it: `1 result`, `2 results`. */
export function counted(number: number, what: string): string {
  return `${String(number)} ${what}${number === 1 ? '' : 's'}`;
}
