import sharp from 'sharp';

/** Pixels across. Stretched, it is a blur of the picture's colours, in about a hundred characters. */
const PREVIEW_WIDTH = 4;
const PREVIEW_QUALITY = 40;

/**
 * Makes the preview that a page shows until the picture has loaded.
 *
 * @param picture path or content of a picture
 * @returns a data URL; null for an animation or a picture with transparent parts, as the preview would remain visible
 * behind it
 */
export async function tinyPreview(picture: string | Buffer): Promise<string | null> {
  const image = sharp(picture, { limitInputPixels: false });
  const { hasAlpha, pages = 1 } = await image.metadata();
  if (hasAlpha || pages > 1) return null;
  const preview = await image.resize({ width: PREVIEW_WIDTH }).webp({ quality: PREVIEW_QUALITY }).toBuffer();
  return `data:image/webp;base64,${preview.toString('base64')}`;
}

export interface StoredFile {
  id: number;
  hash: string;
  mime: string;
  url: string;
  previewUrl?: string | null;
  provider_metadata?: { uploadedFor?: string | undefined } | null;
}
