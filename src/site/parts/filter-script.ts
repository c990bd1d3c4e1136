import { address } from '../ground/address.ts';

/**
 * Shows the box that narrows a list down. What is asked stands in the address, so that it is there on Back. What narrows is
 * loaded when something is asked.
 */

const box = document.querySelector<HTMLElement>('[data-filter]');
const input = box?.querySelector('input');
const told = box?.querySelector('[role=status]');

if (box && input && told) {
  const narrow = (): void => {
    import('./narrow-list.ts').then(
      ({ narrowList }) => {
        const narrowed = narrowList(input.value, box.dataset.filter ?? '');
        if (narrowed.nothing) told.replaceChildren(box.dataset.nothing ?? `${narrowed.told}.`, ' ', everywhere());
        else told.textContent = narrowed.told;
      },
      () => {
        told.textContent = 'What narrows the list could not be loaded. Try again once there is a signal.';
      },
    );
  };
  const everywhere = (): HTMLElement => {
    const typed = input.value.trim();
    const link = document.createElement('a');
    link.href = address(`/search/?${new URLSearchParams({ q: typed }).toString()}`);
    link.textContent = `Search everything for “${typed}”`;
    return link;
  };
  input.value = new URLSearchParams(location.search).get('filter') ?? '';
  box.hidden = false;
  if (input.value !== '') narrow();
  input.addEventListener('input', () => {
    const query = input.value === '' ? '' : `?${new URLSearchParams({ filter: input.value }).toString()}`;
    history.replaceState(null, '', location.pathname + query + location.hash);
    narrow();
  });
}
