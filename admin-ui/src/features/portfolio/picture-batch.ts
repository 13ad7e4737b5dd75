import { capitalized } from '../../../../cms/src/shared/text';
import { isTelling } from '../../resource/publish-check/telling-title';
import { TITLE_LENGTH } from './resource';
import type { SentEntry } from './story';

/**
 * `checking`: being checked or converted. `refused`: never sent. `ready`: titles may be changed before the start.
 * `uploaded`: waits for the other files of a story. `failed`: can be retried.
 */
export type PictureState =
  | 'checking'
  | 'refused'
  | 'ready'
  | 'waiting'
  | 'uploading'
  | 'uploaded'
  | 'saved'
  | 'failed';

/** A picture or film of a batch that becomes a piece, or a part of one. */
export interface BatchPicture {
  /** Also the idempotency key: the CMS stores the picture once, however often it is sent. */
  key: string;
  file: File;
  kind: 'image' | 'video';
  /** Poster of a film; null if this browser cannot show the film. */
  poster: File | null;
  /** A blob: URL; null until the browser can show the picture. */
  preview: string | null;
  title: string;
  state: PictureState;
  percent: number;
  reason: string;
  /** Id of the stored file; a finished upload is not repeated. */
  fileId: string | null;
  posterId: string | null;
  item: { documentId: string; revision: number; title: string } | null;
}

export function newPicture(key: string, file: File): BatchPicture {
  return {
    key,
    file,
    kind: 'image',
    poster: null,
    preview: null,
    title: titleFromName(file.name),
    state: 'checking',
    percent: 0,
    reason: '',
    fileId: null,
    posterId: null,
    item: null,
  };
}

/** Returns the pictures after these were sent, or sent again. */
export const sent = (pictures: readonly BatchPicture[], keys: readonly string[]): readonly BatchPicture[] =>
  pictures.map((picture) =>
    keys.includes(picture.key) ? { ...picture, state: 'waiting', reason: '', percent: 0 } : picture,
  );

/** Returns whether a picture that becomes a piece still has the title that its camera gave it. */
export const needsTitle = ({ state, title }: BatchPicture): boolean =>
  (state === 'ready' || state === 'failed' || state === 'saved') && !isTelling(title);

const LOSABLE: readonly PictureState[] = ['checking', 'ready', 'waiting', 'uploading', 'uploaded', 'failed'];

/** Returns whether leaving would lose a picture. Added pictures are stored, and refused ones are not kept. */
export const wouldLose = (pictures: readonly BatchPicture[]) =>
  pictures.some(({ state }) => LOSABLE.includes(state));

/** Returns an uploaded file as an entry of a piece. */
export const toSentEntry = ({ fileId, kind, posterId }: BatchPicture): SentEntry => ({
  id: fileId ?? '',
  kind,
  poster: posterId === null ? null : { id: posterId },
  captions: null,
});

/** Returns the pictures of a batch that visitors will not see: their piece has no cover. */
export function withoutCover(pictures: readonly BatchPicture[], isStory: boolean): readonly BatchPicture[] {
  const isBare = ({ kind, poster, state }: BatchPicture) =>
    kind === 'video' && !poster && !['checking', 'refused'].includes(state);
  const bare = pictures.filter(isBare);
  const sent = pictures.filter(({ state }) => state !== 'refused');
  return isStory && bare.length < sent.length ? [] : bare;
}

const UPLOAD_SHARE = 0.9;

/** Returns the progress of all sent pictures, 0 to 100. Saving the item is the last tenth of each. */
export function wholePercent(pictures: readonly BatchPicture[]): number {
  const sent = pictures.filter(({ state }) => state !== 'refused');
  if (sent.length === 0) return 0;
  const parts = sent.map(({ state, percent }) => (state === 'saved' ? 100 : percent * UPLOAD_SHARE));
  return parts.reduce((sum, part) => sum + part, 0) / sent.length;
}

/** Prefixes that cameras and phones put before a number. */
const CAMERA = /^(img|dsc|dscf|dscn|dcim|pxl|mvimg|image|photo|screenshot|whatsapp image|p|_mg|_dsc)$/i;

/**
 * Proposes a title from a file name: 'runway-show_nairobi.JPG' becomes 'Runway show nairobi', 'IMG_2034.jpg' becomes
 * 'Image 2034'. The owner can change it.
 */
export function titleFromName(name: string): string {
  const words = name
    .replace(/\.\w{2,5}$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_\-.()[\]]+/)
    .filter(Boolean);
  const own = words.filter((word) => !CAMERA.test(word));
  const text = own.join(' ').trim();
  const title = /\p{L}/u.test(text) ? text : `Image ${text}`.trim();
  return capitalized(title).slice(0, TITLE_LENGTH);
}
