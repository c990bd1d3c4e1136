/** A photo of a page, as it is kept. */
export interface ScaledPhoto {
  readonly image: Blob;
  readonly width: number;
  readonly height: number;
}

/** The longer side of a photo as it is kept, in pixels: small print is read at it. */
const LONGEST = 2600;
const QUALITY = 0.85;

/** What was chosen is no photo that this browser can show. */
export class PhotoError extends Error {
  constructor(reason: unknown) {
    super(`The photo cannot be read: ${String(reason)}`);
    this.name = 'PhotoError';
  }
}

/**
 * Make a photo small enough to keep: a telephone takes them at fifty megapixels, two hundred megabytes once unpacked.
 *
 * @throws {PhotoError} If it is none
 */
export async function scalePhoto(photo: Blob): Promise<ScaledPhoto> {
  const url = URL.createObjectURL(photo);
  try {
    const image = await loaded(url);
    const by = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight));
    const width = Math.round(image.naturalWidth * by);
    const height = Math.round(image.naturalHeight * by);
    const small = await resized(photo, width, height).catch(() => image);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(small, 0, 0, width, height);
    if (small instanceof ImageBitmap) small.close();
    const kept = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    canvas.width = canvas.height = 0;
    if (kept === null) throw new PhotoError('the browser could not write it');
    return { image: kept, width, height };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Of an image, no more is read than its size, as long as it is not drawn. */
function loaded(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new PhotoError('it is no image')));
    image.src = url;
  });
}

/** Unpacked and made smaller in one go, where the browser can: never all of it at once on the page. */
async function resized(photo: Blob, width: number, height: number): Promise<ImageBitmap> {
  return createImageBitmap(photo, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
}
