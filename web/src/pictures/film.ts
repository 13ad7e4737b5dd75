import { type Picture, toPicture, type UploadedImage } from './picture';

export interface Film {
  src: string;
  mime: string;
  /** What the film shows, for people who cannot see it */
  description: string;
  /** Whole megabytes, at least 1 */
  megabytes: number;
  /** Shown until the film plays */
  poster: Picture | null;
  /** Address of a WebVTT file; absent without captions */
  captions?: string;
}

/** The fields of Strapi's UploadFile for a film. */
interface UploadedFilm {
  url: string;
  mime: string;
  alternativeText: string | null;
  /** Kilobytes */
  size: number;
}

interface FilmParts {
  file: UploadedFilm;
  poster: Picture | null;
  captions: { url: string } | null;
  /** For a film without an alternative text */
  title: string;
}

const KB_PER_MB = 1000;

export const isFilm = ({ mime }: { mime: string }): boolean => mime.startsWith('video/');

export function toFilm({ file, poster, captions, title }: FilmParts): Film {
  return {
    src: file.url,
    mime: file.mime,
    description: file.alternativeText?.trim() || title,
    megabytes: Math.max(1, Math.round(file.size / KB_PER_MB)),
    poster,
    ...(captions && { captions: onThisOrigin(captions.url) }),
  };
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

/** Returns the address of a poster for `<video poster>`. */
export const posterAddress = ({ src, srcSet = '' }: Picture): string =>
  srcSet
    .split(', ')
    .map((size) => size.split(' '))
    .find(([, width = '']) => Number.parseInt(width, 10) >= POSTER_WIDTH)?.[0] ?? src;
