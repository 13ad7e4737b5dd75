import { errors } from '@strapi/utils';
import createHttpError from 'http-errors';
import type { RefusalParams } from '../shared/refusal-params';
import { sentenceFor } from '../shared/refusals';

/** What the caller is told besides the reason. Each has the status and the name that Strapi gives it. */
const KINDS = {
  /** 400 */
  invalid: (message: string, details: object): Error => new errors.ValidationError(message, details),
  /** 401 */
  unauthorized: (message: string, details: object): Error => new errors.UnauthorizedError(message, details),
  /** 403. Strapi keeps the reason of this subclass alone when a REST controller throws it. */
  forbidden: (message: string, details: object): Error =>
    Object.assign(new errors.PolicyError(message, details), { name: 'ForbiddenError' }),
  /** 404 */
  missing: (message: string, details: object): Error => new errors.NotFoundError(message, details),
  /** 409 */
  conflict: (message: string, details: object): Error =>
    createHttpError(409, message, { name: 'ConflictError', details }),
  /** 413 */
  tooLarge: (message: string, details: object): Error => new errors.PayloadTooLargeError(message, details),
  /** 429 */
  tooMany: (message: string, details: object): Error => new errors.RateLimitError(message, details),
  /** 503 */
  unavailable: (message: string, details: object): Error => createHttpError(503, message, { details }),
};

/** An error that names its code, field and parameters. */
export interface Refused extends Error {
  details: { code: string; field: string | null; params: unknown; errors: object[] };
}

interface About {
  /** Path of the field in what was sent, such as 'services.1.name' */
  field?: string;
  kind?: keyof typeof KINDS;
  /** More details of the answer */
  besides?: object;
}

type Arguments<Code> = Code extends keyof RefusalParams
  ? [about: About & { params: RefusalParams[Code] }]
  : [about?: About];

/**
 * Returns the function with which an engine makes its refusals. REST answers with `details`, GraphQL with
 * `extensions.error.details`: code, field and parameters for front ends, and in `errors` the field as Strapi names fields.
 *
 * @param sentences whole, for callers without sentences of their front end: other programs and the raw panel
 */
export const refusalsOf =
  <Table extends Readonly<Record<string, string | ((params: never) => string)>>>(sentences: Table) =>
  <Code extends string & keyof Table>(code: Code, ...[about]: Arguments<Code>): Refused => {
    const { field, kind = 'invalid', besides, params = {} }: About & { params?: unknown } = about ?? {};
    const message = sentenceFor(sentences, { code, params }) ?? code;
    const path = field?.split('.');
    const problems = path ? [{ path, message, name: 'ValidationError', code, params }] : [];
    const details = { code, field: field ?? null, params, errors: problems, ...besides };
    return Object.assign(KINDS[kind](message, details), { details });
  };
