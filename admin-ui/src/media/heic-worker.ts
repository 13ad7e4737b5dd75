import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** Pixels of the longer side: wider than any page shows, and few enough for the CMS's limits. */
const LONGEST_SIDE = 4096;
const QUALITY = 0.92;

/** What comes back: a JPEG, or null when the picture cannot be read. */
export type HeicAnswer = Blob | null;

async function toJpeg(file: Blob): Promise<HeicAnswer> {
  const [image] = new (libheif().HeifDecoder)().decode(await file.arrayBuffer());
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = await new Promise<ImageData | null>((resolve) =>
    image.display(new ImageData(width, height), resolve),
  );
  image.free();
  if (!pixels) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const bitmap = await createImageBitmap(pixels);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await toJpeg(data).catch(() => null));
};
