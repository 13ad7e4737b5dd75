import type { ResultOf } from 'gql.tada';
import type { FilmFileFields } from '../strapi/upload-file';
import { type Picture, toPicture, type UploadedImage } from './picture';

/** The fields of Strapi's UploadFile for a film; `size` in kilobytes. */
type UploadedFilm = Pick<
  ResultOf<typeof FilmFileFields>,
  'url' | 'mime' | 'alternativeText' | 'size' | 'width' | 'height' | 'seconds'
>;

interface FilmParts {
  file: UploadedFilm;
  poster: Picture | null;
  captions: { url: string; language: string | null } | null;
  /** For a film without an alternative text */
  title: string;
}

const KB_PER_MB = 1000;
/** Of captions that do not name their language: that of the site */
const SITE_LANGUAGE = 'en';

export const isFilm = ({ mime }: { mime: string }): boolean => mime.startsWith('video/');

export function toFilm({ file, poster, captions, title }: FilmParts) {
  return {
    src: file.url,
    mime: file.mime,
    /** What the film shows, for people who cannot see it */
    description: file.alternativeText?.trim() || title,
    /** Whole megabytes, at least 1 */
    megabytes: Math.max(1, Math.round(file.size / KB_PER_MB)),
    /** Pixels of the film as it is shown; 0 if unknown */
    width: file.width ?? 0,
    height: file.height ?? 0,
    /** Length; 0 if unknown */
    seconds: file.seconds ?? 0,
    /** Shown until the film plays */
    poster,
    /** `src`: address of a WebVTT file; `language`: a language tag */
    ...(captions && {
      captions: { src: onThisOrigin(captions.url), language: captions.language ?? SITE_LANGUAGE },
    }),
  };
}

export type Film = ReturnType<typeof toFilm>;

/** Width divided by height of most films. */
const USUAL_RATIO = 16 / 9;

/** Returns width divided by height of a film. One that does not say it has the shape of its poster. */
export function ratioOfFilm({ width, height, poster }: Film): number {
  const sides = [{ width, height }, poster].find((shape) => shape?.width && shape.height);
  return sides ? sides.width / sides.height : USUAL_RATIO;
}

/** Returns the poster of a film. It only decorates: the play button describes the film. */
export function toPoster(file: UploadedImage | null | undefined): Picture | null {
  const picture = toPicture(file);
  return picture && { ...picture, alt: '' };
}

/** Browsers load captions, and scripts load anything, only from the page's own origin, even when films come from a bucket. */
export const onThisOrigin = (address: string) => address.slice(address.indexOf('/uploads/'));

/** Pixels: `<video poster>` has one size for all windows. */
const POSTER_WIDTH = 750;

/** Returns the address of a film's poster for `<video poster>`. */
export const posterAddress = ({ poster }: Pick<Film, 'poster'>): string | undefined =>
  poster?.srcSet
    ?.split(', ')
    .map((size) => size.split(' '))
    .find(([, width = '']) => Number.parseInt(width, 10) >= POSTER_WIDTH)?.[0] ?? poster?.src;
