import type { Context, Next } from 'koa';
import { isUnfitValue, unfitValue } from '../platform/database/database-errors';

/**
 * Refuses a number or date that fits no column at routes without a rule for it, such as `/admin/users/99999999999999`.
 */
export default () => async (_ctx: Context, next: Next) => {
  try {
    await next();
  } catch (error) {
    throw isUnfitValue(error) ? unfitValue() : error;
  }
};
