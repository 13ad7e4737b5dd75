import type { RefusalReason } from '../../../cms/src/shared/refusals';

/** One problem the server found in what was sent. `path` names the field; `message` is a whole sentence. */
export interface FieldProblem extends RefusalReason {
  path: string;
  message: string;
}

/** The cms understood the request and said no. */
export class StrapiRefusal extends Error {
  override readonly name = 'StrapiRefusal';

  /**
   * @param code Strapi's code for the kind of the refusal, for instance 'BAD_USER_INPUT', 'FORBIDDEN', 'STRAPI_RATE_LIMIT_ERROR'
   * @param message the server's own sentence
   * @param problems empty when the refusal is not about a field
   * @param retryAfterSeconds only when sending again later can succeed
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

/** No useful answer came: the network, a time limit, or a cms that is away. Sending again may succeed. */
export class StrapiUnavailable extends Error {
  override readonly name = 'StrapiUnavailable';

  /**
   * @param timedOut the time limit ran out: the visitor has waited long enough for one automatic try
   * @param reference of the request in the log of the site; undefined when no answer came
   * @param hasErrors the cms is there, and what it answered contains errors
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
