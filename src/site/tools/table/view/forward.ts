// From the short address to the table, with all that the link holds; Back leads to what was before.
const link = document.querySelector<HTMLAnchorElement>('a[data-forward]');
if (link !== null) {
  link.search = location.search;
  link.hash = location.hash;
  location.replace(link.href);
}
