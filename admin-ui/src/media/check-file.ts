import { BadFilm, FilmFile } from '../../../cms/src/shared/films/film-file';
import {
  FILM_HEAD_BYTES,
  type FilmType,
  filmTypeOf,
  inspectFilm,
} from '../../../cms/src/shared/films/inspect-film';
import { type RefusalReason, sentenceFor } from '../../../cms/src/shared/refusals';
import {
  sortOfUpload,
  storedEnding,
  UPLOAD_FORMATS,
  UPLOAD_LIMITS,
  type UploadKind,
  type UploadType,
} from '../../../cms/src/shared/uploads';
import { fileRefusals, filmExportHelp } from '../strapi/file-refusals';
import { heicToJpeg, isHeic } from './heic';
import { megabytes, wording } from './wording';

/**
 * Checks a film as the CMS does, so that nobody waits for 100 MB in vain.
 * @returns why the CMS would refuse it, as a sentence, with help on a second line; null if it would not
 */
async function filmProblem(file: File, type: FilmType): Promise<string | null> {
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

/** A file that may be sent, or the reason why not. A phone's HEIC picture has become a JPEG. */
export type CheckedFile =
  | { problem: null; file: File; kind: 'image' | 'video' }
  | { problem: string; file: File; kind: null };

/** Checks a file by its content and size, as the CMS does, and converts HEIC pictures. */
export async function checkFile(chosen: File, purpose: UploadKind): Promise<CheckedFile> {
  try {
    return await judge(chosen, purpose);
  } catch {
    // The file was moved or changed after it was chosen, or its cloud storage does not respond.
    return { problem: wording.unreadable(chosen.name), file: chosen, kind: null };
  }
}

async function judge(chosen: File, purpose: UploadKind): Promise<CheckedFile> {
  if (chosen.size === 0) return { problem: wording.empty, file: chosen, kind: null };
  const converted = isHeic(await headOf(chosen)) ? await heicToJpeg(chosen) : chosen;
  if (converted === 'noise') return { problem: wording.heicNoise, file: chosen, kind: null };
  if (!converted) return { problem: wording.heicUnreadable, file: chosen, kind: null };
  const detected = typeByContent(await headOf(converted));
  const problem = fileProblem({ declared: converted.type, detected, size: converted.size }, purpose);
  if (problem || !detected) return { problem: problem ?? wording.onlyImages, file: chosen, kind: null };
  const unplayable = isFilm(detected) ? await filmProblem(converted, detected) : null;
  if (unplayable) return { problem: unplayable, file: chosen, kind: null };
  return { problem: null, file: converted, kind: sortOfUpload(detected) };
}

async function headOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, FILM_HEAD_BYTES).arrayBuffer());
}

/** File types that the owner uploads here. Captions are uploaded with the film of digitals. */
export type StoredType = Exclude<UploadType, 'text/vtt'>;

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Detects the type by content, as the CMS does; name and declared type are unreliable.
 * @param head the first FILM_HEAD_BYTES of the file
 * @returns null for types that the CMS does not store
 */
export function typeByContent(head: Uint8Array): StoredType | null {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (/^GIF8[79]a/.test(ascii(head, 0, 6))) return 'image/gif';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp';
  return filmTypeOf(ascii(head, 0, head.length)) ?? null;
}

interface Candidate {
  declared: string;
  detected: StoredType | null;
  /** Bytes */
  size: number;
}

/** Returns why the file cannot be used here, as a sentence; null if it can. */
export function fileProblem({ declared, detected, size }: Candidate, purpose: UploadKind): string | null {
  const limits = UPLOAD_LIMITS[purpose];
  const onlyThese = limits.video ? wording.onlyImagesOrVideos : wording.onlyImages;
  if (!detected) {
    if (declared.startsWith('image/')) return wording.unsupportedImage;
    if (declared.startsWith('video/') && limits.video) return wording.unsupportedVideo;
    return onlyThese;
  }
  const kind = sortOfUpload(detected);
  const limit = limits[kind];
  if (!limit) return onlyThese;
  return size > limit ? wording.tooLarge(kind, megabytes(size), megabytes(limit)) : null;
}

const isFilm = (type: StoredType): type is FilmType => type === 'video/mp4' || type === 'video/webm';
