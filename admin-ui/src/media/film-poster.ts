import { canvasAddsNoise, toJpeg } from './canvas-jpeg';

/** Seconds at which a poster is looked for: the start of a film is often black, or a plain card. */
const POSTER_SECONDS = [1, 2, 3, 5, 8, 13, 21, 34];
/** A browser that cannot decode a film may never report it. */
const PATIENCE_MS = 15_000;
/** An iPhone loads no picture of a film before it plays. */
const LOADS_BY_ITSELF_MS = 2_000;

/**
 * Returns the seconds of a film at which its first poster is looked for, in order.
 * @param length in seconds; 0 if unknown
 */
export function posterSeconds(length: number): number[] {
  const within = POSTER_SECONDS.filter((second) => second < length);
  return within.length > 0 ? within : [length / 2];
}

/**
 * Takes a poster from a film: its first moment that is not of one colour.
 * @returns null if this browser cannot show the film
 */
export async function firstPoster(film: File): Promise<File | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(film);
  const loaded = once(video, 'loadeddata');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
  video.load();
  // A browser that saves power refuses. Its film has no poster.
  const playing = setTimeout(() => void video.play().catch(() => undefined), LOADS_BY_ITSELF_MS);
  try {
    await loaded.finally(() => clearTimeout(playing));
    video.pause();
    await goToPicture(video, await learnLength(video));
    return await posterFrom(video, film.name);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** Farther than the end of any film. */
const BEYOND_END = 1e7;

/** Returns the length of a film in seconds. One that a browser recorded does not say it: its end does. */
export async function learnLength(video: HTMLVideoElement): Promise<number> {
  if (video.duration > 0 && Number.isFinite(video.duration)) return video.duration;
  await seek(video, BEYOND_END);
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

/** Goes to the first moment that is not of one colour; to the first of all if there is none. */
export async function goToPicture(video: HTMLVideoElement, length: number): Promise<void> {
  const seconds = posterSeconds(length);
  for (const second of seconds) {
    await seek(video, second);
    if (!isOfOneColour(samplesOf(video))) return;
  }
  await seek(video, seconds[0] ?? 0);
}

async function seek(video: HTMLVideoElement, second: number): Promise<void> {
  const done = once(video, 'seeked');
  video.currentTime = second;
  await done;
}

const SAMPLES_SIDE = 16;

/** Returns a few pixels of the shown picture as red, green, blue and opacity. */
function samplesOf(video: HTMLVideoElement): ArrayLike<number> {
  const canvas = document.createElement('canvas');
  canvas.width = SAMPLES_SIDE;
  canvas.height = SAMPLES_SIDE;
  const context = canvas.getContext('2d');
  context?.drawImage(video, 0, 0, SAMPLES_SIDE, SAMPLES_SIDE);
  return context?.getImageData(0, 0, SAMPLES_SIDE, SAMPLES_SIDE).data ?? [];
}

/** Of 255. Compression makes a plain colour differ by less. */
const LEAST_DIFFERENCE = 24;

/** Returns whether pixels differ only as those of a plain colour do. */
export function isOfOneColour(samples: ArrayLike<number>): boolean {
  return [0, 1, 2].every((part) => {
    const values = Array.from(samples).filter((_, index) => index % 4 === part);
    return Math.max(...values) - Math.min(...values) < LEAST_DIFFERENCE;
  });
}

/**
 * Takes the picture that a video element shows. Drawing it, other than an ImageBitmap of it, turns it upright.
 * @param filmName file name of the film
 * @returns null if this browser does not give the picture away unchanged
 */
export async function posterFrom(video: HTMLVideoElement, filmName: string): Promise<File | null> {
  if (canvasAddsNoise()) return null;
  const jpeg = await toJpeg(video);
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
