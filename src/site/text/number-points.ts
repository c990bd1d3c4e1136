import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';

/**
 * Gives each item of a list an id by its number: `point-4`. The items of lists within it are left alone.
 *
 * @param html What stands in the list
 * @param first The number of its first item
 */
export function numberPoints(html: string, first: number): string {
  const list = parseFragment(html);
  const items = list.childNodes.filter((node) => tree.isElementNode(node)).filter(({ tagName }) => tagName === 'li');
  items.forEach((item, index) => {
    item.attrs.unshift({ name: 'id', value: `point-${String(first + index)}` });
  });
  return serialize(list);
}
