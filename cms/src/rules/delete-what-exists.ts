import { errors } from '@strapi/utils';
import { isOurs, type Rule } from './document-middleware';

/** Stock Strapi answers the deletion of something that was never there as done. */
export const deleteWhatExists: Rule = () => async (context, next) => {
  const result = await next();
  if (!isOurs(context) || context.action !== 'delete') return result;
  const { entries } = result as { entries?: unknown[] };
  if (!entries?.length) throw new errors.NotFoundError('There is no such item any more');
  return result;
};
