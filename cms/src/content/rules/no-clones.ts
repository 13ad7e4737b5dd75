import { errors } from '@strapi/utils';
import type { Rule } from './rule';

/**
 * Refuses the panel's Duplicate: a copy passes no rule of its type, and would have the original's number, link or key.
 */
export const noClones: Rule = () => (context, next) => {
  if (context.action === 'clone')
    throw new errors.ValidationError('Entries are not duplicated here: please create a new one');
  return next();
};
