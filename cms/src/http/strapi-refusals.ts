import { errors } from '@strapi/utils';
import createHttpError from 'http-errors';
import type { Context, Next } from 'koa';
import type { RequestRefusals } from '../shared/request-refusals';
import { requestRefusals } from './wording';

interface StrapiError {
  name: string;
  message: string;
  details?: object;
}

type OwnCode = 'FORBIDDEN' | 'NOT_FOUND' | 'SIGN_IN_REQUIRED';

/** Messages that Strapi and HTTP give refusals without a reason. They tell people nothing. */
const CODES = new Map<string, OwnCode & keyof RequestRefusals>(
  (
    [
      [new errors.ForbiddenError(), 'FORBIDDEN'],
      [new errors.PolicyError(), 'FORBIDDEN'],
      [createHttpError(403), 'FORBIDDEN'],
      [new errors.NotFoundError(), 'NOT_FOUND'],
      [createHttpError(404), 'NOT_FOUND'],
      [new errors.UnauthorizedError(), 'SIGN_IN_REQUIRED'],
    ] as const
  ).map(([{ message }, code]) => [message, code]),
);

/** Returns the error with code and sentence if Strapi refused without a reason; otherwise the error itself. */
function withReason<Refusal extends StrapiError>(error: Refusal): Refusal {
  const code = CODES.get(error.message);
  if (!code) return error;
  const details = { ...error.details, code, field: null, params: {}, errors: [] };
  return { ...error, message: requestRefusals[code], details };
}

/** Gives Strapi's refusals in REST a code and a whole sentence. Comes before Strapi's own answer to errors. */
export default () => async (ctx: Context, next: Next) => {
  await next();
  const body = ctx.body as { error?: StrapiError } | undefined;
  if (ctx.status >= 400 && body?.error?.message) body.error = withReason(body.error);
};

interface FormattedError {
  message: string;
  extensions?: { error?: StrapiError };
}

interface WillSend {
  response: { body: { singleResult?: { errors?: readonly FormattedError[] } } };
}

/** Apollo plugin: does the same for GraphQL. */
export const reasonsOfStrapi = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body } }: WillSend) {
        for (const formatted of body.singleResult?.errors ?? []) {
          const { extensions } = formatted;
          if (!extensions?.error) continue;
          extensions.error = withReason(extensions.error);
          formatted.message = extensions.error.message;
        }
      },
    };
  },
};
