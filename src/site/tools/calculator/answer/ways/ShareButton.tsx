import { useState } from 'preact/hooks';
import type { Reply, Shown } from '../../../index.ts';
import type { AnyTool } from '../../any-tool.ts';

interface Props {
  readonly tool: AnyTool;
  readonly edition: string;
  readonly reply: Reply<Shown>;
  /** The question, as the query of its address; it names the edition. */
  readonly query: string;
}

/** Asked for as the finger comes down: a browser sends only what is at hand soon after the tap. */
const loadCiting = () => import('./cite-answer.ts');
const load = (): void => void loadCiting().catch(() => undefined);

/** Send the link to what is asked, with what it is answered; where that cannot be, copy the link. */
export function ShareButton({ tool, edition, reply, query }: Props) {
  const [told, setTold] = useState('');
  const share = async (): Promise<void> => {
    const url = new URL(query, location.href).href;
    // Not every browser can share, nor copy from a page that is not sent safely.
    const { share: send, clipboard } = navigator as Partial<Navigator>;
    try {
      if (send) {
        // Without what writes it the link is sent by itself.
        const text = await loadCiting().then(
          ({ citeAnswer }) => citeAnswer(tool, edition, reply),
          () => null,
        );
        const title = `${tool.title} in DBM ${edition}`;
        await send.call(navigator, { url, title, ...(text !== null && { text }) });
      } else if (clipboard) {
        await clipboard.writeText(url);
        setTold('Link copied');
      } else setTold('The link is in the address bar');
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTold('The link is in the address bar');
    }
  };
  return (
    <>
      <button type="button" onPointerDown={load} onFocus={load} onClick={() => void share()}>
        Share this question
      </button>
      <span role="status">{told}</span>
    </>
  );
}
