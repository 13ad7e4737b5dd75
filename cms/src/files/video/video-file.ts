import type { FileHandle } from 'node:fs/promises';

const PIECE_BYTES = 64 * 1024;

/** Why a video is refused. */
export class BadVideo extends Error {
  override readonly name = 'BadVideo';

  constructor(readonly code: 'VIDEO_DAMAGED' | 'VIDEO_TRACK_UNKNOWN' = 'VIDEO_DAMAGED') {
    super(code);
  }
}

/** Reads a file at any position through a buffer; fastest when reading forwards. */
export class VideoFile {
  private piece = Buffer.alloc(0);
  private pieceAt = 0;

  constructor(
    private readonly file: FileHandle,
    readonly size: number,
  ) {}

  /**
   * Reads `length` bytes, at most 64 kB.
   *
   * @throws BadVideo if the file ends before
   */
  async read(at: number, length: number): Promise<Buffer> {
    if (at < this.pieceAt || at + length > this.pieceAt + this.piece.length) {
      const { buffer, bytesRead } = await this.file.read(Buffer.alloc(PIECE_BYTES), 0, PIECE_BYTES, at);
      this.piece = buffer.subarray(0, bytesRead);
      this.pieceAt = at;
    }
    const found = this.piece.subarray(at - this.pieceAt, at - this.pieceAt + length);
    if (found.length < length) throw new BadVideo();
    return found;
  }

  async write(content: Buffer, at: number): Promise<void> {
    await this.file.write(content, 0, content.length, at);
    this.piece = Buffer.alloc(0);
  }

  /** Writes zeros from `start` up to `end`. */
  async blank(start: number, end: number): Promise<void> {
    for (let at = start; at < end; at += PIECE_BYTES) {
      await this.write(Buffer.alloc(Math.min(PIECE_BYTES, end - at)), at);
    }
  }
}
