import { sortOfUpload, UPLOAD_LIMITS, type UploadKind, type UploadLimits } from '../../shared/uploads';

const MB = 1024 * 1024;

/**
 * Without a kind, as from the panel, the limits are those that every kind allows; only few kinds take videos and
 * captions.
 */
const WITHOUT_KIND: UploadLimits = { image: 5 * MB, video: 100 * MB, captions: MB };

/** Returns which limit a file exceeds, as a sentence; undefined if none. */
export function sizeProblem(kind: string | undefined, type: string, bytes: number): string | undefined {
  const limits = isKind(kind) ? UPLOAD_LIMITS[kind] : WITHOUT_KIND;
  const sort = sortOfUpload(type);
  const limit = limits[sort];
  if (!limit) return `Only ${limits.video ? 'image or video' : 'image'} files are allowed here`;
  if (bytes <= limit) return undefined;
  const [what, one] = sort === 'captions' ? ['captions are', 'file'] : [`${sort} is`, 'one'];
  return `The ${what} larger than ${limit / MB}MB. Please choose a smaller ${one}`;
}

const isKind = (kind: string | undefined): kind is UploadKind =>
  kind !== undefined && Object.hasOwn(UPLOAD_LIMITS, kind);
