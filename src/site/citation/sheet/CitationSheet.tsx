import { useRef } from 'preact/hooks';
import { address } from '../../ground/address.ts';
import { CopyButton } from '../../parts/sharing/CopyButton.tsx';
import { LinkWays } from '../../parts/sharing/LinkWays.tsx';
import { QrCode } from '../../parts/sharing/QrCode.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import type { ToCite } from './to-cite.ts';

interface Props {
  readonly cited: ToCite;
  readonly closed: () => void;
}

/** How to cite something: a code to scan, its link, its citation line. */
export function CitationSheet({ cited: { title, line, url, about = null }, closed }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  return (
    <Sheet title={`Cite: ${title}`} closed={closed}>
      {() => (
        <div class="citation">
          <QrCode text={url} does="it opens the same place" />
          <div class="citation-parts">
            <p class="citation-link">
              <a href={url} ref={link}>
                {url}
              </a>
            </p>
            <LinkWays url={url} title={title} text={line} shown={link} />
            <p class="citation-line" ref={words}>
              {line}
            </p>
            <div class="citation-ways abreast targets">
              <CopyButton text={`${line}\n${url}`} shown={words}>
                Copy the citation
              </CopyButton>
              <a href={`${address('/verify/')}#${encodeURIComponent(`${line} ${url}`)}`}>Check it</a>
              {about !== null && (
                <a href={`${address('/event/')}?about=${encodeURIComponent(about)}`}>Add a local ruling</a>
              )}
            </div>
          </div>
        </div>
      )}
    </Sheet>
  );
}
