/**
 * Where on its printed page a clause stands, without the section that it is read in: `Close combat, para 1` in Close combat
 * is `para 1`.
 *
 * @param place As its source has it
 * @param section The title of the section
 * @returns Empty where it names the section alone
 */
export function placeWithin(place: string, section: string): string {
  if (place === section) return '';
  return place.startsWith(`${section}, `) ? place.slice(section.length + 2) : place;
}
