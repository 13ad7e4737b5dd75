import { canvasAddsNoise, toJpeg } from './canvas-jpeg';

/** Second of the first poster: the very first picture of a film is often black. */
const POSTER_SECOND = 1;
/** A browser that cannot decode a film may never report it. */
const PATIENCE_MS = 15_000;

/**
 * Returns the second of a film at which its first poster is taken.
 * @param duration in seconds; infinite for films that a browser recorded, NaN if unknown
 */
export const posterMoment = (duration: number): number =>
  Number.isNaN(duration) ? 0 : Math.min(POSTER_SECOND, duration / 2);

/**
 * Takes a poster from a film near its start.
 * @returns null if this browser cannot show the film
 */
export async function firstPoster(film: File): Promise<File | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(film);
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = url;
  try {
    await once(video, 'loadeddata');
    video.currentTime = posterMoment(video.duration);
    await once(video, 'seeked');
    return await posterFrom(video, film.name);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/**
 * Takes the picture that a video element shows.
 * @param filmName file name of the film
 * @returns null if this browser does not give the picture away unchanged
 */
export async function posterFrom(video: HTMLVideoElement, filmName: string): Promise<File | null> {
  if (canvasAddsNoise()) return null;
  const jpeg = await toJpeg(await createImageBitmap(video));
  const name = `${filmName.replace(/\.\w+$/, '')}-poster.jpg`;
  return jpeg && new File([jpeg], name, { type: 'image/jpeg' });
}

function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`No ${event}`));
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', fail, { once: true });
    setTimeout(fail, PATIENCE_MS);
  });
}
