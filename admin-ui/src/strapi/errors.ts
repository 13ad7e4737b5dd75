import { wording } from './wording';

/** What a field did wrong, as the CMS says it. `path` is the attribute, `message` a whole sentence. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** The CMS understood the request and said no. `message` is a sentence the owner may read. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    message: string,
    /** Of the rule that refused; where none is named, of Strapi: `BAD_USER_INPUT`, `STRAPI_RATE_LIMIT_ERROR` … */
    readonly code: string,
    readonly problems: readonly FieldProblem[] = [],
    /** Seconds until another try is allowed; null when the CMS names no time. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** Somebody saved the item after it was read. */
export class Conflict extends Error {
  override name = 'Conflict';

  constructor(
    message: string,
    /** The stored values by attribute name; relations and media may be missing. */
    readonly current: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }

  /** The revision to send so that the next save replaces what is stored now. */
  get currentRevision(): number {
    return Number(this.current.revision);
  }
}

/** No answer, or one that says "later": nothing is known to be stored and nobody is signed out. */
export class Unavailable extends Error {
  override name = 'Unavailable';

  constructor(
    message: string,
    readonly retryAfterSeconds: number | null = null,
    /** Of the request in the log of the site; null when no answer came. */
    readonly reference: string | null = null,
  ) {
    super(message);
  }
}

/** The access token is not accepted (any more). Handled inside this folder: screens never see it. */
export class Unauthorised extends Error {
  override name = 'Unauthorised';
}

/** The session is over and the owner chose not to sign in again. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/** The media library took the upload but did not say which file it became. */
export class FileUnknown extends Error {
  override name = 'FileUnknown';
}

/**
 * The revision of what is written for the first time, for what there is once: nothing is stored with it, so
 * somebody who was faster is noticed.
 */
export const NEVER_SAVED = 0;

/** Somebody deleted the item after it was read. */
export class Gone extends Error {
  override name = 'Gone';
}

/** Somebody else saved or deleted the item in the meantime: the owner has to say which version stays. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Conflict || error instanceof Gone;
}

/**
 * For the answer to an update: Strapi says null, not an error, when there is no such item.
 *
 * @throws Gone
 */
export function requireFound<Row>(updated: Row | null): Row {
  if (updated === null) throw new Gone(wording.deletedElsewhere);
  return updated;
}
