import { useEffect, useRef, useState } from 'preact/hooks';
import { useCloseOnBack } from '../parts/close-on-back.ts';
import { LinkWays } from '../parts/sharing/LinkWays.tsx';
import { QrCode } from '../parts/sharing/QrCode.tsx';
import type { ToShow } from './to-show.ts';

interface Props {
  readonly shown: ToShow;
  /** Told once it is closed, however. */
  readonly closed: () => void;
}

/** One answer over the whole screen, in letters to be read across a table. Its button, Escape and Back close it. */
export function Showing({ shown, closed }: Props) {
  const { title, answer, edition, authority, source, url, line } = shown;
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [turned, turn] = useState(false);
  useEffect(() => {
    words.current?.replaceChildren(...answer);
    dialog.current?.showModal();
    dialog.current?.scrollTo(0, 0);
  }, [answer]);
  /** Whether it shows something of an event: the link knows of none. */
  const besides = answer.some((each) => each instanceof Element && each.matches('.event-note, .local-ruling'));
  const onClose = useCloseOnBack(dialog, closed);
  return (
    <dialog
      ref={dialog}
      class={turned ? 'showing turned' : 'showing'}
      aria-label={`To show: ${title}`}
      onClose={onClose}
    >
      <div class="showing-head abreast">
        <button
          type="button"
          aria-pressed={turned}
          onClick={() => {
            turn(!turned);
          }}
        >
          Turn round
        </button>
        <button
          type="button"
          onClick={() => {
            dialog.current?.close();
          }}
        >
          Close
        </button>
      </div>
      <div class="showing-page">
        <p class="showing-edition">{edition}</p>
        <h2>{title}</h2>
        <div ref={words} class="showing-words" />
        <p class="showing-authority">{authority}</p>
        {source !== null && <p class="showing-source">{source}</p>}
        <div class="showing-link">
          <QrCode text={url} does="it opens the same place" />
          {besides && <p>The link does not tell what you play: it opens the page as it is for anyone.</p>}
          <a href={url} ref={link} class="citation-link">
            {url}
          </a>
          <LinkWays url={url} title={title} shown={link} {...(line !== undefined && { text: line })} />
        </div>
      </div>
    </dialog>
  );
}
