import { drawQrCode } from './qr-code.ts';

interface Props {
  readonly text: string;
  /** What scanning it does: `opens this clause`. */
  readonly does: string;
}

/** A code for the camera of another device, made on this one: dark on light, whatever the colours of the page. */
export function QrCode({ text, does }: Props) {
  const code = drawQrCode(text);
  if (code === null) return <p class="facts">The link is too long for a code to scan. Send it instead.</p>;
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${String(code.size)} ${String(code.size)}`}
      role="img"
      aria-label={`A code to scan: ${does}`}
    >
      <path d={code.path} shape-rendering="crispEdges" />
    </svg>
  );
}
