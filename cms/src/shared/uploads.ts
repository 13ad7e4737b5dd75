const MB = 1024 * 1024;

/**
 * The purpose of a file, which decides its size limit. `blog` is a post's cover, `post` is in its text. `page` is on a
 * page of which there is only one, such as the hero.
 */
export type UploadKind =
  | 'portfolio'
  | 'milestone'
  | 'blog'
  | 'event'
  | 'project'
  | 'digital'
  | 'post'
  | 'page';

export type UploadSort = 'image' | 'video' | 'captions';

/** Bytes by sort of file. Missing sorts are not accepted. */
export type UploadLimits = Readonly<{ image: number } & Partial<Record<UploadSort, number>>>;

/** Videos are the largest files. */
export const LARGEST_UPLOAD_BYTES = 100 * MB;
export const CAPTIONS_BYTES = MB;

export const UPLOAD_LIMITS: Readonly<Record<UploadKind, UploadLimits>> = {
  portfolio: { image: 10 * MB, video: LARGEST_UPLOAD_BYTES, captions: CAPTIONS_BYTES },
  milestone: { image: 5 * MB },
  blog: { image: 5 * MB },
  event: { image: 5 * MB },
  project: { image: 10 * MB, video: LARGEST_UPLOAD_BYTES },
  digital: { image: 10 * MB, video: LARGEST_UPLOAD_BYTES, captions: CAPTIONS_BYTES },
  post: { image: 5 * MB },
  page: { image: 5 * MB },
};

/** Most characters of an alternative text: a sentence or two. */
export const ALT_LENGTH = 500;

export interface Format {
  /** Endings of stored files, the usual one first */
  stored: readonly [string, ...string[]];
  /** Other endings of the format. Files are stored with the usual one, which more programs know */
  renamed: readonly string[];
}

export const UPLOAD_FORMATS = {
  'image/jpeg': { stored: ['.jpg', '.jpeg'], renamed: ['.jfif', '.jpe', '.pjpeg', '.pjp'] },
  'image/png': { stored: ['.png'], renamed: ['.apng'] },
  'image/webp': { stored: ['.webp'], renamed: [] },
  'image/gif': { stored: ['.gif'], renamed: [] },
  'video/mp4': { stored: ['.mp4'], renamed: ['.mov', '.qt', '.m4v', '.3gp'] },
  'video/webm': { stored: ['.webm'], renamed: [] },
  'text/vtt': { stored: ['.vtt'], renamed: [] },
} as const satisfies Record<string, Format>;

export type UploadType = keyof typeof UPLOAD_FORMATS;

export const isUploadType = (type: string): type is UploadType => Object.hasOwn(UPLOAD_FORMATS, type);

/** @param type the media type of an accepted format */
export function sortOfUpload(type: Exclude<UploadType, 'text/vtt'>): 'image' | 'video';
export function sortOfUpload(type: string): UploadSort;
export function sortOfUpload(type: string): UploadSort {
  if (type === 'text/vtt') return 'captions';
  return type.startsWith('video/') ? 'video' : 'image';
}

/** Returns the ending under which a file is stored; undefined if its own ending, in lower case, is not of its type. */
export function storedEnding(type: UploadType, ending: string): string | undefined {
  const { stored, renamed }: Format = UPLOAD_FORMATS[type];
  if (stored.includes(ending)) return ending;
  return renamed.includes(ending) ? stored[0] : undefined;
}

/** Returns the media type for a file ending in lower case with its dot; undefined for other endings. */
export const typeOfEnding = (ending: string): UploadType | undefined =>
  (Object.keys(UPLOAD_FORMATS) as UploadType[]).find((type) => {
    const stored: readonly string[] = UPLOAD_FORMATS[type].stored;
    return stored.includes(ending);
  });
