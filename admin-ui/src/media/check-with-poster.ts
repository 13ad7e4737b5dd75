import type { UploadKind } from '../../../cms/src/shared/uploads';
import { checkFile } from './check-file';
import { firstPoster } from './film-poster';
import type { Checked } from './use-uploads';
import { posterWording } from './wording';

/** A checked picture or film. */
export interface ReadyFile {
  file: File;
  kind: 'image' | 'video';
  /** A picture from the film; null if this browser cannot show it. */
  poster: File | null;
}

/** Checks a picture or film, and takes a poster from a film. */
export async function checkWithPoster(chosen: File, purpose: UploadKind): Promise<Checked<ReadyFile>> {
  const checked = await checkFile(chosen, purpose);
  if (checked.problem !== null) return checked;
  const { file, kind } = checked;
  return { problem: null, file, kind, poster: kind === 'video' ? await firstPoster(file) : null };
}

/** Checks a picture that becomes the poster of a film. */
export async function checkPoster(chosen: File, purpose: UploadKind): Promise<Checked<ReadyFile>> {
  const checked = await checkFile(chosen, purpose);
  if (checked.problem !== null) return checked;
  return checked.kind === 'video' ? { problem: posterWording.isFilm } : { ...checked, poster: null };
}
