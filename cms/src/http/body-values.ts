import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { BODY_VALUES, TooMuch, weigh } from './value-limits';

const REST = /^\/api\//i;

/** A body nested thousands of levels deep would fill the stack of the rules behind. */
export default () => (ctx: Context, next: Next) => {
  if (!REST.test(ctx.path)) return next();
  try {
    weigh(ctx.request.body, BODY_VALUES);
  } catch (error) {
    if (error instanceof TooMuch) throw new errors.ValidationError(error.message);
    throw error;
  }
  return next();
};
