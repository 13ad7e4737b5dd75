import { canvasAddsNoise, toJpeg } from './canvas-jpeg';
import type { HeicAnswer } from './heic-worker';

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
    const jpeg = picture && (await toJpeg(picture));
    return jpeg && new File([jpeg], file.name.replace(/(\.hei[cf])?$/i, '.jpg'), { type: 'image/jpeg' });
  });
  last = converted.catch(() => undefined);
  return converted;
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
