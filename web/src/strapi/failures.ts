import type { RefusalReason } from '../../../cms/src/shared/refusals';

/** A problem with one field. `path` names the field; `message` is a whole sentence. */
export interface FieldProblem extends RefusalReason {
  path: string;
  message: string;
}

/** The CMS understood the request and refused it. */
export class StrapiRefusal extends Error {
  override readonly name = 'StrapiRefusal';

  /**
   * @param code Strapi's code for the kind of the refusal, for instance 'BAD_USER_INPUT', 'FORBIDDEN', 'STRAPI_RATE_LIMIT_ERROR'
   * @param message the server's own sentence
   * @param problems empty when the refusal is not about a field
   * @param retryAfterSeconds only when a retry can succeed later
   * @param reason the rule that refused it
   */
  constructor(
    readonly code: string,
    message: string,
    readonly problems: readonly FieldProblem[] = [],
    readonly retryAfterSeconds?: number,
    readonly reason: RefusalReason = {},
  ) {
    super(message);
  }
}

/** No valid response: because of the network, a time limit, or a CMS that is away. A retry may succeed. */
export class StrapiUnavailable extends Error {
  override readonly name = 'StrapiUnavailable';

  /**
   * @param timedOut the time limit expired: the visitor has waited too long for an automatic retry
   * @param reference of the request in the site's log; undefined without a response
   * @param hasErrors the CMS responded, with errors
   */
  constructor(
    message: string,
    options?: ErrorOptions,
    readonly timedOut = false,
    readonly reference?: string,
    readonly hasErrors = false,
  ) {
    super(message, options);
  }
}

/** The owner has closed the site for maintenance. */
export class MaintenanceMode extends Error {
  override readonly name = 'MaintenanceMode';
}
