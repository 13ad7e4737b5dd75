import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** The worker's response: the decoded picture, or null if it is unreadable. */
export type HeicAnswer = ImageBitmap | null;

async function unpacked(file: Blob): Promise<HeicAnswer> {
  const [image] = new (libheif().HeifDecoder)().decode(await file.arrayBuffer());
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = await new Promise<ImageData | null>((resolve) =>
    image.display(new ImageData(width, height), resolve),
  );
  image.free();
  return pixels && createImageBitmap(pixels);
}

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  const picture = await unpacked(data).catch(() => null);
  self.postMessage(picture, { transfer: picture ? [picture] : [] });
};
