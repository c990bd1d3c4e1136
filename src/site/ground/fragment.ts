/**
 * What a fragment says: the id that it names, or a line that is to be read.
 *
 * @param hash With its `#`, as a link has it
 * @returns As it stands where it cannot be decoded, as of a link that was cut in the middle of a letter: it names nothing then
 */
export function readFragment(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
