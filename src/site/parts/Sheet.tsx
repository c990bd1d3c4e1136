import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { useCloseOnBack } from './close-on-back.ts';

interface Props {
  readonly title: string;
  /** Told once the sheet is closed, however. */
  readonly closed: () => void;
  /** What is on it; `close` closes it. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A sheet over the page: it is closed by its button, by Escape, by Back, and by a tap beside it. */
export function Sheet({ title, closed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first="true"]')?.focus();
  }, []);
  const onClose = useCloseOnBack(dialog, closed);
  const close = (): void => {
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) close();
      }}
    >
      <div class="sheet-page">
        <div class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="plain" onClick={close}>
            Close
          </button>
        </div>
        {children(close)}
      </div>
    </dialog>
  );
}
