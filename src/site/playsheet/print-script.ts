/** What a button for printing does; without JavaScript it stays hidden, and the browser's own menu prints. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    window.print();
  });
}
