import type { ComponentChildren, RefObject } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  readonly text: string;
  /** Where the text stands on the page: what is selected where the browser does not let it be copied. */
  readonly shown: RefObject<HTMLElement | null>;
  readonly children: ComponentChildren;
}

/** Copies a text; where that cannot be, selects it. */
export function CopyButton({ text, shown, children }: Props) {
  const [told, tell] = useState('');
  const copy = async (): Promise<void> => {
    // A second time is told anew.
    tell('');
    // A page that was not sent safely has no clipboard.
    const { clipboard } = navigator as Partial<Navigator>;
    try {
      if (clipboard === undefined) throw new Error('there is no clipboard');
      await clipboard.writeText(text);
      tell('Copied');
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      tell('Selected: copy it from here');
    }
  };
  return (
    <span class="copy">
      <button type="button" onClick={() => void copy()}>
        {children}
      </button>
      <span role="status">{told}</span>
    </span>
  );
}
