import type { HeicAnswer } from './heic-worker';

/** Pixels of the longer side: wider than any page shows, and few enough for the CMS's limits and every canvas. */
const LONGEST_SIDE = 4096;
const QUALITY = 0.92;

/** Brands of the `ftyp` box by which phones mark HEIC pictures. */
const HEIC_BRAND = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** @param head the first HEAD_BYTES of a file */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, 12));
  return text.startsWith('ftyp') && HEIC_BRAND.test(text.slice(4));
}

/** One at a time: a picture of a phone takes a hundred megabytes while it is unpacked. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A phone's HEIC picture as JPEG, converted in this browser: Safari reads it itself, elsewhere a decoder is
 * loaded the first time.
 *
 * @returns null when the picture cannot be read, 'noise' when this browser would spoil it
 */
export function heicToJpeg(file: File): Promise<File | 'noise' | null> {
  const converted = last.then(async () => {
    if (canvasAddsNoise()) return 'noise';
    const picture = (await createImageBitmap(file).catch(() => null)) ?? (await byDecoder(file));
    const jpeg = picture && (await asJpeg(picture));
    return jpeg && new File([jpeg], file.name.replace(/(\.hei[cf])?$/i, '.jpg'), { type: 'image/jpeg' });
  });
  last = converted.catch(() => undefined);
  return converted;
}

const PROBE_SIDE = 16;
const PROBE_COLOUR = [200, 100, 50, 255];

/** Some browsers change what a page reads off a canvas, so that visitors cannot be told apart by it. */
function canvasAddsNoise(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = PROBE_SIDE;
  canvas.height = PROBE_SIDE;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${PROBE_COLOUR.slice(0, 3).join(', ')})`;
  context.fillRect(0, 0, PROBE_SIDE, PROBE_SIDE);
  const { data } = context.getImageData(0, 0, PROBE_SIDE, PROBE_SIDE);
  return data.some((value, index) => value !== PROBE_COLOUR[index % 4]);
}

function asJpeg(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** In a worker, so that the screen stays alive; it ends with the picture and gives its memory back. */
function byDecoder(file: File): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<HeicAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
