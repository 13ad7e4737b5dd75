import { capitalized } from '../../../../cms/src/shared/text';
import type { Editable } from '../../kit/form/use-draft';
import type { ReadyFile } from '../../media/check-with-poster';
import type { Upload } from '../../media/use-uploads';
import { isTelling } from '../../resource/publish-check/telling-title';
import { TITLE_LENGTH } from './resource';
import type { StoryEntry } from './story';

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

/** What becomes of an uploaded file. */
export interface Piece {
  /** Key of its story; null for a separate piece. */
  story: string | null;
  title: string;
  description: string;
  /** The stored file. */
  entry: StoryEntry | null;
  /** The piece that it became. */
  item: (Editable & { title: string }) | null;
}

/**
 * A picture or film of a batch that becomes a piece, or a part of one. Its key is also the idempotency key: the CMS
 * stores the piece once, however often it is sent.
 */
export interface BatchPicture extends Upload<ReadyFile, Piece>, Piece {
  state: PictureState;
}

export const NEW_PIECE: Piece = { story: null, title: '', description: '', entry: null, item: null };

export function toPicture(upload: Upload<ReadyFile, Piece>): BatchPicture {
  const picture = { ...upload, ...(upload.about ?? NEW_PIECE), state: stateOf(upload) };
  return picture.state === 'refused' ? { ...picture, story: null } : picture;
}

function stateOf({ ready, percent, problem, again, about }: Upload<ReadyFile, Piece>): PictureState {
  if (problem !== null) return again ? 'failed' : 'refused';
  if (about?.item) return 'saved';
  if (again) return about?.story && about.entry ? 'uploaded' : 'ready';
  if (percent !== null) return 'uploading';
  if (!ready) return 'checking';
  return 'waiting';
}

/** Returns whether a picture that becomes a piece still has the title that its camera gave it. */
export const needsTitle = ({ story, state, title }: BatchPicture): boolean =>
  story === null && (state === 'ready' || state === 'failed' || state === 'saved') && !isTelling(title);

const LOSABLE: readonly PictureState[] = ['checking', 'ready', 'waiting', 'uploading', 'uploaded', 'failed'];

/** Returns whether leaving would lose a picture. Added pictures are stored, and refused ones are not kept. */
export const wouldLose = (pictures: readonly BatchPicture[]) =>
  pictures.some(({ state }) => LOSABLE.includes(state));

/** A file counts as an image until its check. */
export const kindOf = ({ ready }: Pick<BatchPicture, 'ready'>) => ({ kind: ready?.kind ?? 'image' });

/** Returns whether a file is a film without a poster. */
export const isBare = ({ ready }: Pick<BatchPicture, 'ready'>): boolean =>
  ready?.kind === 'video' && !ready.poster;

/** Returns the pictures of a batch that visitors will not see: their piece has no cover. */
export function withoutCover(pictures: readonly BatchPicture[]): readonly BatchPicture[] {
  const covers = pictures.filter((picture) => !isBare(picture));
  return pictures.filter(
    (picture) => isBare(picture) && !(picture.story && covers.some(({ story }) => story === picture.story)),
  );
}

/** Returns all keys in order, with the picked ones together at the place of the first one picked. */
export const together = (keys: readonly string[], picked: readonly string[]): readonly string[] =>
  keys.flatMap((key) => (key === picked[0] ? picked : picked.includes(key) ? [] : key));

/** Splits the pictures of a batch into stories and rows of separate pieces. */
export function blocksOf(pictures: readonly BatchPicture[]) {
  const blocks: { story: string | null; members: BatchPicture[] }[] = [];
  for (const picture of pictures) {
    const last = blocks.at(-1);
    if (last && last.story === picture.story) last.members.push(picture);
    else blocks.push({ story: picture.story, members: [picture] });
  }
  return blocks;
}

const UPLOAD_SHARE = 0.9;

/** Returns the progress of all sent pictures, 0 to 100. Saving the item is the last tenth of each. */
export function wholePercent(pictures: readonly BatchPicture[]): number {
  const sent = pictures.filter(({ state }) => state !== 'refused');
  if (sent.length === 0) return 0;
  const parts = sent.map(({ state, percent }) => (state === 'saved' ? 100 : (percent ?? 0) * UPLOAD_SHARE));
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
