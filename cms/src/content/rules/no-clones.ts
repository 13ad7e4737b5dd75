import { errors } from '@strapi/utils';
import type { Rule } from './rule';

/** The panel offers to duplicate: a copy passes no rule of a type, and has the number, link or key that is another's. */
export const noClones: Rule = () => (context, next) => {
  if (context.action === 'clone')
    throw new errors.ValidationError('Entries are not duplicated here: please create a new one');
  return next();
};
