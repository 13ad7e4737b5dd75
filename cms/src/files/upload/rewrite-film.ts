import { type FileHandle, open } from 'node:fs/promises';
import { type Edit, type FilmFacts, FilmFile } from '../../shared/films/film-file';
import { type FilmType, inspectFilm } from '../../shared/films/inspect-film';

const PIECE_BYTES = 64 * 1024;

/**
 * Checks a film, and removes place, device and date in the file itself. QuickTime becomes MP4.
 *
 * @returns its sides and length, as far as it says them
 * @throws BadFilm
 */
export async function rewriteFilm(path: string, type: FilmType): Promise<FilmFacts> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const film = new FilmFile(size, async (start, end) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    });
    const { edits, ...facts } = await inspectFilm(film, type);
    for (const edit of edits) await overwrite(file, edit);
    return facts;
  } finally {
    await file.close();
  }
}

async function overwrite(file: FileHandle, { start, end, bytes }: Edit): Promise<void> {
  for (let at = start; at < end; at += PIECE_BYTES) {
    const length = Math.min(PIECE_BYTES, end - at);
    await file.write(bytes ?? Buffer.alloc(length), 0, length, at);
  }
}
