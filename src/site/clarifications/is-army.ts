/** Whether an erratum is to the list of an army, which has its number in its book: `2/33 Polybian Roman`. What has none bears on every army of the book. */
export function isArmy(name: string): boolean {
  return /^\d+\/\d/.test(name);
}
