/**
 * Fetch a page of the site and take a part of it, to be shown on the page that is open.
 *
 * @param href The address of the page
 * @param selector What is taken: the first that fits
 * @throws {Error} If the page cannot be had, or has no such part
 */
export async function partOfPage(href: string, selector: string): Promise<Element> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`Expected the page ${href}, found status ${String(answer.status)}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const part = page.querySelector(selector);
  if (!part) throw new Error(`Expected ${selector} on the page ${href}, found nothing of the kind`);
  return document.importNode(part, true);
}
