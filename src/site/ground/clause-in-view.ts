/**
 * The clause at the top of the window, once the reader has gone past the heading of the page. That of the address it is
 * as long as its beginning is well in sight: where the page ends soon after it cannot stand at the top.
 */
export function clauseInView(): HTMLElement | undefined {
  const asked = document.querySelector<HTMLElement>('.clause[id]:target');
  const top = asked ? topOf(asked) : -1;
  if (asked && top >= 0 && top < innerHeight / 2) return asked;
  const passed = [...document.querySelectorAll<HTMLElement>('.clause[id]')].filter(
    (clause) => topOf(clause) < innerHeight / 3,
  );
  return passed.at(-1);
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}
