import { checkCaptions } from '../../media/check-captions';
import { checkFile } from '../../media/check-file';
import { firstPoster } from '../../media/film-poster';
import type { Checked } from '../../media/use-arriving-files';
import { posterWording } from '../../media/wording';

/** A file of a film that a story contains. */
export interface FilmPart {
  part: 'poster' | 'captions';
  /** Id of the film. */
  of: string;
}

/** A checked picture or film. */
export interface FrameFile {
  file: File;
  kind: 'image' | 'video';
  /** A picture from the film; null if this browser cannot show it. */
  poster: File | null;
}

/** Checks a picture or film for a piece, and takes a poster from a film. */
export async function checkFrame(chosen: File): Promise<Checked<FrameFile>> {
  const checked = await checkFile(chosen, 'portfolio');
  if (checked.problem !== null) return checked;
  const { file, kind } = checked;
  return { problem: null, file, kind, poster: kind === 'video' ? await firstPoster(file) : null };
}

async function checkPoster(chosen: File): Promise<Checked<{ file: File }>> {
  const checked = await checkFile(chosen, 'portfolio');
  return checked.kind === 'video' ? { problem: posterWording.isFilm } : checked;
}

/** Checks a file for a film of the story. */
export const checkFilmPart = (file: File, { part }: FilmPart): Promise<Checked<{ file: File }>> =>
  part === 'captions' ? checkCaptions(file) : checkPoster(file);
