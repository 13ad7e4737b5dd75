import { refusalsOf } from '../../platform/refusal';
import { sortOfUpload, UPLOAD_LIMITS, type UploadKind, type UploadLimits } from '../../shared/uploads';
import { sizeRefusals } from './wording';

const MB = 1024 * 1024;

/**
 * Without a kind, as from the panel, the limits are those that every kind allows; only few kinds take videos and
 * captions.
 */
const WITHOUT_KIND: UploadLimits = { image: 5 * MB, video: 100 * MB, captions: MB };

interface Sized {
  /** What the file is for */
  kind: string | undefined;
  /** A media type */
  type: string;
  bytes: number;
}

const refused = refusalsOf(sizeRefusals);

/** Returns the refusal of a file that exceeds a limit of its kind; undefined if it exceeds none. */
export function sizeRefusal(field: string, { kind, type, bytes }: Sized): Error | undefined {
  const limits = isKind(kind) ? UPLOAD_LIMITS[kind] : WITHOUT_KIND;
  const sort = sortOfUpload(type);
  const limit = limits[sort];
  if (!limit)
    return refused('FILE_SORT_NOT_ACCEPTED', { field, params: { videos: limits.video !== undefined } });
  if (bytes <= limit) return undefined;
  return refused('FILE_TOO_LARGE', { field, params: { sort, megabytes: limit / MB } });
}

const isKind = (kind: string | undefined): kind is UploadKind =>
  kind !== undefined && Object.hasOwn(UPLOAD_LIMITS, kind);
