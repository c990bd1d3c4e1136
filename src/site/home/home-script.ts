import { forgetLookedAt, lookedAt } from './looked-at.ts';

/** What was looked at last on this device, on the home page. */

const section = document.querySelector<HTMLElement>('#looked-at');
const list = section?.querySelector('ul');

function show(): void {
  const pages = lookedAt();
  if (section) section.hidden = pages.length === 0;
  list?.replaceChildren(
    ...pages.map(({ url, title }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = url;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
}

section?.querySelector('button')?.addEventListener('click', () => {
  forgetLookedAt();
  show();
});
// Who comes back finds what was looked at since.
addEventListener('pageshow', show);
