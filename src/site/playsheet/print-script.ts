import { isTappedEarly } from '../ground/tapped-early.ts';

/** What a button for printing does; without JavaScript it is not there, and the browser's own menu prints. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.addEventListener('click', () => {
    window.print();
  });
  if (isTappedEarly(button)) button.click();
}
