import { correction, generate } from 'lean-qr';

/** A QR code as a drawing: squares of one unit, with the margin that a camera needs. */
export interface QrCode {
  /** How wide and high it is, margin and all. */
  readonly size: number;
  /** The dark squares, as the path of an SVG. */
  readonly path: string;
}

const MARGIN = 4;

/**
 * Draw the QR code of a text.
 *
 * @returns Null where the text is too long for one: about 2,900 letters
 */
export function drawQrCode(text: string): QrCode | null {
  const code = codeOf(text);
  if (code === null) return null;
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      if (x > start)
        runs.push(`M${String(start + MARGIN)} ${String(y + MARGIN)}h${String(x - start)}v1h-${String(x - start)}z`);
    }
  }
  return { size: code.size + 2 * MARGIN, path: runs.join('') };
}

function codeOf(text: string): { readonly size: number; get(x: number, y: number): boolean } | null {
  try {
    return generate(text, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.Q });
  } catch {
    return null;
  }
}
