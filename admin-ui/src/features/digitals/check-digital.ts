import { CAPTIONS_BYTES } from '../../../../cms/src/shared/uploads';
import { checkFile } from '../../media/check-file';
import { wording as mediaWording } from '../../media/wording';
import type { Checked } from './use-arriving-files';
import { wording } from './wording';

const WEBVTT = /^WEBVTT(?:[ \t\r\n]|$)/;

const onlyA =
  (kind: 'image' | 'video', otherwise: string) =>
  async (file: File): Promise<Checked> => {
    const checked = await checkFile(file, 'digital');
    if (checked.problem !== null) return checked;
    return checked.kind === kind ? checked : { problem: otherwise };
  };

export const checkPicture = onlyA('image', wording.onlyPictures);
export const checkClip = onlyA('video', wording.onlyClips);

/** Checks captions by content, as the CMS does; the CMS also checks the times. */
export async function checkCaptions(file: File): Promise<Checked> {
  if (file.size > CAPTIONS_BYTES) return { problem: wording.captionsTooLarge };
  const text = await file.text().catch(() => null);
  if (text === null) return { problem: mediaWording.unreadable(file.name) };
  return WEBVTT.test(text) ? { file, problem: null } : { problem: wording.noCaptions };
}
