import { useState } from 'preact/hooks';

/** Send the link to what is looked at; where that cannot be, copy it. */
export function ShareButton() {
  const [told, setTold] = useState('');
  const share = async (): Promise<void> => {
    const { href: url } = location;
    // Not every browser can share, nor copy from a page that is not sent safely.
    const { share: send, clipboard } = navigator as Partial<Navigator>;
    try {
      if (send) await send.call(navigator, { url, title: document.title });
      else if (clipboard) {
        await clipboard.writeText(url);
        setTold('Link copied');
      } else setTold('The link is in the address bar');
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTold('The link is in the address bar');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        Share this question
      </button>
      <span role="status">{told}</span>
    </>
  );
}
