import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { sizeRefusal } from '../../content/rules/size-refusal';
import { errorMessage } from '../../platform/monitoring/error-message';
import { BadFilm, type FilmFacts } from '../../shared/films/film-file';
import { FILM_HEAD_BYTES, type FilmType, filmTypeOf } from '../../shared/films/inspect-film';
import { isUploadType, storedEnding, UPLOAD_FORMATS } from '../../shared/uploads';
import { refused } from '../refused';
import { rewriteCaptions } from './captions';
import { rewriteFilm } from './rewrite-film';

/** More than any layout needs. A crafted file of a few kilobytes can unpack to gigabytes. */
const MAX_PIXELS = 40_000_000;
/** All frames of an animation are unpacked together: 300 frames of 600 by 600. */
const MAX_ANIMATION_PIXELS = 110_000_000;
/** The slowest picture within the limits takes a third of this on two slow cores. */
const DECODE_SECONDS = 30;
const QUALITY = 90;

/** The name of the file's part in the upload form. */
const field = 'files';

export const emptyFile = (): Error => refused('FILE_EMPTY', { field });

/** Common extensions of captions. */
const CAPTIONS = ['.vtt', '.srt'];

/** An uploaded file as Strapi's body parser leaves it. */
export interface ReceivedFile {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  /** What Strapi takes the content for. It stores this type, not the declared one */
  detectedMimeType?: string;
  size: number;
}

/** What a film or its captions say about themselves. */
export interface FileFacts extends FilmFacts {
  /** Of captions, as a language tag */
  language?: string | undefined;
}

/**
 * Checks the type, format and size of an upload, and rewrites the temporary file without metadata about place and
 * camera.
 *
 * @throws ValidationError with a sentence that names the limit or the accepted types
 */
export async function inspectFile(file: ReceivedFile, kind: string | undefined): Promise<FileFacts> {
  if (file.size === 0) throw emptyFile();
  await requireWhole(file);
  const detected = await typeOf(file.filepath);
  const name = file.originalFilename ?? '';
  const extension = name.slice(name.lastIndexOf('.')).toLowerCase();
  if (!detected || !isUploadType(detected.mime))
    throw refused(CAPTIONS.includes(extension) ? 'CAPTIONS_NOT_WEBVTT' : 'FILE_TYPE_NOT_ACCEPTED', { field });

  const ending = storedEnding(detected.mime, extension);
  if (!ending) {
    const [usual] = UPLOAD_FORMATS[detected.mime].stored;
    throw refused('FILE_ENDING_WRONG', { field, params: { type: detected.mime, ending: usual } });
  }
  if (ending !== extension) file.originalFilename = `${name.slice(0, -extension.length)}${ending}`;
  const tooLarge = sizeRefusal(field, { kind, type: detected.mime, bytes: file.size });
  if (tooLarge) throw tooLarge;
  file.mimetype = detected.mime;
  file.detectedMimeType = detected.mime;
  if (detected.mime === 'video/mp4' || detected.mime === 'video/webm')
    return makePlayable(file.filepath, detected.mime);
  if (detected.mime === 'text/vtt') {
    const { language } = await rewriteCaptions(file.filepath, field);
    file.size = (await stat(file.filepath)).size;
    return { language };
  }
  file.size = await rewriteImage(file.filepath, detected.mime);
  return {};
}

/**
 * The form parser does not report a full disk.
 *
 * @throws Error with code ENOSPC if the file is incomplete
 */
async function requireWhole({ filepath, size }: ReceivedFile): Promise<void> {
  if ((await stat(filepath)).size >= size) return;
  throw Object.assign(new Error('The disk took a part of the upload only'), { code: 'ENOSPC' });
}

/**
 * Detects the type by content.
 *
 * @throws ValidationError for an animated PNG, as only its first frame could be kept
 */
async function typeOf(path: string): Promise<{ mime: string } | undefined> {
  const film = filmTypeOf((await headOf(path, FILM_HEAD_BYTES)).toString('latin1'));
  if (film) return { mime: film };
  const detected = await fileTypeFromFile(path);
  if (detected?.mime.startsWith('video/')) return undefined;
  if (detected?.mime !== 'image/apng') return detected;
  if ((await framesOfPng(path)) > 1) throw refused('PNG_ANIMATED', { field });
  return { mime: 'image/png' };
}

/** The chunk with the number of frames comes before the picture data. */
const PNG_HEAD_BYTES = 64 * 1024;

async function framesOfPng(path: string): Promise<number> {
  const head = await headOf(path, PNG_HEAD_BYTES);
  const at = head.indexOf('acTL');
  return at < 0 || at + 8 > head.length ? 1 : head.readUInt32BE(at + 4);
}

async function headOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function makePlayable(path: string, type: FilmType): Promise<FilmFacts> {
  try {
    return await rewriteFilm(path, type);
  } catch (error) {
    if (!(error instanceof BadFilm)) throw error;
    const { code, codec } = error;
    throw code === 'VIDEO_CODEC_UNPLAYABLE'
      ? refused(code, { field, params: { codec } })
      : refused(code, { field });
  }
}

/**
 * Decodes every pixel, turns the picture upright and drops its metadata.
 *
 * @param seconds time limit
 * @returns the new size in bytes
 */
export async function rewriteImage(path: string, mime: string, seconds = DECODE_SECONDS): Promise<number> {
  const content = await readFile(path);
  let encoded: Buffer;
  try {
    const { pages = 1, width, pageHeight = 0 } = await sharp(content, { limitInputPixels: false }).metadata();
    const isAnimated = pages > 1;
    if (isAnimated && width * pageHeight * pages > MAX_ANIMATION_PIXELS) throw new Error('animation limit');
    const image = sharp(content, {
      limitInputPixels: isAnimated ? MAX_ANIMATION_PIXELS : MAX_PIXELS,
      failOn: 'error',
      animated: isAnimated,
    });
    const upright = (isAnimated ? image : image.rotate()).keepIccProfile().timeout({ seconds });
    encoded = await encode(upright, mime).toBuffer();
  } catch (error) {
    const reason = errorMessage(error);
    if (/animation limit/.test(reason)) throw refused('ANIMATION_TOO_LARGE', { field });
    if (/pixel limit/i.test(reason))
      throw refused('IMAGE_TOO_LARGE', { field, params: { megapixels: MAX_PIXELS / 1_000_000 } });
    if (/timeout/i.test(reason)) throw refused('IMAGE_TOO_SLOW', { field });
    throw refused('IMAGE_DAMAGED', { field });
  }
  await writeFile(path, encoded);
  return encoded.length;
}

function encode(image: Sharp, mime: string): Sharp {
  if (mime === 'image/jpeg') return image.jpeg({ quality: QUALITY, mozjpeg: false });
  if (mime === 'image/webp') return image.webp({ quality: QUALITY });
  if (mime === 'image/gif') return image.gif();
  return image.png();
}
