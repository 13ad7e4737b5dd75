import { inLanguage, readCaptions } from '../../../cms/src/shared/captions';
import { CAPTIONS_BYTES } from '../../../cms/src/shared/uploads';
import { askAboutCaptions } from './captions-dialog';
import type { Checked } from './use-uploads';
import { wording } from './wording';

/** Checks captions by content, as the CMS does, and asks for their language. */
export async function checkCaptions(file: File): Promise<Checked<{ file: File }>> {
  if (file.size > CAPTIONS_BYTES) return { problem: wording.captionsTooLarge };
  const text = await file.text().catch(() => null);
  if (text === null) return { problem: wording.unreadable(file.name) };
  const captions = readCaptions(text);
  if (!captions) return { problem: wording.noCaptions };
  const { count, hidden } = captions;
  if (hidden.length === count) return { problem: wording.captionsWithoutTimes };
  const language = await askAboutCaptions(captions);
  if (!language) return { problem: wording.captionsNotUsed };
  const named = inLanguage(captions.text, language);
  return { file: new File([named], file.name, { type: 'text/vtt' }), problem: null };
}
