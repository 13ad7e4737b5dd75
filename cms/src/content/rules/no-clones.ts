import { refused } from './refused';
import type { Rule } from './rule';

/**
 * Refuses the panel's Duplicate: a copy passes no rule of its type, and would have the original's number, link or key.
 */
export const noClones: Rule = () => (context, next) => {
  if (context.action === 'clone') throw refused('DUPLICATE_NOT_OFFERED');
  return next();
};
