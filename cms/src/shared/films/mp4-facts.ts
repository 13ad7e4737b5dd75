import type { Box } from './boxes';
import type { FilmFacts, FilmFile } from './film-file';

/** Bytes of headers without and with times of 8 bytes (version 1). */
const MOVIE = [20, 32] as const;
const FRAGMENTS = [8, 12] as const;
const TRACK = [84, 96] as const;
/** Sides are numbers with 16 bits after the point. */
const POINT = 65_536;

/** Reads a header; null if it is shorter than its version says. */
async function headerOf(film: FilmFile, box: Box | undefined, sizes: readonly [number, number]) {
  if (!box || box.content >= box.end) return null;
  const isLong = (await film.read(box.content, 1)).getUint8(0) === 1;
  const size = sizes[isLong ? 1 : 0];
  return box.content + size > box.end ? null : { bytes: await film.read(box.content, size), isLong, size };
}

/**
 * Returns the length of a film in seconds; 0 if it is unknown.
 *
 * @param mehd has the length of a film in fragments
 */
export async function secondsOf(film: FilmFile, mvhd: Box, mehd: Box | undefined): Promise<number> {
  const movie = await headerOf(film, mvhd, MOVIE);
  if (!movie) return 0;
  const units = movie.bytes.getUint32(movie.isLong ? 20 : 12);
  const length = lastNumber(movie) || lastNumber(await headerOf(film, mehd, FRAGMENTS));
  return units ? length / units : 0;
}

/** Returns the length that a header ends with. */
function lastNumber(header: Awaited<ReturnType<typeof headerOf>>): number {
  if (!header) return 0;
  const { bytes, isLong, size } = header;
  return isLong ? Number(bytes.getBigUint64(size - 8)) : bytes.getUint32(size - 4);
}

/** Returns the sides of a track's picture in pixels, as its matrix turns it. */
export async function sidesOf(film: FilmFile, tkhd: Box | undefined): Promise<FilmFacts> {
  const header = await headerOf(film, tkhd, TRACK);
  if (!header) return {};
  // The header ends with a matrix of nine numbers and two sides.
  const number = (fromEnd: number) => header.bytes.getInt32(header.size - fromEnd * 4);
  const [width, height] = [number(2) / POINT, number(1) / POINT];
  // A quarter turn has zeros where the matrix of an upright picture has its scales.
  const isTurned = number(11) === 0 && number(10) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}
