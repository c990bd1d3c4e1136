/** What a button for printing does; without JavaScript it is not there, and the browser's own menu prints. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.addEventListener('click', () => {
    window.print();
  });
  // It was tapped before this came.
  if (button.matches(':focus:not(:focus-visible)')) button.click();
}
