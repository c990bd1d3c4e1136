/** What is on a page for who works on it: it says nothing to who only reads. */
const LEFT_OUT = '.hidden, del, button, .cite';

/**
 * Copy a text of a page to be read alone: nothing in it leads elsewhere, nothing is folded, and no id stands twice.
 *
 * @param text What is copied; it stays as it is
 */
export function plainCopy(text: Element): Element {
  const copy = text.cloneNode(true) as Element; // a copy of an element is one
  for (const left of copy.querySelectorAll(LEFT_OUT)) left.remove();
  for (const link of copy.querySelectorAll('a, ins')) link.replaceWith(...link.childNodes);
  for (const fold of copy.querySelectorAll('details')) fold.open = true;
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
  return copy;
}
