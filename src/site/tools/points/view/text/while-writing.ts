/**
 * Mark a box while one writes into it, until the tap that ends the writing was heard: a tap moves the focus first, and what
 * moves with that is missed.
 *
 * @returns Ends it
 */
export function markWriting(box: HTMLElement): () => void {
  let pressed = false;
  const end = (): void => {
    if (document.activeElement !== box) delete box.dataset.writing;
  };
  // The click belongs to the same event as the release before it.
  const heard = (): void => void setTimeout(end);
  const watched: Readonly<Record<string, () => void>> = {
    pointerdown: () => {
      pressed = true;
    },
    pointerup: () => {
      pressed = false;
      heard();
    },
    pointercancel: () => {
      pressed = false;
      heard();
    },
  };
  const begin = (): void => {
    box.dataset.writing = '';
  };
  // A finger is gone when the focus moves; a mouse is still down.
  const left = (): void => {
    if (!pressed) heard();
  };
  for (const [event, listener] of Object.entries(watched)) addEventListener(event, listener, true);
  box.addEventListener('focus', begin);
  box.addEventListener('blur', left);
  return () => {
    for (const [event, listener] of Object.entries(watched)) removeEventListener(event, listener, true);
    box.removeEventListener('focus', begin);
    box.removeEventListener('blur', left);
  };
}
