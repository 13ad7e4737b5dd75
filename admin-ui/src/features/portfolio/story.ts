import type { Field, FormFile } from '../../kit/fields/fields';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { copyFor, toMediaFile } from '../../strapi/media-file';
import type { StoredUpload } from '../../strapi/upload-media';
import type { PieceRow } from './documents';
import { storyWording as say } from './wording';

/** Frames of a story, in addition to an image that is its cover. */
export const MAX_FRAMES = CONTENT_TYPES.portfolioItem.frames.most;
/** Entries of a story that begins with a picture. */
export const MAX_ENTRIES = MAX_FRAMES + 1;

/** Width of a thumbnail in device pixels, on a sharp screen; larger while the focal point is set. */
const PREVIEW_PIXELS = 1000;
/** Strapi counts the size of a file in these. */
const KB = 1000;

/** A picture or film of a piece, in a form and its draft. */
export interface StoryEntry extends FormFile {
  bytes: number;
  /** Null for pictures. */
  poster: StoredUpload | null;
  captions: StoredUpload | null;
}

/** A piece as the CMS stores it: a cover and further frames. A piece that begins with a film has frames only. */
export type StoredStory = Pick<PieceRow, 'image' | 'frames'>;
type FrameRow = NonNullable<NonNullable<PieceRow['frames']>[number]>;

/** What a save needs of an entry. */
export type SentEntry = Pick<StoryEntry, 'id' | 'kind'> & {
  poster: Pick<StoredUpload, 'id'> | null;
  captions: Pick<StoredUpload, 'id'> | null;
};

export interface StoryInput {
  image: string | null;
  frames: { file: string; poster: string | null; captions: string | null }[];
}

const captionsOf = (row: FrameRow['captions']) => row && { id: row.documentId, url: row.url };

/** Returns the entries of a stored piece in order, without those whose file was deleted in the media library. */
export function toEntries(stored: StoredStory | null): StoryEntry[] {
  const cover = stored?.image ? [{ file: stored.image, poster: null, captions: null }] : [];
  const frames = (stored?.frames ?? []).filter((frame) => frame !== null);
  return [...cover, ...frames].flatMap((row) => {
    const file = toMediaFile(row.file);
    if (!file) return [];
    const { documentId: id, kind, alt, focus = null } = file;
    const poster = toMediaFile(row.poster);
    return {
      id,
      kind,
      url: copyFor(file, PREVIEW_PIXELS),
      alt,
      focus,
      name: row.file.name,
      bytes: row.file.size * KB,
      poster: poster && { id: poster.documentId, url: copyFor(poster, PREVIEW_PIXELS) },
      captions: captionsOf(row.captions),
    };
  });
}

/** Returns the input of a save: a picture at the start is the cover, everything else is a frame. */
export function toStoryInput(entries: readonly SentEntry[]): StoryInput {
  const [first, ...others] = entries;
  const cover = first?.kind === 'image' ? first : null;
  const frames = cover ? others : entries;
  return {
    image: cover?.id ?? null,
    // Without the ids of the stored frames: another save may have replaced them.
    frames: frames.map(({ id, poster, captions }) => ({
      file: id,
      poster: poster?.id ?? null,
      captions: captions?.id ?? null,
    })),
  };
}

/** Returns whether a piece has something to show before a film plays. Visitors see no others. */
export const hasCover = (entries: readonly Pick<SentEntry, 'kind' | 'poster'>[]): boolean =>
  entries.some(({ kind, poster }) => kind === 'image' || poster !== null);

/** Returns why the CMS would refuse the entries, as a sentence. */
export function storyProblem(entries: readonly Pick<SentEntry, 'kind'>[]): string | undefined {
  const frames = entries.length - Number(entries[0]?.kind === 'image');
  return frames > MAX_FRAMES ? say.tooLong(MAX_FRAMES) : undefined;
}

/** The pictures and films of a piece. They have their own controls. */
export const storyField: Field<StoredStory | null, StoryEntry[], StoryEntry[], StoryInput> = {
  control: 'carried',
  props: { label: say.label },
  fromRow: toEntries,
  toForm: (shown = []) => shown,
  toInput: toStoryInput,
  problem: storyProblem,
  files: (typed) => typed,
  display: (typed) =>
    typed.map((entry, at) => say.inWords(at, entry.alt || entry.name, entry.captions !== null)).join('\n'),
};

/** Returns a file that has just been uploaded as an entry. */
export const newEntry = (
  { id, url }: StoredUpload,
  { file, kind }: { file: File; kind: StoryEntry['kind'] },
): StoryEntry => ({
  id,
  kind,
  url,
  alt: '',
  focus: null,
  name: file.name,
  bytes: file.size,
  poster: null,
  captions: null,
});

/** Returns the entries with keys that stay while they move. The CMS allows a file to be in a story twice. */
export const keyed = (entries: readonly StoryEntry[]) =>
  entries.map((entry, at) => {
    const earlier = entries.slice(0, at).filter(({ id }) => id === entry.id).length;
    return { entry, at, documentId: `${entry.id} ${earlier}`, title: entry.alt || entry.name };
  });
