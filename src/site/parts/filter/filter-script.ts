/**
 * Works the box that narrows a list down. What is asked stands in the address, so that it is there on Back. What narrows is
 * loaded when something is asked.
 */

const box = document.querySelector<HTMLElement>('[data-filter]');
const input = box?.querySelector('input');
const told = box?.querySelector('[role=status]');

if (box && input && told) {
  const narrow = (): void => {
    import('./narrow-list.ts').then(
      ({ narrowList }) => {
        told.replaceChildren(...narrowList(input.value, box.dataset));
      },
      () => {
        told.textContent = 'This could not be loaded. Try again once there is a signal.';
      },
    );
  };
  // What was typed before this came counts.
  input.value ||= new URLSearchParams(location.search).get('filter') ?? '';
  if (input.value !== '') narrow();
  input.addEventListener('input', narrow);
}

export {};
