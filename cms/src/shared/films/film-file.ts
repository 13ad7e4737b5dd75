export type FilmProblem =
  | 'VIDEO_DAMAGED'
  | 'VIDEO_INCOMPLETE'
  | 'VIDEO_HEVC'
  | 'VIDEO_CODEC_UNPLAYABLE'
  | 'VIDEO_WITHOUT_PICTURE'
  | 'VIDEO_TRACK_UNKNOWN';

/** Why a film is refused. */
export class BadFilm extends Error {
  override readonly name = 'BadFilm';

  constructor(
    readonly code: FilmProblem = 'VIDEO_DAMAGED',
    /** Of a track that not every browser plays */
    readonly codec = '',
  ) {
    super(code);
  }
}

/** Bytes of a film to overwrite. Nothing moves, so pointers in the film remain valid. */
export interface Edit {
  start: number;
  end: number;
  /** Zeros if absent */
  bytes?: Uint8Array;
}

/** What a film says about its picture. Each part is absent if the film does not say it, or not believably. */
export interface FilmFacts {
  /** Pixels as shown, after rotation */
  width?: number | undefined;
  height?: number | undefined;
  seconds?: number | undefined;
}

export interface InspectedFilm extends FilmFacts {
  /** What removes place, device and date from the film */
  edits: Edit[];
}

const LARGEST_SIDE = 16_384;
/** A longer or thinner picture would break a layout. */
const MAX_TIMES_AS_LONG = 8;
const LONGEST_SECONDS = 24 * 60 * 60;

/** Returns the facts that are believable. */
export function believable({ width = 0, height = 0, seconds = 0 }: FilmFacts): FilmFacts {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const hasSides = short >= 1 && long <= LARGEST_SIDE && long <= short * MAX_TIMES_AS_LONG;
  return {
    ...(hasSides && { width: Math.round(width), height: Math.round(height) }),
    ...(seconds > 0 && seconds <= LONGEST_SECONDS && { seconds }),
  };
}

const BLOCK_BYTES = 64 * 1024;

/** A film on disk or in a browser. Reads in blocks: a film of 100 MB does not have to be in memory. */
export class FilmFile {
  private block: DataView = new DataView(new ArrayBuffer(0));
  private blockStart = 0;

  /** @param readBytes reads from `start` up to `end`; fewer bytes if the file has become shorter */
  constructor(
    readonly size: number,
    private readonly readBytes: (start: number, end: number) => Promise<Uint8Array>,
  ) {}

  /** @throws BadFilm if the film ends before */
  async read(start: number, length: number): Promise<DataView> {
    if (start < this.blockStart || start + length > this.blockStart + this.block.byteLength) {
      const end = Math.min(start + Math.max(length, BLOCK_BYTES), this.size);
      const bytes = await this.readBytes(start, Math.max(start, end));
      this.block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.blockStart = start;
    }
    const at = start - this.blockStart;
    if (at + length > this.block.byteLength) throw new BadFilm('VIDEO_INCOMPLETE');
    return new DataView(this.block.buffer, this.block.byteOffset + at, length);
  }
}

/** Returns bytes as Latin-1 text. */
export const textOf = (bytes: DataView, at = 0, length = bytes.byteLength - at): string =>
  String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + at, length));

/** Returns a text of Latin-1 characters as bytes. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
