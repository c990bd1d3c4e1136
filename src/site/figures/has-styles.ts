/** Each page is made for a request of its own. */
const styled = new WeakSet<Request>();

/** Whether a page has the styles of figures already: its first figure brings them, as most pages have none. */
export function hasStyles(page: Request): boolean {
  if (styled.has(page)) return true;
  styled.add(page);
  return false;
}
