import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';

/** A CommonJS module: what Node imports holds its default export, and is not it, whatever its types say. */
const decode = (jsQR as unknown as { readonly default: typeof jsQR }).default;

/**
 * Read a QR code as a camera does: from what is seen of it on the screen.
 *
 * @param code Where it is shown
 * @returns What it says
 * @throws {Error} If no code can be read there
 */
export async function readCode(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  // The page holds the code; what a picture shows of it, a browser alone can tell.
  const { width, height, pixels } = await code.page().evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    // A letter for each byte: a list of a million numbers takes ten seconds to hand over.
    const letters = Array.from({ length: Math.ceil(data.length / 8192) }, (_, index) =>
      String.fromCharCode(...data.subarray(index * 8192, (index + 1) * 8192)),
    );
    return { width: image.width, height: image.height, pixels: btoa(letters.join('')) };
  }, picture);
  const read = decode(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height);
  if (read === null) throw new Error('Cannot read a QR code in the picture: there is none, or it is not clear enough');
  return read.data;
}
