import { ClientError } from 'graphql-request';
import * as z from 'zod/mini';
import { MaintenanceMode, StrapiRefusal, StrapiUnavailable } from './failures';

const Problem = z.object({
  path: z.catch(z.union([z.string(), z.array(z.union([z.string(), z.number()]))]), ''),
  message: z.string(),
});

const Details = z.object({
  errors: z.catch(z.array(Problem), []),
  retryAfterSeconds: z.catch(z.optional(z.number()), undefined),
});

const Extensions = z.object({
  code: z.catch(z.string(), 'UNKNOWN'),
  error: z.catch(z.optional(z.object({ details: z.catch(z.optional(Details), undefined) })), undefined),
});

const GraphqlError = z.object({
  message: z.string(),
  extensions: z.catch(Extensions, { code: 'UNKNOWN', error: undefined }),
});

const Maintenance = z.object({ error: z.object({ code: z.literal('MAINTENANCE'), message: z.string() }) });

/** Turns whatever a GraphQL request threw into one of the typed failures of `failures.ts`. */
export function readFailure(cause: unknown): Error {
  if (!(cause instanceof ClientError)) return unreachable(cause);
  const { status, errors, body } = cause.response;
  const maintenance = Maintenance.safeParse(readJson(body));
  if (maintenance.success) return new MaintenanceMode(maintenance.data.error.message, { cause });

  const first = GraphqlError.safeParse(errors?.[0]);
  if (status >= 500 || !first.success) {
    return new StrapiUnavailable(`The content server answered ${status}`, { cause });
  }
  const { code, error } = first.data.extensions;
  if (code === 'INTERNAL_SERVER_ERROR') return new StrapiUnavailable(first.data.message, { cause });
  const problems = (error?.details?.errors ?? []).map(({ path, message }) => ({
    path: Array.isArray(path) ? path.join('.') : path,
    message,
  }));
  return new StrapiRefusal(code, first.data.message, problems, error?.details?.retryAfterSeconds);
}

function unreachable(cause: unknown) {
  const late = cause instanceof DOMException && cause.name === 'TimeoutError';
  const message = late ? 'The content server took too long' : 'The content server cannot be reached';
  return new StrapiUnavailable(message, { cause }, late);
}

function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
