/**
 * Gives each item of a list an id by its number: `point-4`. The items of lists within it are left alone.
 *
 * @param html What stands in the list
 * @param first The number of its first item
 */
export function numberPoints(html: string, first: number): string {
  let depth = 0;
  let number = first;
  return html.replaceAll(/<(\/?)(ul|ol|li)\b/g, (tag: string, closing: string, name: string) => {
    if (name !== 'li') depth += closing ? -1 : 1;
    else if (!closing && depth === 0) return `${tag} id="point-${String(number++)}"`;
    return tag;
  });
}
