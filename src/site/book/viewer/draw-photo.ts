import type { Box, Leaf } from '../reading/index.ts';

/**
 * Draw a part of a photo.
 *
 * @param leaf The photo as it is to be seen: it may be turned
 * @param scale How many pixels of the canvas one of the photo has
 * @throws {Error} If it is no image any more
 */
export async function drawPhoto(
  photo: Blob,
  leaf: Leaf,
  box: Box,
  scale: number,
  canvas: HTMLCanvasElement,
): Promise<void> {
  const image = await createImageBitmap(photo);
  canvas.width = Math.max(1, Math.round(box.width * scale));
  canvas.height = Math.max(1, Math.round(box.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing here');
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(-box.x, -box.y);
  context.translate(leaf.width / 2, leaf.height / 2);
  context.rotate((leaf.turn * Math.PI) / 180);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  image.close();
}
