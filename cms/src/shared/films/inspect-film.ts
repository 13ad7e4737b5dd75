import type { FilmFile, InspectedFilm } from './film-file';
import { inspectMp4 } from './mp4-film';
import { inspectWebm } from './webm-film';

export type FilmType = 'video/mp4' | 'video/webm';

/** Bytes at the start of a film that identify its type. */
export const FILM_HEAD_BYTES = 64;

/**
 * Brands of films in the `ftyp` box. Phones, cameras and QuickTime write other ones than browsers expect, but the same
 * boxes. HEIC and AVIF pictures share the box.
 */
const MP4_BRAND = /^....ftyp(isom|iso\d|mp4\d|avc1|M4V |M4V[HP]|dash|MSNV|XAVC|3gp\d|qt {2})/s;
/** Matroska is the same format as WebM, but browsers do not play it. */
const WEBM_HEAD = /^.E\xdf\xa3.*B\x82.webm/s;

/**
 * Detects a film by its content. QuickTime counts as MP4, as which it is stored.
 *
 * @param head the first FILM_HEAD_BYTES of the file as Latin-1 text
 */
export function filmTypeOf(head: string): FilmType | undefined {
  if (MP4_BRAND.test(head)) return 'video/mp4';
  return WEBM_HEAD.test(head) ? 'video/webm' : undefined;
}

/**
 * Checks that all browsers can play a film.
 *
 * @returns its sides and length, and what removes place, device and date from it, in place
 * @throws BadFilm
 */
export const inspectFilm = (film: FilmFile, type: FilmType): Promise<InspectedFilm> =>
  type === 'video/mp4' ? inspectMp4(film) : inspectWebm(film);
