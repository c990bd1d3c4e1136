/**
 * `This wants C: it overlaps D` of an element in the way a person says it: `C lies over D`, as an overlap is a thing of the
 * rules; and what is to be done then.
 *
 * @param instead What else can be done than to move it off
 */
export function asSentence(wants: string, instead = ''): string {
  return wants
    .replace(/: it overlaps ([\w -]+ by [\d.]+ paces): bases cannot/u, `: it lies over $1: ${instead}move it off`)
    .replace(/^This wants ([\w -]+): it /u, '$1 ')
    .replace(/^This wants ([\w -]+): /u, '$1: ');
}
