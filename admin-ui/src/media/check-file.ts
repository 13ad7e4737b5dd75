import type { MediaPurpose } from '../strapi/upload-media';
import { HEAD_BYTES, typeByContent } from './file-type';
import { heicToJpeg, isHeic } from './heic';
import { fileProblem, mediaKind } from './media-limits';
import { wording } from './wording';

/** A file that may be sent, or why not. A phone's HEIC picture has become a JPEG. */
export type CheckedFile =
  | { problem: null; file: File; kind: 'image' | 'video' }
  | { problem: string; file: File; kind: null };

/** Judges a file by its content and size, as the CMS does, and converts what only phones write. */
export async function checkFile(chosen: File, purpose: MediaPurpose): Promise<CheckedFile> {
  const converted = isHeic(await headOf(chosen)) ? await heicToJpeg(chosen) : chosen;
  if (!converted) return { problem: wording.heicUnreadable, file: chosen, kind: null };
  const detected = typeByContent(await headOf(converted));
  const problem = fileProblem({ declared: converted.type, detected, size: converted.size }, purpose);
  if (problem || !detected) return { problem: problem ?? wording.onlyImages, file: chosen, kind: null };
  return { problem: null, file: converted, kind: mediaKind(detected) };
}

async function headOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}
