/**
 * Let the headers of a site speak of it where it stands: hosts read one `_headers`, at their root, whose paths begin there.
 *
 * @param text The file, of a site at the root of its host
 * @param base The sub-path of the site, `/dbm`; empty at the root
 * @returns The file, with every path below the sub-path
 */
export function placeHeaders(text: string, base: string): string {
  return text.replaceAll(/^(?=\/)/gmu, base);
}
