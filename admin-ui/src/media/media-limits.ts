import type { MediaPurpose } from '../strapi/upload-media';
import type { StoredType } from './file-type';
import { wording } from './wording';

const MB = 1024 * 1024;

type Limits = { image: number; video?: number };

/** Bytes. The CMS refuses the same; here the owner hears it before waiting for an upload. */
export const MEDIA_LIMITS: Record<MediaPurpose, Limits> = {
  portfolio: { image: 10 * MB },
  milestone: { image: 5 * MB },
  blog: { image: 5 * MB },
  event: { image: 5 * MB },
  project: { image: 10 * MB, video: 100 * MB },
  post: { image: 5 * MB },
};

interface Candidate {
  /** What the file says it is. */
  declared: string;
  /** What its content says. */
  detected: StoredType | null;
  /** Bytes */
  size: number;
}

/** Why this file cannot be used here, as a sentence; null when it can. */
export function fileProblem({ declared, detected, size }: Candidate, purpose: MediaPurpose): string | null {
  const limits = MEDIA_LIMITS[purpose];
  const onlyThese = limits.video ? wording.onlyImagesOrVideos : wording.onlyImages;
  if (!detected) {
    if (declared.startsWith('image/')) return wording.unsupportedImage;
    if (declared.startsWith('video/') && limits.video) return wording.unsupportedVideo;
    return onlyThese;
  }
  const kind = mediaKind(detected);
  const limit = limits[kind];
  if (!limit) return onlyThese;
  return size > limit ? wording.tooLarge(kind, megabytes(size), megabytes(limit)) : null;
}

export function mediaKind(type: StoredType): 'image' | 'video' {
  return type.startsWith('video/') ? 'video' : 'image';
}

/** '12.4MB', never rounded down to the limit it is over. */
function megabytes(bytes: number): string {
  const tenths = Math.ceil((10 * bytes) / MB) / 10;
  return `${tenths}MB`;
}
