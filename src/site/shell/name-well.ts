/**
 * Give alike links and buttons names of their own: in a list of such, each stands without the text that it is of. On paper,
 * where nobody follows a link, say of which site the page is.
 */
export function nameWell(): void {
  document.querySelector('.imprint')?.lastElementChild?.prepend(location.host);
  // Where one text stands alone its title is that of the page, whatever heads a part of it.
  const alone = document.querySelectorAll('.cite').length === 1 ? document.querySelector('h1') : null;
  for (const each of document.querySelectorAll(ALIKE)) {
    const title = (alone ?? each.closest('.clause, article')?.querySelector('h1, h2, h3'))?.textContent.trim();
    if (title) each.ariaLabel = `${each.firstChild?.textContent?.trim() ?? ''}: ${title}`;
  }
}

const ALIKE = '.cite > summary, a.cite, .cite + button, .bearing > details > summary';
