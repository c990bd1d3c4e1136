import type { RefObject } from 'preact';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  readonly url: string;
  readonly title: string;
  /** What is sent along with the link. */
  readonly text?: string;
  /** Where the link stands on the page. */
  readonly shown: RefObject<HTMLElement | null>;
}

/** How to pass a link on: copy it, or send it, where the browser can. */
export function LinkWays({ url, shown, ...about }: Props) {
  const { share } = navigator as Partial<Navigator>;
  return (
    <div class="citation-ways abreast targets">
      <CopyButton text={url} shown={shown}>
        Copy the link
      </CopyButton>
      {share !== undefined && (
        <button
          type="button"
          onClick={() => {
            // Who shares nothing after all has not met with an error.
            share.call(navigator, { ...about, url }).catch(() => undefined);
          }}
        >
          Share
        </button>
      )}
    </div>
  );
}
