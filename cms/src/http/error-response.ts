import type { Context } from 'koa';

interface Refusal {
  status: number;
  name: string;
  /** Lets programs distinguish refusals with the same status */
  code?: string;
  message: string;
}

/** Answers with an error in the shape of Strapi's own errors, replacing any earlier response. */
export function answerError(ctx: Context, error: Refusal): void {
  ctx.status = error.status;
  ctx.body = { data: null, error };
}
