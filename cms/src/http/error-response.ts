import type { Context } from 'koa';
import { platformRefusals } from '../platform/wording';
import { type Sentences, sentenceFor } from '../shared/refusals';
import type { RequestRefusals } from '../shared/request-refusals';
import { requestRefusals } from './wording';

const sentences: Sentences<keyof RequestRefusals> = { ...platformRefusals, ...requestRefusals };

/** A refusal without an error that Strapi would answer with. */
export type Refusal = {
  [Code in keyof RequestRefusals]: {
    status: number;
    name: string;
    code: Code;
  } & (RequestRefusals[Code] extends null ? { params?: undefined } : { params: RequestRefusals[Code] });
}[keyof RequestRefusals];

/** Answers with an error in the shape of Strapi's own errors, replacing any earlier response. */
export function answerError(ctx: Context, { status, name, code, params: given }: Refusal): void {
  const params = given ?? {};
  const message = sentenceFor(sentences, { code, params }) ?? code;
  const details = { code, field: null, params, errors: [] };
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, code, message, details } };
}
