import type { Context, Next } from 'koa';
import { noteDiskFull } from '../platform/database/database-errors';
import { currentRequestId } from '../platform/monitoring/request-id';
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
  extensions?: { code?: string; error?: StrapiError; requestId?: string };
}

/**
 * graphql-js ends a long list of wrong variables with this message. It has no code, so it would count as an internal
 * error.
 */
const TOO_MANY_WRONG_VARIABLES = 'Too many errors processing variables';

/** Does the same for GraphQL. Of an internal error, whose message and SQL Strapi includes, only the request id stays. */
function explain(formatted: FormattedError): void {
  const { message, extensions } = formatted;
  if (extensions?.code === 'INTERNAL_SERVER_ERROR') {
    if (message.startsWith(TOO_MANY_WRONG_VARIABLES)) extensions.code = 'BAD_USER_INPUT';
    else {
      delete extensions.error;
      extensions.requestId = currentRequestId();
    }
  }
  if (!extensions?.error) return;
  extensions.error = withCode(extensions.error);
  formatted.message = extensions.error.message;
}

interface Encountered {
  errors: readonly { originalError?: unknown }[];
  contextValue: { state: object };
}

interface WillSend {
  response: { body: { singleResult?: { errors?: readonly FormattedError[] } } };
}

/** Apollo plugin: explains errors, and notes a full disk, since Apollo answers every error of a resolver itself. */
export const graphqlErrors = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }: Encountered) {
        for (const { originalError } of errors) noteDiskFull(contextValue.state, originalError);
      },
      async willSendResponse({ response: { body } }: WillSend) {
        body.singleResult?.errors?.forEach(explain);
      },
    };
  },
};
