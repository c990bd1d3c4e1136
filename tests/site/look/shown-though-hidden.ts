/**
 * What is marked `hidden` and takes room all the same, as a rule for its class gives it a `display`.
 *
 * @param view The window of the page; this function runs in it, so it knows nothing but the page
 * @returns The start tag of each such element
 */
export function shownThoughHidden(view: Window): readonly string[] {
  // What is hidden "until found" keeps its box, empty: the browser shows it when it is searched for.
  return [...view.document.querySelectorAll('[hidden]:not([hidden="until-found"])')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => `is hidden and yet seen: ${/^<[^>]*>/.exec(element.outerHTML)?.[0] ?? element.tagName}`);
}
