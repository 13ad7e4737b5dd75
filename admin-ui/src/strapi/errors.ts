import { wording } from './wording';

/** A problem of one field, reported by the CMS. `path` is the attribute, `message` a whole sentence. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** The CMS, or the browser asked for a passkey, refused. `message` is a sentence for the owner. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    message: string,
    /** Code of the rule that refused; otherwise Strapi's code: `BAD_USER_INPUT`, `STRAPI_RATE_LIMIT_ERROR` … */
    readonly code: string,
    readonly problems: readonly FieldProblem[] = [],
    /** Seconds until the next try is allowed; null if the CMS gives no time. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** Someone saved the item after it was read. */
export class Conflict extends Error {
  override name = 'Conflict';

  constructor(
    message: string,
    /** The stored values by attribute name; may lack relations and media. */
    readonly current: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }

  /** The revision to send so that the next save replaces the stored version. */
  get currentRevision(): number {
    return Number(this.current.revision);
  }
}

/** The CMS did not respond, or asked to retry later. A write may or may not be stored, and the session remains. */
export class Unavailable extends Error {
  override name = 'Unavailable';

  constructor(
    message: string,
    readonly retryAfterSeconds: number | null = null,
    /** Id of the request in the site's log; null without a response. */
    readonly reference: string | null = null,
  ) {
    super(message);
  }
}

/** The access token is not accepted. Handled inside this folder; screens never see it. */
export class Unauthorised extends Error {
  override name = 'Unauthorised';
}

/** The owner chose not to go on. Nothing has happened, so no failure is reported. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

/** The session has ended and the owner chose not to sign in again. */
export class SessionEnded extends GivenUp {
  override name = 'SessionEnded';
}

/** The owner cancelled the dialog "Confirm it's you". */
export class NotConfirmed extends GivenUp {
  override name = 'NotConfirmed';
}

/** The owner closed the browser's question for a passkey, or did not answer it in time. */
export class PasskeyCancelled extends GivenUp {
  override name = 'PasskeyCancelled';
}

/** The media library accepted the upload but did not return the stored file. */
export class FileUnknown extends Error {
  override name = 'FileUnknown';
}

/**
 * Revision to send with the first save of a single type. If someone else has created it in the meantime, the save is
 * a conflict.
 */
export const NEVER_SAVED = 0;

/** Someone deleted the item after it was read. */
export class Gone extends Error {
  override name = 'Gone';
}

/** Returns whether someone else saved or deleted the item, so that the owner must choose a version. */
export function isConflict(error: unknown): boolean {
  return error instanceof Conflict || error instanceof Gone;
}

/**
 * Checks the result of an update: Strapi returns null, not an error, if the item is missing.
 * @throws Gone
 */
export function requireFound<Row>(updated: Row | null): Row {
  if (updated === null) throw new Gone(wording.deletedElsewhere);
  return updated;
}
