import { checkFile } from '../../media/check-file';
import type { Checked } from '../../media/use-uploads';
import { wording } from './wording';

const onlyA =
  (kind: 'image' | 'video', otherwise: string) =>
  async (file: File): Promise<Checked<{ file: File }>> => {
    const checked = await checkFile(file, 'digital');
    if (checked.problem !== null) return checked;
    return checked.kind === kind ? checked : { problem: otherwise };
  };

export const checkPicture = onlyA('image', wording.onlyPictures);
export const checkClip = onlyA('video', wording.onlyClips);
