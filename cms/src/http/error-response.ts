import type { Context } from 'koa';

interface Refusal {
  status: number;
  name: string;
  /** What programs tell refusals of one status apart by */
  code?: string;
  message: string;
}

/** Answers in the shape of Strapi's own errors, whatever was to be answered before. */
export function answerError(ctx: Context, error: Refusal): void {
  ctx.status = error.status;
  ctx.body = { data: null, error };
}
