import type { Context } from 'koa';
import { platformRefusals } from '../platform/wording';
import type { RequestRefusals } from '../shared/refusal-params';
import { sentenceFor } from '../shared/refusals';
import { requestRefusals } from './wording';

const sentences = { ...platformRefusals, ...requestRefusals };

/** A refusal without an error that Strapi would answer with. */
export type Refusal = {
  [Code in keyof typeof sentences]: {
    status: number;
    name: string;
    code: Code;
  } & (Code extends keyof RequestRefusals ? { params: RequestRefusals[Code] } : { params?: undefined });
}[keyof typeof sentences];

/** Answers with an error in the shape of Strapi's own errors, replacing any earlier response. */
export function answerError(ctx: Context, { status, name, code, params: given }: Refusal): void {
  const params = given ?? {};
  const message = sentenceFor(sentences, { code, params }) ?? code;
  const details = { code, field: null, params, errors: [] };
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, code, message, details } };
}

/** Returns whether a GraphQL response contains an internal error. GraphQL answers 200 even when a resolver fails. */
export const hasInternalError = (body: unknown): boolean =>
  typeof body === 'string' && body.includes('"INTERNAL_SERVER_ERROR"');
