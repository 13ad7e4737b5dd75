import type { HeicAnswer } from './heic-worker';

/** Length of the longer side in pixels: wider than any page needs, and within the limits of the CMS and of canvases. */
const LONGEST_SIDE = 4096;
const QUALITY = 0.92;

/** Brands of the `ftyp` box that mark HEIC pictures. */
const HEIC_BRAND = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** @param head the first bytes of a file */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, 12));
  return text.startsWith('ftyp') && HEIC_BRAND.test(text.slice(4));
}

/** Converts one picture at a time: decoding a phone's picture takes a hundred megabytes. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Converts a phone's HEIC picture to JPEG in the browser. Safari reads it itself; other browsers load a decoder the
 * first time.
 * @returns null if the picture is unreadable, 'noise' if this browser would spoil it
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

/** Returns whether the browser adds noise to canvas data, as some do against fingerprinting. */
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

/** Decodes in a worker to keep the page responsive. The worker ends with the picture and frees its memory. */
function byDecoder(file: File): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<HeicAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
