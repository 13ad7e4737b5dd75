import type { Box } from './boxes';
import type { FilmFacts, FilmFile } from './film-file';

/** Offsets in headers. Version 1 has times of 8 bytes. */
const AT = {
  /** `mvhd`: units a second, then the length in units */
  mvhd: { size: [20, 32], units: [12, 20], length: [16, 24] },
  /** `mehd`: the length of a film in fragments */
  mehd: { size: [8, 12], length: [4, 4] },
  /** `tkhd` */
  tkhd: { size: [84, 96], matrix: [40, 52], sides: [76, 88] },
} as const;
/** Sides are numbers with 16 bits after the point. */
const POINT = 65_536;

type Header = { bytes: DataView; version: 0 | 1 };

/** Reads a header; null if it is shorter than its version says. */
async function headerOf(film: FilmFile, box: Box | undefined, type: keyof typeof AT): Promise<Header | null> {
  if (!box || box.content >= box.end) return null;
  const version = (await film.read(box.content, 1)).getUint8(0) === 1 ? 1 : 0;
  const size = AT[type].size[version];
  return box.content + size > box.end ? null : { bytes: await film.read(box.content, size), version };
}

function lengthOf(header: Header | null, type: 'mvhd' | 'mehd'): number {
  if (!header) return 0;
  const at = AT[type].length[header.version];
  return header.version === 1 ? Number(header.bytes.getBigUint64(at)) : header.bytes.getUint32(at);
}

/** Returns the length of a film in seconds; 0 if it is unknown. */
export async function secondsOf(film: FilmFile, mvhd: Box, mehd: Box | undefined): Promise<number> {
  const header = await headerOf(film, mvhd, 'mvhd');
  const units = header?.bytes.getUint32(AT.mvhd.units[header.version]);
  const length = lengthOf(header, 'mvhd') || lengthOf(await headerOf(film, mehd, 'mehd'), 'mehd');
  return units ? length / units : 0;
}

/** Returns the sides of a track's picture in pixels, as its matrix turns it. */
export async function sidesOf(film: FilmFile, tkhd: Box | undefined): Promise<FilmFacts> {
  const header = await headerOf(film, tkhd, 'tkhd');
  if (!header) return {};
  const { bytes, version } = header;
  const side = (index: number) => bytes.getUint32(AT.tkhd.sides[version] + 4 * index) / POINT;
  // A quarter turn has zeros where the matrix of an upright picture has its scales.
  const scale = (index: number) => bytes.getInt32(AT.tkhd.matrix[version] + 4 * index);
  const isTurned = scale(0) === 0 && scale(1) !== 0;
  const [width, height] = isTurned ? [side(1), side(0)] : [side(0), side(1)];
  return { width, height };
}
