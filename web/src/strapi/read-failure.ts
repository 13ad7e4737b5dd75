import { ClientError } from 'graphql-request';
import * as v from 'valibot';
import { MaintenanceMode, StrapiRefusal, StrapiUnavailable } from './failures';

/** The rule that refused something; Strapi's own refusals name none. */
const reason = {
  code: v.fallback(v.optional(v.string()), undefined),
  params: v.optional(v.unknown()),
};

const Problem = v.object({
  ...reason,
  path: v.fallback(v.union([v.string(), v.array(v.union([v.string(), v.number()]))]), ''),
  message: v.string(),
});

const Details = v.object({
  ...reason,
  errors: v.fallback(v.array(Problem), []),
  retryAfterSeconds: v.fallback(v.optional(v.number()), undefined),
});

const Extensions = v.object({
  code: v.fallback(v.string(), 'UNKNOWN'),
  error: v.fallback(v.optional(v.object({ details: v.fallback(v.optional(Details), undefined) })), undefined),
});

const GraphqlError = v.object({
  message: v.string(),
  extensions: v.fallback(Extensions, { code: 'UNKNOWN', error: undefined }),
});

const Maintenance = v.object({ error: v.object({ code: v.literal('MAINTENANCE'), message: v.string() }) });

/** Turns any error of a GraphQL request into one of the failures in `failures.ts`. */
export function readFailure(cause: unknown): Error {
  if (!(cause instanceof ClientError)) return unreachable(cause);
  const { status, errors, body, headers } = cause.response;
  const maintenance = v.safeParse(Maintenance, readJson(body));
  if (maintenance.success) return new MaintenanceMode(maintenance.output.error.message, { cause });

  const reference = headers?.get('x-request-id') ?? undefined;
  const first = v.safeParse(GraphqlError, errors?.[0]);
  const unavailable = (message: string) =>
    new StrapiUnavailable(message, { cause }, false, reference, first.success);
  if (status >= 500 || !first.success) {
    return unavailable(`The content server answered ${status}`);
  }
  const { code, error } = first.output.extensions;
  if (code === 'INTERNAL_SERVER_ERROR') return unavailable(first.output.message);
  const { errors: found = [], retryAfterSeconds, ...reason } = error?.details ?? {};
  const problems = found.map(({ path, ...problem }) => ({
    ...problem,
    path: Array.isArray(path) ? path.join('.') : path,
  }));
  return new StrapiRefusal(code, first.output.message, problems, retryAfterSeconds, reason);
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
