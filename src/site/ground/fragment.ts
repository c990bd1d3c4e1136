/**
 * The id that a fragment names.
 *
 * @param hash With its `#`, as a link has it
 * @returns As it stands where it cannot be decoded, as of a link that was cut in the middle of a letter: it names nothing then
 */
export function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
