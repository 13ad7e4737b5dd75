import { BadFilm, FilmFile } from '../../../cms/src/shared/films/film-file';
import { type FilmType, inspectFilm } from '../../../cms/src/shared/films/inspect-film';
import { type RefusalReason, sentenceFor } from '../../../cms/src/shared/refusals';
import { storedEnding, UPLOAD_FORMATS } from '../../../cms/src/shared/uploads';
import { fileRefusals, filmExportHelp } from '../strapi/file-refusals';

/**
 * Checks a film as the CMS does, so that nobody waits for 100 MB in vain.
 * @returns why the CMS would refuse it, as a sentence, with help on a second line; null if it would not
 */
export async function filmProblem(file: File, type: FilmType): Promise<string | null> {
  const reason = endingProblem(file.name, type) ?? (await contentProblem(file, type));
  const sentence = reason && (sentenceFor(fileRefusals, reason) ?? null);
  const isExportable = reason?.code === 'VIDEO_HEVC' || reason?.code === 'VIDEO_CODEC_UNPLAYABLE';
  return sentence && isExportable ? `${sentence}\n${filmExportHelp}` : sentence;
}

function endingProblem(name: string, type: FilmType): RefusalReason | null {
  if (storedEnding(type, name.slice(name.lastIndexOf('.')).toLowerCase())) return null;
  const [ending] = UPLOAD_FORMATS[type].stored;
  return { code: 'FILE_ENDING_WRONG', params: { type, ending } };
}

async function contentProblem(file: File, type: FilmType): Promise<RefusalReason | null> {
  const readBytes = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer());
  try {
    await inspectFilm(new FilmFile(file.size, readBytes), type);
    return null;
  } catch (error) {
    if (!(error instanceof BadFilm)) throw error;
    const { code, codec } = error;
    return { code, params: { codec } };
  }
}
