import { CAPTIONS_BYTES } from '../../../cms/src/shared/uploads';
import type { Checked } from './use-arriving-files';
import { wording } from './wording';

const WEBVTT = /^WEBVTT(?:[ \t\r\n]|$)/;

/** Checks captions by content, as the CMS does; the CMS also checks the times. */
export async function checkCaptions(file: File): Promise<Checked<{ file: File }>> {
  if (file.size > CAPTIONS_BYTES) return { problem: wording.captionsTooLarge };
  const text = await file.text().catch(() => null);
  if (text === null) return { problem: wording.unreadable(file.name) };
  return WEBVTT.test(text) ? { file, problem: null } : { problem: wording.noCaptions };
}
