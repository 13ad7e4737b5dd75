import type { Context, Next } from 'koa';
import { refused } from './wording';

interface StrapiError {
  name: string;
  message: string;
  details?: object;
}

/** Codes for Strapi's refusals by the name of their error. */
const CODES = {
  UnauthorizedError: 'SIGN_IN_REQUIRED',
  ForbiddenError: 'FORBIDDEN',
  PolicyError: 'FORBIDDEN',
  NotFoundError: 'NOT_FOUND',
} as const;

/** Errors about a request that Strapi cannot read, such as one with an unknown field. */
const INVALID = ['ValidationError', 'ApplicationError', 'BadRequestError'];

/** Returns the error with code and sentence if Strapi refused without a code; otherwise the error itself. */
function withCode<Refusal extends StrapiError>(error: Refusal): Refusal {
  if (error.details && 'code' in error.details) return error;
  const refusal = refusalFor(error);
  if (!refusal) return error;
  const { message, details } = refusal;
  return { ...error, message, details: { ...error.details, ...details } };
}

function refusalFor({ name, message }: StrapiError) {
  if (Object.hasOwn(CODES, name)) return refused(CODES[name as keyof typeof CODES]);
  if (!INVALID.includes(name)) return undefined;
  return refused('REQUEST_INVALID', { params: { reason: message.replace(/\.$/, '') } });
}

const API = /^\/api\//i;

/**
 * Gives Strapi's refusals in REST a code and a whole sentence. Comes before Strapi's own answer to errors. The raw
 * panel keeps Strapi's messages: its forms know them.
 */
export default () => async (ctx: Context, next: Next) => {
  await next();
  const body = ctx.body as { error?: StrapiError } | undefined;
  if (ctx.status >= 400 && API.test(ctx.path) && body?.error?.message) body.error = withCode(body.error);
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
          extensions.error = withCode(extensions.error);
          formatted.message = extensions.error.message;
        }
      },
    };
  },
};
