import jsQR from 'jsqr';
import type { Browser, Locator } from 'playwright-core';

/** A CommonJS module: what Node imports holds its default export, and is not it, whatever its types say. */
const decode = (jsQR as unknown as { readonly default: typeof jsQR }).default;

/**
 * Read a QR code as a camera does: from what is seen of it on the screen.
 *
 * @param code Where it is shown
 * @returns What it says
 * @throws {Error} If no code can be read there
 */
export async function readCode(browser: Browser, code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const page = await browser.newPage();
  try {
    const { width, height, pixels } = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      return { width: image.width, height: image.height, pixels: [...data] };
    }, picture);
    const read = decode(Uint8ClampedArray.from(pixels), width, height);
    if (read === null)
      throw new Error('Cannot read a QR code in the picture: there is none, or it is not clear enough');
    return read.data;
  } finally {
    await page.close();
  }
}
